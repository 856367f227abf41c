/** A place of a map: a plate with its name, marks and badges, or a spot where there are many. */
import {svg, nothing} from 'lit';
import {iconAt} from '../icons.js';
import {plate} from './map-layout.js';
import {exit, exitBox, keyOfSpot, spot, spotBoxes} from './map-spot.js';
import {breadthOf, fitted} from './map-text.js';
import {isGrave} from '../scene/risk.js';
import {figure, isPrivate} from '../scene/scene.js';
import {badgeColour, colourOf, iconFor, styled} from '../scene/styles.js';

/**
 * @typedef {{state: string, letter: string, viewer: number|string, layers: Set<string>,
 *   ways: Way[]}} Showing
 *   state: '', 'legal', 'sel' or 'no'; ways: the hidden ways that end here
 * @typedef {{colour: string|null, numbers: string}} Way
 */

/** @param {import('./map-layout.js').Layout} lay @param {Showing} show */
export function nodeShape(node, lay, show) {
  if (lay.exits.has(node.id)) return exit(node, lay, show);
  if (lay.spots) return spot(node, lay, show);
  const [x, y] = lay.at.get(node.id);
  return styled(node, 'technical') ? pill(node, x, y, lay, show) : tile(node, x, y, lay, show);
}

const lines = {legal: 'var(--legal)', sel: 'var(--decide)'};

function tile(node, cx, cy, lay, show) {
  const {w, h, cut} = lay.tile;
  const x = cx - w / 2;
  const y = cy - h / 2;
  const outline = plate(x, y, w, h, cut);
  const hidden = styled(node, 'unexplored');
  const special = styled(node, 'none');
  const deck = colourOf(node.style);
  const line = lines[show.state] ?? (isPrivate(node, show.viewer) ? 'var(--known)' : special ? '#7a97b5' : '#46607c');
  const lit = show.state in lines;
  return svg`
    ${lit ? svg`<path class="glow" d=${outline} fill="none" stroke=${line} stroke-width="9" opacity=".5" filter="url(#glow)"/>` : nothing}
    <g opacity=${show.state === 'no' ? 0.6 : 1}>
      <path class="plate" d=${outline} fill=${hidden ? 'url(#hatch)' : special ? '#1d2f40' : '#1b2735'} stroke=${line}
        stroke-width=${lit ? 3 : 1.5} stroke-dasharray=${hidden && !lit ? '4 3' : nothing}/>
      ${special && !lit ? svg`<path d=${plate(x + 3.5, y + 3.5, w - 7, h - 7, cut - 2)} fill="none" stroke="#7a97b5" stroke-opacity=".35"/>` : nothing}
      ${deck && !hidden ? svg`<path d="M${x + cut} ${y + 1.5}H${x + w - cut}" stroke="var(--deck-${deck})" stroke-width="3"/>` : nothing}
      ${title(node, x, y, lay, hidden, show)}
      ${marks(node, x, y, lay, deck, show)}
    </g>
    <path class="ring" d=${plate(x - 4, y - 4, w + 8, h + 8, cut + 2)} fill="none"/>
    ${show.ways.length ? ways(node, show, lay) : nothing}
    ${badges(node, x, y, lay, show)}`;
}

/** How wide the number of a place is that stands before its name. */
const NUMBER = 18;

/** How high a plate on a tall map is at least whose name may take two lines. */
const ROOMY = 46;

const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** What is written on a plate: its lines and its number, with where each begins and how large it is. */
function writing(node, x, y, lay, show) {
  const {w, h} = lay.tile;
  const {number, name} = node;
  const hidden = styled(node, 'unexplored');
  const size = lay.tall ? 10.5 : 12;
  const weight = hidden ? 500 : 650;
  const margin = lay.tall ? 5 : 8;
  const room = w - margin - (lay.tall ? 2 : 4) - badgesOf(node, show).length * badge(lay) * 1.7;
  const most = lay.tall && h < ROOMY ? 1 : 2;
  const beside = lay.tall && number ? fitted(capital(name), room - NUMBER, most, weight, size) : null;
  const alone = !hidden && beside?.lines.length === 0;
  const fit = beside && !alone ? beside : fitted(capital(name), room, most, weight, size);
  const step = lay.tall ? 11 : 13;
  const lines = fit.lines.map((text, i) => ({text, x: x + margin + (beside && !alone ? NUMBER : 0), y: y + (lay.tall ? 13 : 17) + i * step, size: fit.size, weight}));
  const digits = lay.tall ? 9 : 11;
  return {lines, number: number && !alone
    ? {text: number, x: lay.tall ? x + 4 : x + w - 6 - breadthOf(number, 400, digits), y: lay.tall ? y + 13 : y + h - 7, size: digits, weight: 400} : null};
}

