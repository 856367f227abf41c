/** Pieces on a map: seats by shape and letter, enemies as coral shards, other things as plain chips. Shapes never mix. */
import {svg, nothing} from 'lit';
import {iconAt, SEAT_SHAPES, seatShape} from '../icons.js';
import {keyTag} from './map-node.js';
import {figure, isPrivate} from '../scene/scene.js';
import {iconFor, isFoe} from '../scene/styles.js';

/**
 * The pieces of one place in the order they are drawn; enemies that look alike are one shard with a number, unless one of
 * them can be chosen or is hurt.
 */
export function stacked(pieces, alone) {
  const stacks = [];
  for (const piece of pieces) {
    const same = piece.owner === undefined && !alone(piece.id) && piece.marks.length === 0
      ? stacks.find(([first]) => first.style === piece.style && first.owner === undefined && !alone(first.id)
        && first.marks.length === 0 && isPrivate(first) === isPrivate(piece))
      : null;
    if (same && isFoe(piece)) same.push(piece);
    else stacks.push([piece]);
  }
  return stacks;
}

/** How wide the shape of a stack is. */
const shapeWidth = (stack, size) => (stack[0].owner !== undefined || stack.length === 1 ? size : size + 12);

/** What its key, its line and its injuries need to its right, so that they lie under no other piece. */
const besides = ([piece], {state, letter}) => (letter ? 18 : piece.marks.length ? 12 : state ? 10 : 4);

/** Whether a line is drawn round a stack: it can be chosen, is selected, or is the viewer's own. */
const isLined = ([piece], {state, viewer}) => state === 'legal' || state === 'sel' || piece.owner === viewer;

/** How far such a line stands out of the shape. */
export const rim = (stack, show) => (isLined(stack, show) ? 5.5 : 0);

/** What stands out of the shapes of pieces side by side: injuries above them, keys below, lines round them. */
export function overhang(stacks, shows) {
  const line = Math.max(...stacks.map((stack, i) => rim(stack, shows[i])));
  return {above: stacks.some(([piece]) => piece.marks.length) ? 8 : line, below: shows.some(({letter}) => letter) ? 10 : line};
}

/** How wide a stack is drawn. */
export const breadth = (stack, size, show) => rim(stack, show) + shapeWidth(stack, size) + besides(stack, show);

/** @param {{state: string, letter: string, viewer: number|string}} show */
export function pieceShape(stack, x, y, size, show) {
  const [piece] = stack;
  const lit = show.state === 'legal' ? 'var(--legal)' : show.state === 'sel' ? 'var(--decide)' : null;
  const mine = piece.owner === show.viewer;
  const wide = shapeWidth(stack, size);
  return svg`
    ${lit || mine ? svg`<rect x=${x - 4} y=${y - 4} width=${wide + 8} height=${size + 8} rx=${piece.owner === undefined ? 6 : size / 2 + 4}
      fill="none" stroke=${lit ?? 'var(--decide)'} stroke-width=${lit ? 3 : 2}/>` : nothing}
    ${piece.owner !== undefined ? crew(piece, x, y, size) : isFoe(piece) ? foe(stack, x, y, size, wide) : chip(piece, x, y, size, show)}
    <rect class="ring" x=${x - 4} y=${y - 4} width=${wide + 8} height=${size + 8} rx="6" fill="none"/>
    ${show.letter ? keyTag(show.letter, x + wide - 6, y + size - 8, show.state) : nothing}`;
}

const crew = (piece, x, y, size) => svg`<svg x=${x} y=${y} width=${size} height=${size} viewBox="0 0 24 24" class="crew"><path
  d=${SEAT_SHAPES[piece.owner]} fill="none" stroke="#070b12" stroke-width="3.5"/>${seatShape(piece.owner)}</svg>`;

function foe(stack, x, y, size, wide) {
  const [piece] = stack;
  const hurt = piece.marks.map(figure).find((number) => number !== null);
  return svg`<path d="M${x + 4} ${y}H${x + wide}V${y + size - 6}L${x + wide - 6} ${y + size}H${x}V${y + 4}z" fill="var(--danger)"
      stroke="#070b12" stroke-width="2"/>
    ${iconAt(iconFor(piece.style) ?? 'claw', x + 2.5, y + 2.5, size - 5, 'var(--danger-ink)')}
    ${stack.length > 1 ? svg`<text x=${x + wide - 8} y=${y + size / 2 + 5} text-anchor="middle" font-size=${size > 20 ? 14 : 12}
      font-weight="800" fill="var(--danger-ink)">${stack.length}</text>` : nothing}
    ${hurt ? svg`<circle cx=${x + wide} cy=${y} r=${size > 20 ? 8 : 7} fill="#0a0f16" stroke="var(--danger)" stroke-width="1.5"/>
      <text x=${x + wide} y=${y + 4} text-anchor="middle" font-size=${size > 20 ? 11.5 : 10.5} font-weight="800"
        fill="var(--danger)">${hurt}</text>` : nothing}`;
}

function chip(piece, x, y, size, show) {
  const known = isPrivate(piece, show.viewer);
  const name = iconFor(piece.style);
  return svg`<rect x=${x} y=${y} width=${size} height=${size} rx="4" fill="#0d1520" stroke=${known ? 'var(--known)' : '#6783a1'} stroke-width="1.5"/>
    ${iconAt(name ?? (known ? 'eye' : 'box'), x + 4, y + 4, size - 8, known ? 'var(--known)' : 'var(--ink-2)')}`;
}
