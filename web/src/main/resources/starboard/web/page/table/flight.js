/** What moves across the table while a beat is told: from a bag or deck to the strip, from place to place, from the strip to the mat. */

const STILL = matchMedia('(prefers-reduced-motion: reduce)');

const MOVE = 220;
const DRAW = 360;
const WOUND = 280;

/** A way of more links than this is gone straight. */
const LINKS = 3;

/** How long the trace of what moved stays. */
const TRACE = 1500;

/** Where a thing is drawn, or what it lies in; null if nowhere. */
function placeOf(root, id, things) {
  for (const one of [id, ...(things.get(id)?.inside ?? []).map((around) => around.id)]) {
    const seen = [...root.querySelectorAll(`[data-thing="${CSS.escape(one)}"]`)].find((element) => element.checkVisibility?.() ?? true);
    const box = seen?.getBoundingClientRect();
    if (box?.width) return middle(box);
  }
  return null;
}

const middle = ({left, top, width, height}) => [left + width / 2, top + height / 2];

/** The places of a map on the shortest way between two of them, both included. */
export function way(map, from, to) {
  const before = new Map([[from, null]]);
  for (const at of before.keys()) {
    if (at === to) break;
    for (const link of map.links) {
      const there = link.from === at ? link.to : link.to === at ? link.from : null;
      if (there !== null && !before.has(there)) before.set(there, at);
    }
  }
  const path = [];
  for (let at = before.has(to) ? to : null; at !== null; at = before.get(at)) path.unshift(at);
  return path.length > 1 && path.length <= LINKS + 1 ? path : [from, to];
}

/**
 * Lets what a beat moves be seen; nothing moves where motion is not wanted, and nothing is lost by it: what was touched keeps its line.
 *
 * @param {HTMLElement} strip
 * @param {import('./beats.js').Told} told
 * @param {import('../scene/scene.js').Things} things
 */
export function fly(strip, {row, kind}, things) {
  const root = /** @type {HTMLElement} */ (strip.closest('.table'));
  const {beat} = row;
  const present = strip.querySelector('[data-present] .pic, [data-present] .art');
  if (!root || !beat || !present) return;
  clear(root);
  const here = middle(present.getBoundingClientRect());
  const at = (id) => (id ? placeOf(root, id, things) : null);
  const map = things.get(beat.from)?.inside.find((around) => around.kind === 'map');
  const mapped = map && map.nodes.some(({id}) => id === beat.from) && map.nodes.some(({id}) => id === beat.to);
  const stops = kind === 'draw' ? [at(beat.from), here]
    : kind === 'wound' ? [here, at(beat.to) ?? (beat.on ?? []).map(at).find(Boolean)]
      : mapped ? way(map, beat.from, beat.to).map(at) : [at(beat.from) ?? (beat.to ? here : null), at(beat.to)];
  const points = /** @type {[number, number][]} */ (stops.filter(Boolean));
  if (points.length < 2) return;
  trace(root, points, kind);
  if (!STILL.matches) go(root, present, points, kind === 'wound' ? WOUND : mapped ? MOVE * (points.length - 1) : DRAW);
}

/** Takes away what the last beat left. */
export function clear(root) {
  for (const old of root.querySelectorAll('.flown')) old.remove();
}

function trace(root, points, kind) {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('class', `flown trace ${kind}`);
  drawing.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
  const frame = root.getBoundingClientRect();
  line.setAttribute('points', points.map(([x, y]) => `${x - frame.left},${y - frame.top}`).join(' '));
  drawing.append(line);
  root.append(drawing);
  setTimeout(() => drawing.remove(), TRACE + DRAW);
}

function go(root, present, points, time) {
  const flier = document.createElement('span');
  flier.className = 'flown flier';
  flier.setAttribute('aria-hidden', 'true');
  flier.append(...[...present.childNodes].filter((node) => node.nodeType === 1).map((node) => node.cloneNode(true)));
  root.append(flier);
  const frame = root.getBoundingClientRect();
  const frames = points.map(([x, y]) => ({transform: `translate(${x - frame.left - 20}px, ${y - frame.top - 20}px)`}));
  const flight = flier.animate(frames, {duration: time, easing: 'cubic-bezier(.2,.7,.2,1)'});
  flight.onfinish = () => flier.remove();
}
