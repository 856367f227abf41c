/** A way between two places: a tube with its numbers, noise and door in one glyph. */
import {svg, nothing} from 'lit';
import {iconAt} from '../icons.js';
import {edge} from './map-layout.js';
import {keyTag, TAG} from './map-node.js';
import {iconFor, styled} from '../scene/styles.js';

const lines = {legal: 'var(--legal)', sel: 'var(--decide)'};

/** The ends of a link's visible part and its middle. */
export function span(link, lay) {
  const a = lay.at.get(link.from);
  const b = lay.at.get(link.to);
  const p = edge(a, b, lay.tile);
  const q = edge(b, a, lay.tile);
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const aside = (lay.aside.get(link.id) ?? 0) / far;
  const [dx, dy] = [(a[1] - b[1]) * aside, (b[0] - a[0]) * aside];
  /** @returns {[number, number]} */
  const beside = ([x, y]) => [x + dx, y + dy];
  return {a: beside(a), b: beside(b), p: beside(p), q: beside(q), middle: beside([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])};
}

export function tube(link, lay, state) {
  const {a, b} = span(link, lay);
  const lit = lines[state];
  const wide = lay.tall ? 11 : 14;
  const path = `M${a}L${b}`;
  if (lay.spots) return line(link, path, lit, lay);
  return svg`<path d=${path} stroke=${lit ?? '#2d4057'} stroke-width=${wide}/>
    <path d=${path} stroke="#0a1018" stroke-width=${wide - 3.5}/>
    ${lit ? svg`<path d=${path} stroke=${lit} stroke-width="2" stroke-dasharray="5 4"/>` : nothing}`;
}

/** A way between spots: thin, broken where it leaves the area that is seen; a line of lifts is thick. */
function line(link, path, lit, lay) {
  const lift = link.marks.some(({style}) => style === 'lift');
  const out = lay.exits.has(link.from) || lay.exits.has(link.to);
  return svg`<path d=${path} stroke=${lit ?? (lift ? 'var(--accent)' : '#45607e')} stroke-width=${lit ? 3.2 : lift ? 4 : 2}
    stroke-opacity=${lift && !lit ? 0.6 : 1} stroke-dasharray=${out ? '4 4' : nothing}/>`;
}

/** @param {import('./map-layout.js').Layout} lay */
export function glyph(link, lay, show) {
  const {a, b, p, q} = span(link, lay);
  const [first, last] = lay.signs.get(link.id);
  const middle = last ? between(first, last, 0.5) : first;
  const noisy = link.marks.some((mark) => mark.style === 'noise');
  const others = othersOf(link, show);
  const danger = others.some((mark) => mark.layer);
  return svg`
    ${danger ? svg`<path d="M${p}L${q}" stroke="var(--danger)" stroke-width=${lay.tall ? 15 : 19} stroke-opacity=".55" stroke-dasharray="2 3"/>` : nothing}
    ${door(link, a, b, middle, lay)}
    ${number(link.atFrom ?? '', first, noisy, show.state, lay)}
    ${last ? number(link.atTo ?? '', last, noisy, show.state, lay) : nothing}
    ${lay.spots ? badges(others, middle, Math.atan2(b[1] - a[1], b[0] - a[0])) : signs(others, middle)}
    <rect class="ring" x=${first[0] - half(link.atFrom ?? '', lay) - 2} y=${first[1] - 11} width=${2 * half(link.atFrom ?? '', lay) + 4} height="22" rx="11" fill="none"/>`;
}

/** The key of a way that can be chosen, beside its sign. */
export function linkTag(link, lay, show) {
  if (!show.letter) return nothing;
  const [[x, y]] = lay.signs.get(link.id);
  const [w, h] = [half(link.atFrom ?? '', lay), TAG / 2];
  const places = [[x - h, y - 30], [x - h, y + 10], [x - w - TAG, y - h], [x + w, y - h], [x + w - 4, y - 26], [x - w - 16, y - 26], [x + w - 4, y + 6], [x - w - 16, y + 6]];
  const [left, top] = lay.taken.put(/** @type {import('./map-taken.js').Corner[]} */ (places), TAG, TAG);
  return keyTag(show.letter, left, top, show.state);
}