function title(node, x, y, lay, hidden, show) {
  const {lines: written, number} = writing(node, x, y, lay, show);
  const fill = isPrivate(node, show.viewer) ? 'var(--known)' : hidden ? 'var(--ink-3)' : 'var(--ink)';
  return svg`
    ${written.map((line) => svg`<text x=${line.x} y=${line.y} font-size=${line.size} font-weight=${line.weight} fill=${fill}>${line.text}</text>`)}
    ${number ? svg`<text class="no" x=${number.x} y=${number.y} font-size=${number.size} fill="var(--ink-3)">${number.text}</text>` : nothing}`;
}

/** How large the things that lie in a place are drawn, from roomy to narrow. */
const SIZES = [16, 13, 11, 9];

/** What lies in a place, in one row as large as there is room for: things to draw from, equipment, objects. */
function lying(node, x, y, lay, deck, show) {
  const own = node.style?.includes('.') ? iconFor(node.style.split('.')[1]) : null;
  const things = [...(own ? [null] : []), ...node.marks.filter((mark) => !badgeColour(mark) && shown(mark, show))];
  const {number} = writing(node, x, y, lay, show);
  const rowOf = (size) => {
    const small = size < 16;
    let at = x + (small ? 6 : 9);
    const row = things.map((mark) => {
      const left = at;
      const drawn = mark === null ? null : figure(mark);
      const wide = mark === null ? size : mark.style === 'items' && deck ? (small ? 20 : 28)
        : styled(mark, 'tile') ? Math.ceil(breadthOf(mark.name, 400, small ? 10 : 11)) + 8 : size + (drawn === null ? 0 : 1 + Math.ceil(breadthOf(String(drawn), 700, small ? 10.5 : 12)));
      at += wide + (small ? 2 : 4);
      return {mark, left, wide, small, figure: drawn};
    });
    return {row, size, end: at, top: y + lay.tile.h - size - (lay.tall ? 3 : 5)};
  };
  const room = number && !lay.tall ? number.x - 2 : x + lay.tile.w - 2;
  const rows = SIZES.filter((size) => !lay.tall || size < 16).map(rowOf);
  return {own, ...(rows.find(({end}) => end <= room) ?? rows.at(-1))};
}

function marks(node, x, y, lay, deck, show) {
  const {own, row, size, top} = lying(node, x, y, lay, deck, show);
  return row.map(({mark, left, wide, small, figure: number}) => {
    if (mark === null) return iconAt(own, left, top, size);
    const colour = mark.layer ? 'var(--danger)' : isPrivate(mark, show.viewer) ? 'var(--known)' : 'var(--ink-2)';
    if (mark.style === 'items' && deck) return deckChip(left, top, deck, number, {tall: small});
    if (styled(mark, 'tile')) return textChip(left, top, mark.name, wide, {tall: small});
    return svg`<g><title>${mark.name}</title>${iconAt(iconFor(mark.style) ?? 'blank', left, top, size, colour)}
      ${number === null ? nothing : svg`<text x=${left + size + 1} y=${top + size - 3} font-size=${small ? 10.5 : 12}
        font-weight="700" fill=${colour}>${number}</text>`}</g>`;
  });
}

/**
 * Where something of a place is drawn that must stay in sight.
 *
 * @param {import('./map-layout.js').Layout} lay
 * @param {Showing} show
 * @returns {import('./map-taken.js').Box[]}
 */
