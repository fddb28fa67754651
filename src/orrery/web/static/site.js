/* What every page does: menus, theme and language at once, copying, leaving no form sent twice. */

const root = document.documentElement;

/* A message that comes and goes; screen readers hear it. */
let fading = 0;
export function toast(text) {
  const place = document.getElementById("toast");
  if (!place || !text) return;
  place.textContent = text;
  place.hidden = false;
  place.popover = "manual";  /* anew each time, to lie over whatever has opened since */
  if (place.matches(":popover-open")) place.hidePopover();
  place.showPopover();
  clearTimeout(fading);
  fading = setTimeout(() => { place.hidden = true; }, 7000);
}

/* What the server had to say with the page goes as well. */
const greeting = document.getElementById("toast");
if (greeting && !greeting.hidden) toast(greeting.textContent);

export function say(text) {
  const place = document.getElementById("said");
  if (place && text && place.textContent !== text) place.textContent = text;
}

/* Menus close when one clicks elsewhere or presses Esc. */
function closeMenus(except = null) {
  let closed = null;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (menu === except) continue;
    menu.open = false;
    closed = menu;
  }
  return closed;
}

document.addEventListener("click", (event) => closeMenus(event.target.closest("details.menu")));
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  const menu = closeMenus();
  if (!menu) return;
  menu.querySelector("summary").focus();
  event.stopImmediatePropagation();
}, { capture: true });

/* Looks change on the spot; a language needs the page again. */
async function change(form, button) {
  const fields = new URLSearchParams(new FormData(form, button));
  const done = await fetch(form.action, { method: "POST", body: fields, redirect: "manual" }).then(() => true, () => false);
  if (!done) {
    form.submit();
    return;
  }
  if (fields.has("language") && fields.get("language") !== root.lang) {
    location.reload();
    return;
  }
  wear(fields);
  if (button) for (const item of form.querySelectorAll("[aria-pressed]")) item.setAttribute("aria-pressed", String(item === button));
  closeMenus()?.querySelector("summary").focus();
  const saved = form.querySelector("[data-saved]");
  if (saved) {
    saved.hidden = false;
    setTimeout(() => { saved.hidden = true; }, 2500);
  }
}

function wear(fields) {
  const put = (name, value, none) => {
    if (value === null) return;
    if (value === none) delete root.dataset[name];
    else root.dataset[name] = value;
  };
  put("theme", fields.get("theme"), "auto");
  put("motion", fields.get("motion"), "auto");
  put("notify", fields.get("notify"), "off");
  put("chances", fields.get("chances"), "on");
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("[data-look]")) {
    event.preventDefault();
    change(form, event.submitter);
  } else if (form.method === "post") {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = "yes";
  }
});
addEventListener("pageshow", () => {
  for (const form of document.querySelectorAll("form[data-sent]")) delete form.dataset.sent;
});

document.addEventListener("change", async (event) => {
  const input = event.target;
  if (input.name === "notify" && input.value === "on" && input.checked && "Notification" in window) {
    const allowed = await Notification.requestPermission();
    const no = input.form.querySelector("[data-denied]");
    if (no) no.hidden = allowed === "granted";
  }
  const form = input.closest("form[data-look]");
  if (form && input.type === "radio") change(form, null);
});

/* A file that the server would turn away is not sent at all. */
document.addEventListener("change", (event) => {
  const input = event.target;
  if (!input.dataset.most) return;
  input.setCustomValidity([...input.files].some((file) => file.size > Number(input.dataset.most)) ? input.dataset.big : "");
  input.reportValidity();
});

/* Copy a link, or share it where the system can. */
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field?.select?.();
  const text = field ? field.value : location.href;
  const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(() => true, () => document.execCommand("copy"));
  if (done) toast(button.dataset.done);
});

for (const extra of document.querySelectorAll("[data-script-only]")) extra.hidden = false;
