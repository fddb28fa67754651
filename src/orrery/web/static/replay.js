/* The replay: one position after another, fetched as regions. Without this script every move is a link. */

import { swap } from "./swap.js";
import { toast } from "./site.js";

const root = document.querySelector("[data-replay]");
const scrub = document.getElementById("scrub");
const player = document.querySelector("[data-go=play]");
const stops = JSON.parse(root.dataset.stops);   /* numbers of the moves, in order */
const rounds = JSON.parse(root.dataset.rounds); /* the first number of every round */
const last = Number(root.dataset.last);
let at = Number(root.dataset.at);
const eyes = root.dataset.eyes;
let timer = 0;
let fetching = null;

const next = (list) => list.find((n) => n > at) ?? last;
const previous = (list) => list.findLast((n) => n < at) ?? 0;
const MOVES = {
  first: () => 0,
  "round-back": () => previous(rounds),
  back: () => previous(stops),
  forward: () => next(stops),
  "round-forward": () => next(rounds),
  last: () => last,
};

function address(path) {
  const to = new URL(path, location.href);
  to.searchParams.set("eyes", eyes);
  return to;
}

async function show(number) {
  at = Math.max(0, Math.min(last, number));
  scrub.value = String(at);
  fetching?.abort();
  const mine = new AbortController();
  fetching = mine;
  try {
    const response = await fetch(address(`${root.dataset.replay}/at/${at}`), { signal: mine.signal });
    if (!response.ok) throw new Error(String(response.status));
    draw(await response.json());
  } catch (error) {
    if (error.name === "AbortError") return;
    stop();
    toast(root.dataset.failed);
  }
}

function draw(message) {
  const link = address(root.dataset.replay);
  link.searchParams.set("at", String(at));
  history.replaceState(null, "", link);
  swap(message.regions, () => {
    scrub.value = String(at);
    scrub.setAttribute("aria-valuetext", message.now || String(at));
    root.style.setProperty("--at", String(last ? at / last : 0));
    for (const field of document.querySelectorAll("[data-number]")) field.value = String(at);
    markMove();
  });
}

function markMove() {
  const now = stops.findLast((n) => n <= at);
  for (const old of document.querySelectorAll(".moves .is-now")) {
    old.classList.remove("is-now");
    old.firstElementChild.removeAttribute("aria-current");
  }
  const item = document.getElementById(`move-${now}`);
  if (!item) return;
  item.classList.add("is-now");
  item.firstElementChild.setAttribute("aria-current", "step");
  const list = item.parentElement;
  list.scrollTop = item.offsetTop - list.clientHeight / 2;
}

/* ---- playing */

function speed() {
  return Number(document.querySelector("input[name=speed]:checked")?.value ?? 1);
}

function tick() {
  if (at >= last) {
    stop();
    return;
  }
  show(next(stops));
  timer = setTimeout(tick, 1600 / speed());
}

function stop() {
  clearTimeout(timer);
  timer = 0;
  player.setAttribute("aria-pressed", "false");
  player.setAttribute("aria-label", player.dataset.play);
}

function play() {
  if (timer) {
    stop();
    return;
  }
  player.setAttribute("aria-pressed", "true");
  player.setAttribute("aria-label", player.dataset.pause);
  if (at >= last) at = 0;
  tick();
}

function go(way) {
  if (way === "play") {
    play();
    return;
  }
  stop();
  show(MOVES[way]());
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-go]");
  if (button) {
    event.preventDefault();
    go(button.dataset.go);
    return;
  }
  const move = event.target.closest("a[data-at]");
  if (!move || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stop();
  show(Number(move.dataset.at));
});

scrub.addEventListener("input", () => {
  stop();
  show(Number(scrub.value));
});

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || !(event.key in KEYS)) return;
  if (event.target.closest("input:not([type=range]), textarea, select, dialog")) return;
  if (event.key === " " && event.target.closest("button, a, summary")) return;
  event.preventDefault();
  const way = KEYS[event.key];
  go(event.shiftKey && event.key.startsWith("Arrow") ? `round-${way}` : way);
});

markMove();
