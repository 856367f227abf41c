/** A place among many: a capsule with its icon and the code it is called by; what else lies there sits on its edge. */
import {svg, nothing} from 'lit';
import {iconAt} from '../icons.js';
import {breadthOf, fitted} from './map-text.js';
import {called, figure} from '../scene/scene.js';
import {iconFor, isWorth, seatOf, spotColour} from '../scene/styles.js';

const lines = {legal: 'var(--legal)', sel: 'var(--decide)'};

/** How large what sits on the edge of a capsule is, from its middle. */
const SMALL = 6.5;

/** How wide the name below a capsule may be, and how high it stands. */
const NAME = {wide: 88, high: 12, size: 11};

/** How wide the name of a way out may be. */
const EXIT = 104;

const shown = (mark, show) => !mark.layer || show.layers.has(mark.layer);

/** What is printed in a capsule, and what sits on its edge: cubes of seats above, the rest below. */
function parted(node, show) {
  const marks = node.marks.filter((mark) => shown(mark, show));
  const main = marks.find(({style}) => seatOf(style) === null);
  return {main, cubes: marks.filter(({style}) => seatOf(style) !== null), rest: marks.filter((mark) => mark !== main && seatOf(mark.style) === null)};
}

/** @param {import('./map-layout.js').Layout} lay @param {import('./map-node.js').Showing} show */
export function spot(node, lay, show) {
  const [x, y] = lay.at.get(node.id);
  const {w, h} = lay.tile;
  const {main, cubes, rest} = parted(node, show);
  const lit = show.state in lines;
  const colour = (main && spotColour(main)) ?? '#6783a1';
  const line = lines[show.state] ?? colour;
  const [left, top] = [x - w / 2, y - h / 2];
  const capsule = (off) => svg`<rect x=${left - off} y=${top - off} width=${w + 2 * off} height=${h + 2 * off} rx=${h / 2 + off}`;
  const value = main && isWorth(main) ? figure(main) : null;
  const text = value ?? node.number ?? '';
  const drawn = iconFor(node.style) ?? (main ? iconFor(main.style) ?? 'blank' : null);
  return svg`
    ${lit ? svg`<rect x=${left - 4} y=${top - 4} width=${w + 8} height=${h + 8} rx=${h / 2 + 4} fill="none" stroke=${line} stroke-width="5" opacity=".35"/>` : nothing}
    <g opacity=${show.state === 'no' ? 0.6 : 1}>
      <rect class="plate" x=${left} y=${top} width=${w} height=${h} rx=${h / 2} fill="#141e2b" stroke=${line} stroke-width=${lit ? 2.6 : 1.4}/>
      ${main ? svg`<title>${called(main)}</title>` : nothing}
      ${drawn ? iconAt(drawn, left + 5, y - 6.5, 13, lit ? line : main ? spotColour(main) ?? 'var(--ink-2)' : 'var(--ink-2)') : nothing}
      <text class=${value === null ? 'code' : 'worth'} x=${drawn ? left + w - 5 : x} y=${y + 4} text-anchor=${drawn ? 'end' : 'middle'} font-size=${lay.near ? 12 : 11}
        font-weight="750" fill=${value === null ? 'var(--ink)' : colour}>${text}</text></g>
    ${cubes.map((mark, i) => cube(mark, left + w - 3 - i * 2 * SMALL, top + 1))}
    ${rest.map((mark, i) => small(mark, left + 5 + i * (2 * SMALL + 1), top + h))}
    <rect class="ring" x=${left - 4} y=${top - 4} width=${w + 8} height=${h + 8} rx=${h / 2 + 4} fill="none"/>`;
}

/** The cube of a seat on a place it has used. */
const cube = (mark, x, y) => svg`<g><title>${called(mark)}</title>
  <rect x=${x - SMALL} y=${y - SMALL} width=${2 * SMALL} height=${2 * SMALL} rx="2" fill=${`var(--seat-${'abcdef'[seatOf(mark.style)]})`} stroke="#070b12" stroke-width="1.5"/>
  <text x=${x} y=${y + 3.5} text-anchor="middle" font-size="9.500" font-weight="800" fill="#0a0f16">${'ABCDEF'[seatOf(mark.style)]}</text></g>`;

