/**
 * Where a map's places come to lie in their pane. Positions may stretch, links and neighbours never: a wide pane keeps the
 * board as it is, a tall one turns it nose up; places that would overlap are pushed apart.
 */

import {styled} from '../scene/styles.js';
import {framesOf, isSpotted} from './map-areas.js';
import {exitWidth} from './map-spot.js';
import {Taken} from './map-taken.js';

/**
 * @typedef {{tall: boolean, spots: boolean, near: boolean, exits: Map<string, string>, width: number, height: number, tile: {w: number, h: number, cut: number},
 *   pill: {w: number, h: number}, at: Map<string, [number, number]>, aside: Map<string, number>, taken: Taken,
 *   chips: Map<string, [number, number]>, signs: Map<string, [number, number][]>, frames: Map<string, import('./map-taken.js').Box>,
 *   fit: (point: [number, number]) => [number, number]}} Layout
 *   near: only one area of a map of spots is drawn, with the names of its places; exits: what is written on the places beyond it; frames: round the places of each area;
 *   chips: where the numbers of the hidden ways of a place stand; signs: where those of a way do
 * @param {import('./map-areas.js').Drawn} map
 * @returns {Layout}
 */
export function layOut(map, width, height) {
  const spots = isSpotted(map);
  const near = Boolean(map.area);
  const tall = !near && height > width * 0.72 && map.width > map.height;
  const tile = size(width, height, tall, spots, near);
  const pill = tall ? {w: 48, h: 21} : {w: tile.w + 42, h: 26};
  const turn = ([x, y]) => (tall ? [y, x] : [x, y]);
  const points = map.nodes.map((node) => turn(node.at));
  const pad = near ? {x: 4, top: 4, bottom: 18} : spots ? {x: 10, top: 20, bottom: 12} : tall ? {x: 7, top: 12, bottom: 14} : {x: 22, top: 22, bottom: 24};
  const even = spots && !near ? EVEN : 0;
  const across = scale(points.map((p) => p[0]), pad.x + tile.w / 2, width - pad.x - tile.w / 2, even);
  const down = scale(points.map((p) => p[1]), pad.top + tile.h / 2, height - pad.bottom - tile.h / 2, even / 2);
  /** @returns {[number, number]} */
  const fit = (point) => {
    const [x, y] = turn(point);
    return [across(x), down(y)];
  };
  const boxes = map.nodes.map((node) => {
    const [x, y] = fit(node.at);
    const [w, h] = styled(node, 'technical') ? [pill.w, pill.h] : map.exits?.has(node.id) ? [exitWidth(map.exits.get(node.id)), tile.h] : [tile.w, tile.h];
    return {id: node.id, x, y, w, h};
  });
  spread(boxes, width, height, pad, near ? {x: 6, y: 18} : spots ? {x: 5, y: 5} : tall ? {x: 10, y: 15} : {x: 25, y: 17});
  const at = /** @type {Map<string, [number, number]>} */ (new Map(boxes.map(({id, x, y}) => [id, [x, y]])));
  return {tall, spots, near, exits: map.exits ?? new Map(), frames: spots ? framesOf(map, at, tile) : new Map(), width, height, tile, pill, fit, at, taken: new Taken(width, height), chips: new Map(), signs: new Map(), aside: asides(map.links, spots ? 8 : tall ? 19 : 28)};
}

/** What each place of a wide map needs of its height. */
const ROW = 14;

/**
 * How large a map must be at least for its places to be read; the pane it lies in may be smaller.
 *
 * @returns {[number, number]}
 */
export function leastGround(map, width, height) {
  if (isSpotted(map)) return [0, 0];
  if (map.nodes.length < 12) return [0, 0];
  return width < 760 ? [540, 640] : [960, Math.max(350, ROW * map.nodes.length)];
}

