/**
 * A map of many places is drawn as spots that lie in areas. On a narrow pane one area is seen at a time, with the ways out of it at
 * its edge.
 */

import {placeName} from '../scene/scene.js';

/** More places than this are drawn as spots, not as plates. */
const SPOTS = 40;

/** A pane less wide or less high than this holds one area of a map of spots. */
const NARROW = {width: 600, height: 240};

/** How far beyond its places the ways out of an area end, as a share of its size. */
const OUT = 0.2;

/** So many ways out have room for their names above an area, and below it. */
const ABREAST = 3;

/** How far the frame of an area stands off its places. */
const MARGIN = 7;

/**
 * @typedef {import('../line/view.js').Board} Board
 * @typedef {Board & {area?: string, exits?: Map<string, string>}} Drawn a map as it is drawn; area: the only one there is;
 *   exits: the places beyond it, with what is written on them: their code, and their name where there is room
 */

/** @param {Drawn} map */
export const isSpotted = (map) => Boolean(map.area) || map.nodes.length > SPOTS;

/**
 * Whether only one area fits the pane.
 *
 * @param {Board} map
 */
export const isNarrow = (map, width, height) => isSpotted(map) && map.regions.length > 1 && (width < NARROW.width || height < NARROW.height);

/** Whether a point lies within an outline. */
function within([x, y], outline) {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

/** The area a place lies in. @param {Board} map */
export const areaOf = (map, node) => (node ? map.regions.find(({outline}) => within(node.at, outline)) : undefined);

/**
 * One area as a map of its own: its places where they lie to one another, and round them the places its ways lead to.
 *
 * @param {Board} map
 * @returns {Drawn}
 */
export function oneArea(map, area) {
  const inside = map.nodes.filter((node) => areaOf(map, node)?.id === area);
  const ids = new Set(inside.map(({id}) => id));
  const links = map.links.filter(({from, to}) => ids.has(from) || ids.has(to));
  const out = new Set(links.flatMap(({from, to}) => [from, to]).filter((id) => !ids.has(id)));
  const bounds = [0, 1].map((axis) => {
    const all = inside.map(({at}) => at[axis]);
    const [least, most] = [Math.min(...all), Math.max(...all)];
    const far = Math.max(40, (most - least) * OUT);
    return [least - far, most + far];
  });
  /** @returns {[number, number]} */
  const clamped = ([x, y]) => [Math.min(Math.max(x, bounds[0][0]), bounds[0][1]), Math.min(Math.max(y, bounds[1][0]), bounds[1][1])];
  const nodes = [...inside, ...map.nodes.filter(({id}) => out.has(id)).map((node) => ({...node, at: clamped(node.at)}))];
  const side = (node) => bounds[1].indexOf(node.at[1]);
  const outside = nodes.filter(({id}) => out.has(id));
  const isNamed = (node) => node.number === undefined || (side(node) >= 0 && outside.filter((other) => side(other) === side(node)).length <= ABREAST);
  const exits = new Map(outside.map((node) => [node.id, isNamed(node) ? placeName(node) : node.number]));
  return {...map, area, exits, nodes, links, regions: [], pieces: map.pieces.filter(({at}) => ids.has(at) || links.some(({id}) => id === at))};
}

/**
 * The frame round the places of each area.
 *
 * @param {Drawn} map
 * @returns {Map<string, import('./map-taken.js').Box>}
 */
export function framesOf(map, at, tile) {
  const frames = new Map();
  for (const node of map.nodes) {
    const area = areaOf(map, node);
    if (!area) continue;
    const [x, y] = at.get(node.id);
    const {left = x, right = x, top = y, bottom = y} = frames.get(area.id) ?? {};
    frames.set(area.id, {left: Math.min(left, x), right: Math.max(right, x), top: Math.min(top, y), bottom: Math.max(bottom, y)});
  }
  for (const box of frames.values()) {
    box.left -= tile.w / 2 + MARGIN;
    box.right += tile.w / 2 + MARGIN;
    box.top -= tile.h / 2 + MARGIN;
    box.bottom += tile.h / 2 + MARGIN;
  }
  return frames;
}
