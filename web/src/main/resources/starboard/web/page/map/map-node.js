/** A place of a map: a plate with its name, marks and badges, or a spot where there are many. */
import {svg, nothing} from 'lit';
import {iconAt, seatShape} from '../icons.js';
import {fitted, plate} from './map-layout.js';
import {called, figure, isPrivate} from '../scene/scene.js';
import {badgeColour, colourOf, iconFor, isWorth, seatOf, styled} from '../scene/styles.js';

/**
 * @typedef {{state: string, letter: string, viewer: number|string, layers: Set<string>,
 *   ways: {colour: string|null, numbers: string}[],
 *   signs: [number, number][]}} Showing
 *   state: '', 'legal', 'sel' or 'no'; ways: the numbers of hidden ways that end here; signs: where the signs of its links are
 */

/** @param {import('./map-layout.js').Layout} lay @param {Showing} show */
export function nodeShape(node, lay, show) {
  const [x, y] = lay.at.get(node.id);
  if (lay.spots) return spot(node, x, y, show);
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
    ${show.ways.length ? ways(show, x, y, lay) : nothing}
    ${badges(node, x, y, lay, show)}
    <path class="ring" d=${plate(x - 4, y - 4, w + 8, h + 8, cut + 2)} fill="none"/>`;
}

/** How wide the number of a place is that stands before its name. */
const NUMBER = 18;

const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

function title(node, x, y, lay, hidden, show) {
  const {w, h} = lay.tile;
  const {number, name} = node;
  const size = lay.tall ? 10.5 : 12;
  const weight = hidden ? 500 : 650;
  const margin = lay.tall ? 5 : 8;
  const room = w - margin - (lay.tall ? 2 : 4);
  const beside = lay.tall && number ? fitted(capital(name), room - NUMBER, 1, weight, size) : null;
  const alone = !hidden && beside?.lines.length === 0;
  const inset = margin + (beside && !alone ? NUMBER : 0);
  const fit = beside && !alone ? beside : fitted(capital(name), room, lay.tall ? 1 : 2, weight, size);
  const fill = isPrivate(node, show.viewer) ? 'var(--known)' : hidden ? 'var(--ink-3)' : 'var(--ink)';
  const step = lay.tall ? 11 : 13;
  return svg`
    ${fit.lines.map((line, i) => svg`<text x=${x + inset} y=${y + (lay.tall ? 13 : 17) + i * step} font-size=${fit.size}
      font-weight=${weight} fill=${fill}>${line}</text>`)}
    ${number && !alone ? svg`<text class="no" x=${lay.tall ? x + 4 : x + w - 6} y=${lay.tall ? y + 13 : y + h - 7} text-anchor=${lay.tall ? 'start' : 'end'}
      font-size=${lay.tall ? 9 : 11} fill="var(--ink-3)">${number}</text>` : nothing}`;
}

/** More things than this in one place are drawn smaller. */
const ROOMY = 3;

/** What lies in a place, in one row: things to draw from, equipment, objects. */
function marks(node, x, y, lay, deck, show) {
  const own = node.style?.includes('.') ? iconFor(node.style.split('.')[1]) : null;
  const lying = node.marks.filter((mark) => !badgeColour(mark) && shown(mark, show));
  const tall = lay.tall || lying.length + Number(own !== null) > ROOMY;
  const size = tall ? 13 : 16;
  const top = y + lay.tile.h - size - (lay.tall ? 3 : 5);
  let at = x + (tall ? 6 : 9);
  const put = (width, drawing) => {
    const drawn = drawing(at);
    at += width + (tall ? 2 : 4);
    return drawn;
  };
  return [own ? put(size, (px) => iconAt(own, px, top, size)) : nothing, ...lying.map((mark) => {
    const number = figure(mark);
    const colour = mark.layer ? 'var(--danger)' : isPrivate(mark, show.viewer) ? 'var(--known)' : 'var(--ink-2)';
    if (mark.style === 'items' && deck) return put(tall ? 20 : 28, (px) => deckChip(px, top, deck, number, {tall}));
    if (styled(mark, 'tile')) return put(tall ? 35 : 46, (px) => textChip(px, top, mark.name, {tall}));
    const wide = size + (number === null ? 0 : 10);
    return put(wide, (px) => svg`<g><title>${mark.name}</title>${iconAt(iconFor(mark.style) ?? 'blank', px, top, size, colour)}
      ${number === null ? nothing : svg`<text x=${px + size + 1} y=${top + size - 3} font-size=${tall ? 10.5 : 12}
        font-weight="700" fill=${colour}>${number}</text>`}</g>`);
  })];
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

function textChip(x, y, text, {tall}) {
  const [w, h] = tall ? [35, 13] : [46, 16];
  return svg`<rect x=${x} y=${y} width=${w} height=${h} rx="3" fill="#0d1520" stroke="#4a5f78"/>
    <text x=${x + w / 2} y=${y + h - (tall ? 3 : 4)} text-anchor="middle" font-size=${tall ? 10 : 11} fill="var(--ink-3)">${text}</text>`;
}

/** The numbers of ways that are not drawn as links, on the upper edge where no link's sign is in the way. */
function ways({ways: hidden, signs}, x, y, lay) {
  const chips = hidden.map(({colour, numbers}) => ({colour, text: (colour ?? '').toUpperCase() + numbers}));
  const wide = ({text}) => (lay.tall ? 14 : 24) + text.length * (lay.tall ? 5 : 6);
  const w = chips.reduce((sum, chip) => sum + wide(chip) + 2, -2);
  const h = lay.tall ? 13 : 16;
  const py = y - h + 4;
  const free = (left) => !signs.some(([sx, sy]) => Math.abs(sx - left - w / 2) < w / 2 + 12 && Math.abs(sy - py - h / 2) < h / 2 + 9);
  const left = lay.tall ? x - 3 : x + 9;
  const right = x + lay.tile.w - w - (lay.tall ? -3 : 9);
  let px = free(left) || !free(right) ? left : right;
  return chips.map((chip) => {
    const drawn = wayChip(chip, px, py, wide(chip), h, lay);
    px += wide(chip) + 2;
    return drawn;
  });
}

/** The numbers that lead into one network; where there are several, with its colour and the letter of it. */
const wayChip = ({colour, text}, x, y, w, h, lay) => svg`<rect x=${x} y=${y} width=${w} height=${h} rx="4" fill="#0d1520"
    stroke=${colour ? `var(--deck-${colour})` : '#6783a1'} stroke-dasharray="3 2"/>
  ${iconAt('vent', x + 2, y + 2, h - 4)}
  <text x=${x + w - 4} y=${y + h - (lay.tall ? 3 : 4)} text-anchor="end" font-size=${lay.tall ? 10 : 11.5}
    font-weight="700" fill="var(--ink)">${text}</text>`;

function badges(node, x, y, lay, show) {
  const r = lay.tall ? 8 : 10.5;
  let cx = x + lay.tile.w - (lay.tall ? 8 : 7);
  return node.marks.filter((mark) => badgeColour(mark) && shown(mark, show)).map((mark) => {
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

/** Its own icon or that of its first mark stands in the spot, the others beside it. */
function spot(node, cx, cy, show) {
  const line = lines[show.state] ?? '#6783a1';
  const lit = show.state in lines;
  const own = iconFor(node.style);
  const marks = node.marks.filter((mark) => shown(mark, show));
  const beside = own ? marks : marks.slice(1);
  const sign = (mark, x, y, size) => svg`<g><title>${called(mark)}</title>${seatOf(mark.style) === null
    ? iconAt(iconFor(mark.style) ?? 'blank', x, y, size, badgeColour(mark) ?? 'var(--ink-2)')
    : svg`<svg x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24">${seatShape(seatOf(mark.style))}</svg>`}</g>`;
  const value = !own && marks.length && isWorth(marks[0]) ? figure(marks[0]) : null;
  return svg`
    ${lit ? svg`<circle cx=${cx} cy=${cy} r="18" fill="none" stroke=${line} stroke-width="8" opacity=".4"/>` : nothing}
    <circle class="plate" cx=${cx} cy=${cy} r="13" fill="#131c28" stroke=${line} stroke-width=${lit ? 3 : 1.5} opacity=${show.state === 'no' ? 0.6 : 1}/>
    ${own ? iconAt(own, cx - 8, cy - 8, 16) : value !== null ? worth(marks[0], value, cx, cy) : marks.length ? sign(marks[0], cx - 8, cy - 8, 16) : nothing}
    ${beside.map((mark, i) => sign(mark, cx + 8 + i * 13, cy + 5, 12))}
    <circle class="ring" cx=${cx} cy=${cy} r="18" fill="none"/>`;
}

/** A thing as what it is worth. */
const worth = (mark, value, cx, cy) => svg`<g><title>${mark.name}</title><circle cx=${cx} cy=${cy} r="13" fill="none" stroke="var(--deck-y)" stroke-width="1.5"/>
  <text class="worth" x=${cx} y=${cy + 4.5} text-anchor="middle" font-size="13" font-weight="800" fill="var(--deck-y)">${value}</text></g>`;

/** How large the sign with a key is. */
const TAG = 20;

/** The key of a place that can be chosen, or the sign of one that cannot; drawn above everything else. */
export function nodeTag(node, lay, show) {
  if (show.state !== 'no' && !show.letter) return nothing;
  const [cx, cy] = lay.at.get(node.id);
  const {w, h} = lay.tile;
  const [left, right, top, bottom] = [cx - w / 2, cx + w / 2, cy - h / 2, cy + h / 2];
  const free = ([tx, ty]) => !lay.signs.some((one) => tx < one.right && tx + TAG > one.left && ty < one.bottom && ty + TAG > one.top);
  const spots = [[cx - 33, cy - 10], [cx + 13, cy - 10], [cx - 10, cy + 13], [cx - 33, cy + 6], [cx + 13, cy + 6]];
  const corners = [[left - 16, cy - 10], [right - 17, top - 9], [left - 16, bottom - 14], [left - 16, top - 6], [right - 4, bottom - 14], [right - 4, cy - 10]];
  const places = lay.spots ? spots : lay.tall ? [corners[1], ...corners] : corners;
  const [x, y] = places.find(free) ?? places[0];
  if (show.state === 'no') return barredTag(x, y);
  return show.letter ? keyTag(show.letter, x, y, show.state) : nothing;
}

export function keyTag(letter, x, y, state) {
  return svg`<g><rect x=${x} y=${y} width="20" height="20" rx="4" fill=${lines[state] ?? lines.legal} stroke="#0a0f16" stroke-width="1.5"/>
    <text x=${x + 10} y=${y + 14.7} text-anchor="middle" font-size=${letter.length > 1 ? 10 : 13} font-weight="800" fill="#0a0f16">${letter}</text></g>`;
}

const barredTag = (x, y) => svg`<g><rect x=${x} y=${y} width="20" height="20" rx="4" fill="#0d1520" stroke="var(--ink-3)" stroke-width="1.5"/>
  ${iconAt('barred', x + 3, y + 3, 14)}</g>`;