const othersOf = (link, {layers}) => link.marks.filter((mark) => !['noise', 'closed', 'destroyed'].includes(mark.style) && (!mark.layer || layers.has(mark.layer)));

/** How wide a badge on a way between spots is. */
const BADGE = 19;

/** What is told on a way between spots: a line of lifts is drawn as one. */
const badgesOf = (marks) => marks.filter(({style}) => style !== 'lift');

/** The other marks, beside the number. */
function signs(marks, [x, y]) {
  let at = x + 14;
  return marks.map((mark) => {
    const left = at;
    at += mark.count > 1 ? 21 : 13;
    const colour = mark.layer || mark.style === 'enemies' ? 'var(--danger)' : 'var(--ink-2)';
    return svg`<g><title>${mark.count > 1 ? `${mark.count}× ` : ''}${mark.name}</title>
      ${iconAt(iconFor(mark.style) ?? 'blank', left, y - 6, 12, colour)}
      ${mark.count > 1 ? svg`<text x=${left + 13} y=${y + 4} font-size="10.500" font-weight="700" fill=${colour}>${mark.count}</text>` : nothing}</g>`;
  });
}

/** The marks of a way between spots, side by side on its middle: foes as shards, a price as its figure, an arrow along the way. */
function badges(marks, [x, y], turned) {
  const told = badgesOf(marks);
  return told.map((mark, i) => svg`<g transform="translate(${x + (i - (told.length - 1) / 2) * BADGE} ${y})"><title>${mark.count > 1 ? `${mark.count}× ` : ''}${mark.name}</title>${badge(mark, turned)}</g>`);
}

function badge(mark, turned) {
  const text = (colour) => svg`<text y="4" text-anchor="middle" font-size="11" font-weight="800" fill=${colour}>${mark.count}</text>`;
  if (mark.style === 'enemies') return svg`<path d="M0-9.500 9.500 0 0 9.500-9.500 0z" fill="var(--danger)" stroke="#070b12" stroke-width="1.5"/>${text('var(--danger-ink)')}`;
  if (mark.style === 'one-way') return svg`<path d="M-6-7 7 0-6 7z" transform="rotate(${(turned * 180) / Math.PI})" fill="#c9d6e4" stroke="#070b12"/>`;
  if (mark.count > 1) return svg`<circle r="8.500" fill="#0d1520" stroke="#c9d6e4" stroke-width="1.3"/>${text('var(--ink)')}`;
  return svg`<circle r="8.500" fill="#0d1520" stroke=${mark.layer ? 'var(--danger)' : 'var(--malfunction)'} stroke-width="1.3"/>${iconAt(iconFor(mark.style) ?? 'blank', -6, -6, 12, mark.layer ? 'var(--danger)' : 'var(--malfunction)')}`;
}

/** @returns {[number, number]} */
const between = (p, q, share) => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];

/** Half the width of a number's plate. */
const half = (text, lay) => Math.max(lay.tall ? 8 : 9.5, text.length * (lay.tall ? 3.4 : 4.3));