/** Something else that lies there. */
const small = (mark, x, y) => svg`<g><title>${called(mark)}</title><circle cx=${x} cy=${y} r=${SMALL} fill="#0d1520" stroke=${spotColour(mark) ?? '#6783a1'}/>
  ${iconAt(iconFor(mark.style) ?? 'blank', x - 4.5, y - 4.5, 9, spotColour(mark) ?? 'var(--ink-2)')}</g>`;

/**
 * Where something of a spot is drawn that must stay in sight.
 *
 * @returns {import('./map-taken.js').Box[]}
 */
export function spotBoxes(node, lay, show) {
  const [x, y] = lay.at.get(node.id);
  const {w, h} = lay.tile;
  const {cubes, rest} = parted(node, show);
  const [left, right, top, bottom] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const tagged = show.state === 'no' || show.letter;
  return [{left: left - (tagged ? 5 : 1), right: right + 1, top: top - 1, bottom: bottom + 1},
    ...(cubes.length ? [{left: right - 10 - (cubes.length - 1) * 13, right: right + 4, top: top - 6, bottom: top + 8}] : []),
    ...(rest.length ? [{left: left - 2, right: left + 12 + (rest.length - 1) * 14, top: bottom - 7, bottom: bottom + 7}] : [])];
}

/** Where the key of a spot stands: in place of its icon, at a way out before it. @returns {[number, number]} */
export function keyOfSpot(node, lay, size) {
  const [x, y] = lay.at.get(node.id);
  const exit = lay.exits.get(node.id);
  return [exit === undefined ? x - lay.tile.w / 2 - 4 : x - exitWidth(exit) / 2 - size + 3, y - size / 2];
}

/** The name of a place below its capsule or above it, where that hides nothing. */
export function spotName(node, lay) {
  const [x, y] = lay.at.get(node.id);
  const fit = fitted(node.name, NAME.wide, 1, 500, NAME.size);
  if (fit.lines.length === 0 || fit.lines[0] !== node.name) return nothing;
  const wide = breadthOf(node.name, 500, fit.size);
  const {h} = lay.tile;
  /** @type {import('./map-taken.js').Corner[]} */
  const places = [0, 10, -10, 20, -20].flatMap((off) => [[x - wide / 2 + off, y + h / 2 + 2], [x - wide / 2 + off, y - h / 2 - NAME.high - 2]]);
  if (!lay.taken.isFree(places, wide, NAME.high)) return nothing;
  const [left, top] = lay.taken.put(places, wide, NAME.high);
  return svg`<text x=${left} y=${top + 10} font-size=${fit.size} font-weight="500" fill="var(--ink-3)">${node.name}</text>`;
}

/** A place beyond the area that is seen: where a way leads. */
export function exit(node, lay, show) {
  const [x, y] = lay.at.get(node.id);
  const lit = lines[show.state];
  const {text, size, wide} = exitText(lay.exits.get(node.id));
  const h = lay.tile.h;
  return svg`<g opacity=${show.state === 'no' ? 0.5 : 1}><rect class="plate" x=${x - wide / 2} y=${y - h / 2} width=${wide} height=${h} rx="6" fill="#0d1520" stroke=${lit ?? '#6783a1'} stroke-width=${lit ? 2.6 : 1.2} stroke-dasharray="4 3"/>
    <text x=${x} y=${y + 4} text-anchor="middle" font-size=${size} font-weight="600" fill=${lit ?? 'var(--ink-2)'}>${text}</text></g>
    <rect class="ring" x=${x - wide / 2 - 4} y=${y - h / 2 - 4} width=${wide + 8} height=${h + 8} rx="8" fill="none"/>`;
}

/** As much of what is written on a way out as has room, in whole words. */
function exitText(written) {
  const {lines: [text = written.split(' ')[0]], size} = fitted(written, EXIT - 12, 1, 600, 11);
  return {text, size, wide: breadthOf(text, 600, size) + 14};
}

/** How wide a way out is drawn. */
export const exitWidth = (written) => exitText(written).wide;

/** @returns {import('./map-taken.js').Box} */
export function exitBox(node, lay) {
  const [x, y] = lay.at.get(node.id);
  const wide = exitWidth(lay.exits.get(node.id));
  return {left: x - wide / 2, right: x + wide / 2, top: y - lay.tile.h / 2, bottom: y + lay.tile.h / 2};
}