export function drawnAt(node, lay, show) {
  if (lay.exits.has(node.id)) return [exitBox(node, lay)];
  if (lay.spots) return spotBoxes(node, lay, show);
  const [cx, cy] = lay.at.get(node.id);
  if (styled(node, 'technical')) return [{left: cx - lay.pill.w / 2, right: cx + lay.pill.w / 2, top: cy - lay.pill.h / 2, bottom: cy + lay.pill.h / 2}];
  const [x, y] = [cx - lay.tile.w / 2, cy - lay.tile.h / 2];
  const {lines: written, number} = writing(node, x, y, lay, show);
  const box = ({text, x: left, y: base, size, weight}) => ({left: left - 1, right: left + breadthOf(text, weight, size) + 1, top: base - size * 0.85, bottom: base + size * 0.25});
  const {row, size, top} = lying(node, x, y, lay, colourOf(node.style), show);
  const r = badge(lay);
  return [...written.map(box), ...(number ? [box(number)] : []),
    ...row.map(({left, wide}) => ({left, right: left + wide, top, bottom: top + size})),
    ...badgesOf(node, show).map((_, i) => ({left: x + lay.tile.w - 7 - r - i * (2 * r + 1), right: x + lay.tile.w - 7 + r - i * (2 * r + 1), top: y + 1 - r, bottom: y + 1 + r}))];
}

const shown = (mark, show) => !mark.layer || show.layers.has(mark.layer);

function deckChip(x, y, deck, count, lay) {
  const w = lay.tall ? 20 : 28;
  const h = lay.tall ? 13 : 16;
  const some = Number(count) > 0;
  return svg`<rect x=${x} y=${y} width=${w} height=${h} rx="3" fill="var(--deck-${deck})" fill-opacity=${some ? 1 : 0.25}/>
    <text x=${x + w / 2} y=${y + h - (lay.tall ? 2.8 : 3.8)} text-anchor="middle" font-size=${lay.tall ? 10.5 : 12} font-weight="750"
      fill=${some ? '#0a0f16' : 'var(--ink)'}>${deck.toUpperCase()}${lay.tall ? '' : ' '}${count ?? ''}</text>`;
}

function textChip(x, y, text, w, {tall}) {
  const h = tall ? 13 : 16;
  return svg`<rect x=${x} y=${y} width=${w} height=${h} rx="3" fill="#0d1520" stroke="#4a5f78"/>
    <text x=${x + w / 2} y=${y + h - (tall ? 3 : 4)} text-anchor="middle" font-size=${tall ? 10 : 11} fill="var(--ink-3)">${text}</text>`;
}

/** @param {Way[]} hidden */
const chipsOf = (hidden) => hidden.map(({colour, numbers}) => ({colour, text: (colour ?? '').toUpperCase() + numbers}));

const chipWide = ({text}, lay) => (lay.tall ? 14 : 24) + text.length * (lay.tall ? 5.8 : 7);

/** How large the numbers of hidden ways are together. */
export function chipsSize(hidden, lay) {
  return [chipsOf(hidden).reduce((sum, chip) => sum + chipWide(chip, lay) + 2, -2), lay.tall ? 13 : 16];
}

/** The numbers of ways that are not drawn as links. */
function ways(node, {ways: hidden}, lay) {
  let [x, y] = lay.chips.get(node.id);
  return chipsOf(hidden).map((chip) => {
    const wide = chipWide(chip, lay);
    const drawn = wayChip(chip, x, y, wide, chipsSize(hidden, lay)[1], lay);
    x += wide + 2;
    return drawn;
  });
}

/** The numbers that lead into one network; where there are several, with its colour and the letter of it. */
const wayChip = ({colour, text}, x, y, w, h, lay) => svg`<rect x=${x} y=${y} width=${w} height=${h} rx="4" fill="#0d1520"
    stroke=${colour ? `var(--deck-${colour})` : '#6783a1'} stroke-dasharray="3 2"/>
  ${iconAt('vent', x + 2, y + 2, h - 4)}
  <text x=${x + w - 4} y=${y + h - (lay.tall ? 3 : 4)} text-anchor="end" font-size=${lay.tall ? 10 : 11.5}
    font-weight="700" fill="var(--ink)">${text}</text>`;

const badge = (lay) => (lay.tall ? 8 : 10.5);

const badgesOf = (node, show) => node.marks.filter((mark) => badgeColour(mark) && shown(mark, show));

function badges(node, x, y, lay, show) {
  const r = badge(lay);
  let cx = x + lay.tile.w - 7;
  return badgesOf(node, show).map((mark) => {
    const drawn = svg`<g><title>${mark.name}</title><circle cx=${cx} cy=${y + 1} r=${r} fill=${badgeColour(mark)} stroke="#0a0f16" stroke-width="2"/>
      ${iconAt(iconFor(mark.style), cx - r + 3, y + 1 - r + 3, 2 * r - 6, '#1a0f02')}</g>`;
    cx -= 2 * r + 1;
    return drawn;
  });
}

