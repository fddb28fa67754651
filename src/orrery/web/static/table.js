/* A table that stays fresh: what others do appears, a click on an option answers. Words come from the server. */

import { swap, toEnds } from "./swap.js";
import { say, toast } from "./site.js";

const root = document.body;
const touch = matchMedia("(hover: none)");
const at = (name) => root.dataset[name] || `/tables/${root.dataset.table}/${name}`;
let number = Number(root.dataset.number || 0);
let turn = root.dataset.turn === "true";
let sending = false;

/* ---- what the server sends */

function receive(message) {
  if (message.number < number) return;
  if (document.querySelector(".curtain") && !message.regions.main) {  // it opens: behind it there is no table yet
    location.reload();
    return;
  }
  const fresh = message.number > number;
  number = message.number;
  root.dataset.number = String(number);
  if (fresh) sending = false;
  if (message.regions["r-prompt"] || message.regions.main) forget();  // at a desk of one's own others' answers change nothing
  if (message.title) document.title = message.title;
  swap(message.regions);
  if (message.said) say(message.said);
  if (message.turn && !turn) callBack(message.title);
  turn = Boolean(message.turn);
  root.dataset.turn = String(turn);
}

function callBack(title) {
  if (!document.hidden || document.documentElement.dataset.notify !== "on") return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { tag: root.dataset.table, icon: document.querySelector("link[rel=icon]")?.href });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/* ---- the connection: tries again after 0.5 s, 1 s, 2 s ... 15 s, and then asks for everything */

const banner = document.getElementById("lost");
let socket = null;
let tries = 0;
let timer = 0;

function connect() {
  clearTimeout(timer);
  const address = new URL(at("live"), location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(address);
  socket.addEventListener("open", () => {
    tries = 0;
    if (banner) banner.hidden = true;
    root.removeAttribute("data-lost");
    socket.send(JSON.stringify({ ask: "state" }));
  });
  socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
  socket.addEventListener("close", lost);
}

let leaving = false;
addEventListener("pagehide", () => { leaving = true; });
addEventListener("pageshow", (event) => {
  leaving = false;
  if (event.persisted) again();
});

function lost() {
  if (leaving) return;
  if (tries > 0 || !document.hidden) {
    if (banner) banner.hidden = false;
    root.dataset.lost = "yes";
  }
  sending = false;
  const pause = Math.min(15000, 500 * 2 ** tries) * (0.75 + Math.random() / 2);
  tries += 1;
  clearTimeout(timer);
  timer = setTimeout(connect, pause);
}

function again() {
  if (socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
  connect();
}
addEventListener("online", again);
document.addEventListener("visibilitychange", () => { if (!document.hidden) again(); });
banner?.querySelector("button")?.addEventListener("click", again);

/* ---- answering */

function refuse(text) {
  sending = false;
  root.removeAttribute("aria-busy");
  toast(text);
}

async function post(address, body) {
  if (sending) return;
  sending = true;
  root.setAttribute("aria-busy", "true");
  if (root.dataset.viewer) body.seat = Number(root.dataset.viewer);
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) refuse((await response.json()).error);
  } catch {
    refuse(root.dataset.failed);
  }
  sending = false;
  root.removeAttribute("aria-busy");
}

/* ---- hints: the best options are marked where they stand, and listed with the reason */

const hints = document.getElementById("hints");

function forget() {
  hints.hidden = true;
  for (const marked of document.querySelectorAll("[data-hint]")) delete marked.dataset.hint;
}

async function hint() {
  if (sending) return;
  sending = true;
  root.setAttribute("aria-busy", "true");
  const address = new URL(at("hints"), location.href);
  if (root.dataset.viewer) address.searchParams.set("seat", root.dataset.viewer);
  try {
    const response = await fetch(address, { headers: { accept: "application/json" } });
    const found = await response.json();
    if (!response.ok) refuse(found.error || root.dataset.failed);
    else mark(found.filter((one) => document.querySelector(`[data-token="${CSS.escape(one.token)}"]`)));
  } catch {
    refuse(root.dataset.failed);
  }
  sending = false;
  root.removeAttribute("aria-busy");
}

function mark(found) {
  hints.replaceChildren(...found.map((one, place) => {
    const target = document.querySelector(`[data-token="${CSS.escape(one.token)}"]`);
    const marked = target?.checkVisibility() ? target : target?.closest("[popover]") && document.querySelector(`[popovertarget="${target.closest("[popover]").id}"]`);
    if (marked) marked.dataset.hint = String(place + 1);
    const line = document.createElement("li");
    const button = document.createElement("button");
    const why = document.createElement("span");
    button.className = "btn btn--sm";
    button.dataset.token = one.token;
    button.textContent = one.label;
    why.textContent = one.why;
    line.append(button, why);
    return line;
  }));
  hints.hidden = false;
}

function choose(element) {
  if (element.getAttribute("aria-disabled") === "true") {
    const why = document.getElementById(element.getAttribute("aria-describedby"))?.lastChild.textContent;
    if (touch.matches || !why) toast(why || element.title);
    else say(why);
    return;
  }
  const api = `/api/tables/${root.dataset.table}`;
  if (element.dataset.act === "undo") post(`${api}/undo`, {});
  else post(`${api}/answers`, { number, token: element.dataset.token });
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-act=hint]")) {
    if (hints.hidden) hint();
    else forget();
    return;
  }
  const element = event.target.closest("[data-token], [data-act=undo]");
  if (!element) return;
  event.preventDefault();
  element.closest("[popover]")?.hidePopover();
  choose(element);
});

/* ---- table talk: said without leaving the page */

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!form.action.endsWith("/talk")) return;
  event.preventDefault();
  delete form.dataset.sent;
  const field = form.elements.text;
  const body = new URLSearchParams(new FormData(form));
  const done = await fetch(form.action, { method: "POST", body, redirect: "manual" }).then((response) => response.status < 400, () => false);
  if (!done) toast(root.dataset.failed);
  else if (body.get("text") === field.value) clear(field.name);
});

function clear(name) {
  for (const field of document.querySelectorAll(`form[action$="/talk"] [name="${name}"]`)) field.value = "";
}

/* ---- keys: what is printed on a target chooses it; Esc goes back, U takes back, L the log, ? the rules */

const ACTS = { u: "undo", l: "log", "?": "rules", h: "hint" };

function typing(target) {
  return target.closest("input:not([type=radio]):not([type=checkbox]):not([type=range]), textarea, select, [contenteditable]");
}

function shown(selector) {
  return [...document.querySelectorAll(selector)].find((element) => element.checkVisibility());
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  if (typing(event.target) || document.querySelector("dialog[open]:modal")) return;
  if (event.key === "Escape" && document.querySelector("[popover]:not([popover=manual]):popover-open")) return;
  if (event.key === "Escape" && !hints.hidden) {
    forget();
    return;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const target = event.key === "Escape"
    ? shown('[data-act="undo"]')
    : shown(`[data-key="${CSS.escape(key)}"], [data-key="${CSS.escape(key.toUpperCase())}"]`) || (ACTS[key] && shown(`[data-act="${ACTS[key]}"]`));
  if (!target) return;
  event.preventDefault();
  const pressed = target.closest("button, a, summary, [role=button], [data-token]") || target;
  pressed.focus({ preventScroll: key !== "l" });
  pressed.click();
});

document.addEventListener("toggle", (event) => {
  if (event.newState === "open") toEnds(event.target);
}, { capture: true });

toEnds();
connect();
