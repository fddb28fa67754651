/* Puts fresh regions in place of old ones, inside a View Transition, without losing focus, scrolling or typing. */

const calm = matchMedia("(prefers-reduced-motion: reduce)");
let running = null;
let waiting = null;

function isCalm() {
  return calm.matches || document.documentElement.dataset.motion === "reduce";
}

/* regions: id -> HTML. While one transition runs, later regions are gathered and follow together. */
export function swap(regions, then = () => {}) {
  if (running) {
    waiting = { regions: { ...waiting?.regions, ...regions }, then };
    return;
  }
  const change = () => {
    replaceAll(regions);
    then();
  };
  if (isCalm() || !document.startViewTransition || document.hidden) {
    change();
    return;
  }
  running = document.startViewTransition(change);
  running.ready.catch(() => {});
  running.finished.catch(() => {}).finally(() => {
    running = null;
    if (waiting) {
      const next = waiting;
      waiting = null;
      swap(next.regions, next.then);
    }
  });
}

function replaceAll(regions) {
  const focus = remembered();
  const lost = [];
  for (const [id, html] of Object.entries(regions)) {
    const old = document.getElementById(id);
    if (!old) continue;
    const holder = document.createElement("template");
    holder.innerHTML = html;
    const fresh = holder.content.firstElementChild;
    if (!fresh || fresh.isEqualNode(old)) continue;
    if (old.contains(document.activeElement)) lost.push(id);
    keep(old, fresh);
    old.replaceWith(fresh);
    settle(old, fresh);
  }
  if (lost.length) refocus(focus, lost[0]);
  document.dispatchEvent(new Event("swapped"));
}

function remembered() {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const region = at.closest("[id^=r-]");
  const path = region ? place(at, region) : null;
  return { id: at.id, token: at.dataset.token, region: region?.id, path, start: at.selectionStart, end: at.selectionEnd };
}

function refocus(focus, region) {
  let target = focus?.id ? document.getElementById(focus.id) : null;
  if (!target && focus?.token) target = document.querySelector(`[data-token="${CSS.escape(focus.token)}"]`);
  if (!target && focus?.path) target = found(focus.path, document.getElementById(focus.region));
  if (!target) target = document.querySelector("[data-focus]") || document.getElementById("r-prompt") || document.getElementById(region);
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (typeof focus?.start === "number" && target.setSelectionRange) target.setSelectionRange(focus.start, focus.end);
}

/* Menus and fields mostly have no id: they are found again by what they are and which of its kind. */
function place(element, region) {
  if (!element.matches("summary, details, input, textarea, select, [data-act]")) return null;
  const kind = element.dataset.act ? `[data-act="${element.dataset.act}"]` : element.tagName + (element.name ? `[name="${element.name}"]` : "");
  return { kind, index: [...region.querySelectorAll(kind)].indexOf(element) };
}

function found(path, region) {
  return region && path.index >= 0 ? region.querySelectorAll(path.kind)[path.index] : null;
}

/* What a reader has typed or opened stays. */
function keep(old, fresh) {
  for (const thing of old.querySelectorAll("input:not([type=hidden]), textarea, details")) {
    const twin = thing.id ? fresh.querySelector(`#${CSS.escape(thing.id)}`) : found(place(thing, old), fresh);
    if (!twin) continue;
    if (thing.tagName === "DETAILS") twin.open = thing.open;
    else twin.value = thing.value;
  }
}

/* Scrolled areas stay where they were; those marked data-end follow their end unless the reader has scrolled away. */
const places = new WeakMap();

function note(area) {
  places.set(area, area.scrollHeight - area.scrollTop - area.clientHeight < 24);
}

function settle(old, fresh) {
  const areas = (root) => [root, ...root.querySelectorAll(".scroll[id]")].filter((area) => area.matches(".scroll[id]"));
  for (const area of areas(old)) {
    const twin = area.id === fresh.id ? fresh : fresh.querySelector(`#${CSS.escape(area.id)}`);
    if (!twin) continue;
    const atEnd = places.get(area) ?? true;
    if (twin.hasAttribute("data-end") && atEnd) twin.scrollTop = twin.scrollHeight;
    else twin.scrollTo(seen.get(area.id)?.left ?? 0, seen.get(area.id)?.top ?? 0);
  }
}

const seen = new Map();
document.addEventListener("scroll", (event) => {
  const area = event.target;
  if (area instanceof Element && area.id) {
    seen.set(area.id, { left: area.scrollLeft, top: area.scrollTop });
    note(area);
  }
}, { capture: true, passive: true });

export function toEnds(root = document) {
  for (const area of root.querySelectorAll(".scroll[data-end]")) area.scrollTop = area.scrollHeight;
}