/** How far links between the same two places lie beside the line between them. */
function asides(links, gap) {
  const ends = ({from, to}) => [from, to].sort().join(' ');
  const groups = Map.groupBy(links, ends);
  return new Map(links.map((link) => {
    const group = groups.get(ends(link));
    const turned = link.from < link.to ? 1 : -1;
    return [link.id, turned * gap * (group.indexOf(link) - (group.length - 1) / 2)];
  }));
}

function size(width, height, tall, spots, near) {
  if (near) return {w: 54, h: 26, cut: 13};
  if (spots) return {w: 50, h: 21, cut: 10.5};
  if (tall) return {w: Math.max(60, Math.min(96, (width - 60) / 5)), h: Math.max(32, Math.min(56, (height - 140) / 8)), cut: 7};
  return {w: Math.max(72, Math.min(126, width / 9.7)), h: Math.max(54, Math.min(66, height / 7)), cut: 11};
}

/** How much a map of spots gives crowded parts more room than empty ones, from not at all to as many spots as there are. */
const EVEN = 0.55;

/**
 * Takes the least of these numbers to one end and the greatest to the other: in a straight line, or the more even the more room for
 * where many of them are.
 */
function scale(numbers, from, to, even) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const least = sorted[0];
  const span = sorted.at(-1) - least;
  if (span === 0) return () => (from + to) / 2;
  const rank = (number) => (sorted.filter((one) => one < number).length + sorted.filter((one) => one <= number).length) / (2 * sorted.length);
  return (number) => from + ((1 - even) * ((number - least) / span) + even * rank(number)) * (to - from);
}

function spread(boxes, width, height, pad, gap) {
  for (let round = 0; round < 240; round++) {
    let moved = false;
    for (let i = 0; i < boxes.length; i++) {
      for (let j = i + 1; j < boxes.length; j++) if (part(boxes[i], boxes[j], gap)) moved = true;
    }
    for (const box of boxes) {
      box.x = Math.min(Math.max(box.x, pad.x + box.w / 2), width - pad.x - box.w / 2);
      box.y = Math.min(Math.max(box.y, pad.top + box.h / 2), height - pad.bottom - box.h / 2);
    }
    if (!moved) return;
  }
}

/** Pushes two boxes apart along the axis on which they overlap least. */
function part(a, b, gap) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const overX = (a.w + b.w) / 2 + gap.x - Math.abs(dx);
  const overY = (a.h + b.h) / 2 + gap.y - Math.abs(dy);
  if (overX <= 0.5 || overY <= 0.5) return false;
  if (overX < overY * 1.4) {
    const push = (overX / 2) * (dx < 0 ? -1 : 1) * 0.5;
    a.x -= push;
    b.x += push;
  } else {
    const push = (overY / 2) * (dy < 0 ? -1 : 1) * 0.5;
    a.y -= push;
    b.y += push;
  }
  return true;
}

/**
 * Where the line from one place towards another leaves its plate.
 *
 * @returns {[number, number]}
 */
export function edge([ax, ay], [bx, by], tile) {
  const dx = bx - ax;
  const dy = by - ay;
  const share = Math.min((tile.w / 2) / Math.abs(dx || 1e-6), (tile.h / 2) / Math.abs(dy || 1e-6), 0.5);
  return [ax + dx * share, ay + dy * share];
}

/** A closed smooth line through points. */
export function smooth(points) {
  const n = points.length;
  let path = `M${points[0]}`;
  for (let i = 0; i < n; i++) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map((k) => points[(i + n + k) % n]);
    const bend = (p, q, r, sign) => [p[0] + sign * (r[0] - q[0]) * 0.13, p[1] + sign * (r[1] - q[1]) * 0.13];
    path += `C${bend(p1, p0, p2, 1)} ${bend(p2, p1, p3, -1)} ${p2}`;
  }
  return path + 'z';
}

/** A plate with cut corners. */
export const plate = (x, y, w, h, cut) =>
  `M${x + cut} ${y}H${x + w - cut}L${x + w} ${y + cut}V${y + h - cut}L${x + w - cut} ${y + h}H${x + cut}L${x} ${y + h - cut}V${y + cut}z`;