function number(text, [x, y], noisy, state, lay) {
  const w = half(text, lay);
  const h = lay.tall ? 7.5 : 9;
  const lit = lines[state];
  if (!text && !noisy && !lit) return nothing;
  return svg`
    ${noisy ? svg`<rect x=${x - w - 4} y=${y - h - 4} width=${2 * w + 8} height=${2 * h + 8} rx=${h + 4} fill="none"
      stroke="var(--noise)" stroke-width="1.7" stroke-dasharray="7 5" opacity=".9"/>` : nothing}
    <rect x=${x - w} y=${y - h} width=${2 * w} height=${2 * h} rx=${h} fill=${noisy ? 'var(--noise)' : '#0d1520'}
      stroke=${lit ?? (noisy ? 'var(--noise)' : '#6783a1')} stroke-width=${lit ? 2.5 : 1.3}/>
    <text x=${x} y=${y + (lay.tall ? 3.6 : 4.1)} text-anchor="middle" font-size=${lay.tall ? 10.5 : 12} font-weight="700"
      fill=${noisy ? '#1b1033' : 'var(--ink)'}>${text}</text>`;
}

/** The bars of a door, and how far each stands from the number between them. */
const barsOf = (lay) => (lay.tall ? {long: 15, thick: 3.5, far: 11.5} : {long: 20, thick: 4.5, far: 15});

/** Two bars: closed. Broken bars: destroyed. Nothing: open. */
function door(link, a, b, [x, y], lay) {
  const mark = link.marks.find(({style}) => style === 'closed' || style === 'destroyed');
  if (!mark) return nothing;
  const turned = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const {long, thick, far} = barsOf(lay);
  const bar = mark.style === 'closed'
    ? svg`<rect x=${-thick / 2} y=${-long / 2} width=${thick} height=${long} rx="1" fill="var(--door)"/>`
    : svg`<path d="M0 ${-long / 2}l2 ${long * 0.28}M-1 ${long / 2}l-2 ${-long * 0.3}" stroke="var(--door)" stroke-width=${thick * 0.7}/>`;
  return svg`<g transform="translate(${x} ${y}) rotate(${turned})"><title>${mark.name}</title>
    <g transform="translate(${-far} 0)">${bar}</g><g transform="translate(${far} 0)">${bar}</g></g>`;
}

/** Shares of a way where its sign may stand, the best first; beyond its ends it stands on the plates. */
const SHARES = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.16, 0.84, 0.06, 0.94, -0.06, 1.06, -0.2, 1.2];
/** How far beside its way a sign may stand. */
const ASIDE = [0, 5, -5, 10, -10, 15, -15, 20, -20];
const NEAR_END = [0.22, 0.16, 0.28, 0.1, 0.34, 0.04, 0.4, -0.06, -0.16];

/** Finds where the numbers of a way stand: on the way, and on nothing that is drawn already. */
export function putSigns(link, lay, show) {
  const {p, q} = span(link, lay);
  const door = link.marks.some(({style}) => style === 'closed' || style === 'destroyed');
  const others = othersOf(link, show);
  const same = link.atFrom === link.atTo || !link.atTo;
  const put = (text, shares, from, to) => {
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [along, up] = [Math.abs(to[0] - from[0]) / far, Math.abs(to[1] - from[1]) / far];
    const {long, thick, far: apart} = barsOf(lay);
    const w = lay.spots ? (badgesOf(others).length * BADGE) / 2 : Math.max(half(text, lay), door ? (apart + thick / 2) * along + (long / 2) * up : 0) + 1;
    const h = lay.spots ? BADGE / 2 : Math.max(lay.tall ? 8 : 10, door ? (apart + thick / 2) * up + (long / 2) * along : 0);
    const [dx, dy] = [(from[1] - to[1]) / far, (to[0] - from[0]) / far];
    const places = ASIDE.flatMap((aside) => shares.map((share) => between(from, to, share)).map(([cx, cy]) => [cx + dx * aside - w, cy + dy * aside - h]));
    const [x, y] = lay.taken.put(places, 2 * w, 2 * h);
    return [x + w, y + h];
  };
  lay.signs.set(link.id, same ? [put(link.atFrom ?? '', SHARES, p, q)] : [put(link.atFrom, NEAR_END, p, q), put(link.atTo, NEAR_END, q, p)]);
}

/** Whether a way is told by its number at the place, not drawn as a tube. */
export const isHidden = (link) => styled(link, 'technical');
