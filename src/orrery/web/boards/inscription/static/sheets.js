/* One sheet is in front: the one that the question is about, or the one that the reader has chosen since. */

import { toast } from "../site.js";

const main = document.getElementById("main");
let turn = "";
let chosen = "";
let offered = "";

const tabs = () => document.getElementById("r-tabs");

function show() {
  const nav = tabs();
  if (!nav) return;
  if (nav.dataset.turn !== turn) {  /* another question, another sheet */
    turn = nav.dataset.turn;
    chosen = "";
  }
  const front = chosen || nav.dataset.front;
  main.dataset.front = front;
  for (const tab of nav.querySelectorAll("[data-sheet]")) tab.setAttribute("aria-pressed", String(tab.dataset.sheet === front));
  reveal(document.querySelector(`#r-sheet-${front} .isheet__draw`));
}

/* On a phone a sheet is wider than its window: what can be chosen comes into sight, between the question and the tabs.
   Up and down only for a new question: whatever others do, the page stays where its reader is. */
function reveal(box) {
  if (!box || box.scrollWidth <= box.clientWidth) return;
  const lit = [...box.querySelectorAll(".tg__b.is-legal")];
  const names = lit.map((place) => place.textContent).join();
  const fresh = names !== offered;
  offered = names;
  if (!lit.length) return;
  const frame = box.getBoundingClientRect();
  const top = fresh ? document.getElementById("r-prompt").getBoundingClientRect().bottom : -Infinity;
  const bottom = fresh ? document.querySelector(".tabbar").getBoundingClientRect().top : Infinity;
  const inSight = (place) => place.left >= frame.left && place.right <= frame.right && place.top >= top && place.bottom <= bottom;
  if (lit.some((place) => inSight(place.getBoundingClientRect()))) return;
  if (fresh) lit[0].scrollIntoView({ block: "center", inline: "center" });
  else box.scrollLeft += lit[0].getBoundingClientRect().left - frame.left - frame.width / 2;
}

function bring(sheet) {
  chosen = sheet;
  show();
}

document.addEventListener("click", (event) => {
  const tab = event.target.closest("[data-sheet]");
  if (tab) bring(tab.dataset.sheet);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, textarea, select")) return;
  const digit = event.shiftKey && /^Digit([1-4])$/.exec(event.code);
  if (digit) {
    bring(tabs()?.querySelectorAll("[data-sheet]")[Number(digit[1]) - 1]?.dataset.sheet ?? "");
    event.preventDefault();
    return;
  }
  /* A key printed on a sheet that is not in front brings it there; the table does the rest. */
  const key = event.key.length === 1 ? event.key.toLowerCase() : "";
  const target = key && document.querySelector(`.front [data-key="${CSS.escape(key)}"]`);
  if (target && !target.checkVisibility()) bring(target.closest(".front").id.replace("r-sheet-", ""));
}, { capture: true });

/* A finger cannot rest on a place to read its name: it taps. */
const touch = matchMedia("(hover: none)");
document.addEventListener("click", (event) => {
  if (touch.matches) toast(event.target.closest(".names > *")?.textContent);
});

/* ---- the sheets of another player, over the table; without this script the link leads to a page of their own */

const dialog = document.getElementById("lookat");
let address = "";

async function look() {
  const response = await fetch(address, { headers: { accept: "text/html" } }).catch(() => null);
  if (!response?.ok) return false;
  const holder = document.createElement("template");
  holder.innerHTML = await response.text();
  const close = document.createElement("button");
  close.className = "btn btn--ghost btn--icon lookat__close";
  close.type = "button";
  close.textContent = "×";
  close.setAttribute("aria-label", dialog.dataset.close);
  close.addEventListener("click", () => dialog.close());
  dialog.replaceChildren(close, holder.content);
  return true;
}

document.addEventListener("click", async (event) => {
  const link = event.target.closest("a[data-look-at]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const to = new URL(link.href);
  to.searchParams.set("part", "true");
  address = to.href;
  if (!await look()) toast(document.body.dataset.failed);
  else if (!dialog.open) dialog.showModal();
});
dialog?.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });

document.addEventListener("swapped", () => {
  show();
  if (dialog?.open) look();
});
show();
