/* A card in full size beside the card or strip that a pointer, the focus or a finger rests on. */

const table = document.querySelector("[data-zoom]");
const drawn = new Map();
const place = document.createElement("div");
place.className = "zoom";
place.popover = "manual";
place.setAttribute("aria-hidden", "true");
document.documentElement.append(place);
let wanted = null;
let timer = 0;
let pressed = false;

async function drawing(id) {
  if (!drawn.has(id)) {
    const response = await fetch(table.dataset.zoom + encodeURIComponent(id), { headers: { accept: "text/html" } });
    if (!response.ok) return "";
    drawn.set(id, await response.text());
  }
  return drawn.get(id);
}

async function show(element) {
  const html = await drawing(element.dataset.card).catch(() => "");
  if (!html || wanted !== element || !element.isConnected) return;
  place.innerHTML = html;
  place.showPopover();
  const box = element.getBoundingClientRect();
  const { width, height } = place.getBoundingClientRect();
  const above = box.height > 100 && box.top >= height + 16;
  const beside = box.right + 12 + width <= innerWidth ? box.right + 12 : box.left - 12 - width;
  const left = above ? box.left + box.width / 2 - width / 2 : beside;
  const top = above ? box.top - height - 8 : box.top + box.height / 2 - height / 2;
  place.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
  place.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
}

function want(element, pause) {
  if (element === wanted) return;
  hide();
  if (!element) return;
  wanted = element;
  timer = setTimeout(() => show(element), pause);
}

function hide() {
  clearTimeout(timer);
  wanted = null;
  if (place.matches(":popover-open")) place.hidePopover();
}

const card = (event) => (event.target instanceof Element ? event.target.closest("[data-card]") : null);

document.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") want(card(event), 450); });
document.addEventListener("focusin", (event) => {
  const element = card(event);
  want(element?.matches(":focus-visible, :has(:focus-visible)") ? element : null, 700);
});
document.addEventListener("pointerdown", (event) => {
  pressed = false;
  hide();
  const element = event.pointerType === "mouse" ? null : card(event);
  if (!element) return;
  wanted = element;
  timer = setTimeout(() => {
    pressed = true;
    show(element);
  }, 450);
});
for (const end of ["pointerup", "pointercancel", "keydown"]) document.addEventListener(end, (event) => { if (event.pointerType !== "mouse") hide(); });
document.addEventListener("scroll", hide, { capture: true, passive: true });
document.addEventListener("contextmenu", (event) => { if (pressed) event.preventDefault(); });
document.addEventListener("click", (event) => {       // lifting the finger after a long look chooses nothing
  hide();
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
