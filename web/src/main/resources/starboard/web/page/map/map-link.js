/** A way between two places: a tube with its numbers, noise and door in one glyph. */
import {svg, nothing} from 'lit';
import {iconAt} from '../icons.js';
import {edge} from './map-layout.js';
import {keyTag} from './map-node.js';
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
  const wide = lay.spots ? 4 : lay.tall ? 11 : 14;
  const path = `M${a}L${b}`;
  return svg`<path d=${path} stroke=${lit ?? '#2d4057'} stroke-width=${wide}/>
    ${lay.spots ? nothing : svg`<path d=${path} stroke="#0a1018" stroke-width=${wide - 3.5}/>`}
    ${lit && !lay.spots ? svg`<path d=${path} stroke=${lit} stroke-width="2" stroke-dasharray="5 4"/>` : nothing}`;
}

export function glyph(link, lay, show) {
  const {a, b, p, q, middle} = span(link, lay);
  const same = link.atFrom === link.atTo || !link.atTo;
  const noisy = link.marks.some((mark) => mark.style === 'noise');
  const others = link.marks.filter((mark) => !['noise', 'closed', 'destroyed'].includes(mark.style)
    && (!mark.layer || show.layers.has(mark.layer)));
  const danger = others.some((mark) => mark.layer);
  return svg`
    ${danger ? svg`<path d="M${p}L${q}" stroke="var(--danger)" stroke-width=${lay.tall ? 15 : 19} stroke-opacity=".55" stroke-dasharray="2 3"/>` : nothing}
    ${door(link, a, b, middle, lay)}
    ${same ? number(link.atFrom ?? '', middle, noisy, show.state, lay) : svg`
      ${number(link.atFrom ?? '', towards(p, q), noisy, show.state, lay)}
      ${number(link.atTo ?? '', towards(q, p), noisy, show.state, lay)}`}
    ${signs(others, middle, lay)}
    <circle class="ring" cx=${middle[0]} cy=${middle[1]} r="17" fill="none"/>
    ${show.letter ? keyTag(show.letter, middle[0] - 10, middle[1] - 30, show.state) : nothing}`;
}

/** The other marks: beside the number, or on the middle of a line between spots. */
function signs(marks, [x, y], lay) {
  const told = marks.filter((mark) => !(lay.spots && mark.style === 'lift'));
  const wide = (mark) => (mark.count > 1 ? 21 : 13);
  let at = lay.spots ? x - told.reduce((sum, mark) => sum + wide(mark), 0) / 2 : x + 14;
  return told.map((mark) => {
    const left = at;
    at += wide(mark);
    const colour = mark.layer || mark.style === 'enemies' ? 'var(--danger)' : 'var(--ink-2)';
    return svg`<g><title>${mark.count > 1 ? `${mark.count}× ` : ''}${mark.name}</title>
      ${lay.spots ? svg`<rect x=${left - 1} y=${y - 7} width=${wide(mark)} height="14" rx="4" fill="#0a1018" fill-opacity=".85"/>` : nothing}
      ${iconAt(iconFor(mark.style) ?? 'blank', left, y - 6, 12, colour)}
      ${mark.count > 1 ? svg`<text x=${left + 13} y=${y + 4} font-size="10.500" font-weight="700" fill=${colour}>${mark.count}</text>` : nothing}</g>`;
  });
}

/** @returns {[number, number]} */
const towards = (p, q) => [p[0] + (q[0] - p[0]) * 0.22, p[1] + (q[1] - p[1]) * 0.22];

function number(text, [x, y], noisy, state, lay) {
  const w = Math.max(lay.tall ? 8 : 9.5, text.length * (lay.tall ? 3.4 : 4.3));
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

/** Two bars: closed. Broken bars: destroyed. Nothing: open. */
function door(link, a, b, [x, y], lay) {
  const mark = link.marks.find(({style}) => style === 'closed' || style === 'destroyed');
  if (!mark) return nothing;
  const turned = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  const long = lay.tall ? 15 : 20;
  const thick = lay.tall ? 3.5 : 4.5;
  const far = lay.tall ? 11.5 : 15;
  const bar = mark.style === 'closed'
    ? svg`<rect x=${-thick / 2} y=${-long / 2} width=${thick} height=${long} rx="1" fill="var(--door)"/>`
    : svg`<path d="M0 ${-long / 2}l2 ${long * 0.28}M-1 ${long / 2}l-2 ${-long * 0.3}" stroke="var(--door)" stroke-width=${thick * 0.7}/>`;
  return svg`<g transform="translate(${x} ${y}) rotate(${turned})"><title>${mark.name}</title>
    <g transform="translate(${-far} 0)">${bar}</g><g transform="translate(${far} 0)">${bar}</g></g>`;
}

/** Where the numbers of a way stand; those of a hidden one on the edge of its place. */
export function signsOf(link, lay) {
  if (isHidden(link)) {
    const [x, y] = lay.at.get(link.from);
    return [{left: x - lay.tile.w / 2 - 4, right: x, top: y - lay.tile.h / 2 - 12, bottom: y - lay.tile.h / 2 + 4}];
  }
  const {p, q, middle} = span(link, lay);
  const around = ([x, y], text) => {
    const w = Math.max(lay.tall ? 8 : 9.5, (text ?? '').length * (lay.tall ? 3.4 : 4.3));
    return {left: x - w, right: x + w, top: y - 10, bottom: y + 10};
  };
  const marks = link.marks.filter(({layer, style}) => !layer && style !== 'lift');
  if (lay.spots) return marks.length ? [{left: middle[0] - 11 * marks.length, right: middle[0] + 11 * marks.length, top: middle[1] - 7, bottom: middle[1] + 7}] : [];
  const same = link.atFrom === link.atTo || !link.atTo;
  return same ? [around(middle, link.atFrom)] : [around(towards(p, q), link.atFrom), around(towards(q, p), link.atTo)];
}

/** Whether a way is told by its number at the place, not drawn as a tube. */
export const isHidden = (link) => styled(link, 'technical');