function pill(node, cx, cy, lay, show) {
  const {w, h} = lay.pill;
  const x = cx - w / 2;
  const y = cy - h / 2;
  const loud = node.marks.find(badgeColour);
  const network = colourOf(node.style);
  const line = lines[show.state] ?? (loud ? badgeColour(loud) : network ? `var(--deck-${network})` : '#6783a1');
  const size = lay.tall ? 10.5 : 11.5;
  const fit = fitted(lay.tall ? (network ?? '').toUpperCase() : node.name, w - (loud ? 46 : 30), 1, 500, size);
  return svg`<rect x=${x} y=${y} width=${w} height=${h} rx="5" fill="#0d1520" stroke=${line}
      stroke-width=${show.state in lines ? 3 : 1.5} stroke-dasharray="3 3"/>
    ${iconAt(iconFor(node.style) ?? 'blank', x + 5, cy - 7.5, 15)}
    <text x=${x + 24} y=${cy + 4} font-size=${fit.size} fill="var(--ink-2)">${fit.lines[0] ?? ''}</text>
    ${loud ? svg`<g><title>${loud.name}</title>${iconAt(iconFor(loud.style), x + w - 20, cy - 8, 16, badgeColour(loud))}</g>` : nothing}
    <rect class="ring" x=${x - 4} y=${y - 4} width=${w + 8} height=${h + 8} rx="8" fill="none"/>`;
}

/** How large the sign with a key is. */
export const TAG = 20;

/** The key of a place that can be chosen, or the sign of one that cannot; drawn above everything else. */
export function nodeTag(node, lay, show) {
  if (show.state !== 'no' && !show.letter) return nothing;
  if (show.state === 'no' && lay.exits.has(node.id)) return nothing;
  const [cx, cy] = lay.at.get(node.id);
  const {w, h} = lay.tile;
  const [left, right, top, bottom] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2];
  const corners = [[left - 16, cy - 10], [right - 17, top - 9], [left - 16, bottom - 14], [left - 16, top - 6], [right - 4, bottom - 14], [right - 4, cy - 10],
    [cx - 10, top - 15], [cx - 10, bottom - 5], [left + 8, bottom - 5], [right - 28, bottom - 5], [left + 8, top - 15], [right - 28, top - 15]];
  const [x, y] = lay.spots ? keyOfSpot(node, lay, TAG) : lay.taken.put(corners, TAG, TAG);
  if (show.state === 'no') return barredTag(x, y);
  return show.letter ? keyTag(show.letter, x, y, show.state) : nothing;
}

/** How wide a pill with a chance is. */
const PILL = 42;

/** How likely what may happen there is, on its edge; coral from a chance that counts. */
export function riskTag(node, lay, risk) {
  if (!risk) return nothing;
  const [cx, cy] = lay.at.get(node.id);
  const {w, h} = lay.tile;
  const [left, right, top, bottom] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2];
  const [x, y] = lay.taken.put([[right - PILL + 6, top - 9], [cx - PILL / 2, top - 9], [left - 6, top - 9], [right - PILL + 6, bottom - 9], [cx - PILL / 2, bottom - 9],
    [right - 4, cy - 9], [left - PILL + 4, cy - 9], [cx - PILL / 2, top - 26], [cx - PILL / 2, bottom + 8]], PILL, 18);
  const colour = isGrave(risk) ? 'var(--danger)' : 'var(--legal)';
  return svg`<g class="risk"><rect x=${x} y=${y} width=${PILL} height="18" rx="9" fill="#0d1520" stroke=${colour} stroke-width="1.500"/>
    <text x=${x + PILL / 2} y=${y + 13} text-anchor="middle" font-size="11" font-weight="800" fill=${colour}>${risk.percent} %</text></g>`;
}

export function keyTag(letter, x, y, state) {
  return svg`<g><rect x=${x} y=${y} width="20" height="20" rx="4" fill=${lines[state] ?? lines.legal} stroke="#0a0f16" stroke-width="1.5"/>
    <text x=${x + 10} y=${y + 14.7} text-anchor="middle" font-size=${letter.length > 1 ? 10 : 13} font-weight="800" fill="#0a0f16">${letter}</text></g>`;
}

const barredTag = (x, y) => svg`<g><rect x=${x} y=${y} width="20" height="20" rx="4" fill="#0d1520" stroke="var(--ink-3)" stroke-width="1.5"/>
  ${iconAt('barred', x + 3, y + 3, 14)}</g>`;
