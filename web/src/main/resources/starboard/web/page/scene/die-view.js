/** A die: all its faces, the rolled one bright; one that is built as its unfolded net with what is fixed to each face. */
import {html, nothing, svg} from 'lit';
import {icon, iconAt} from '../icons.js';
import {iconFor} from './styles.js';
import {say} from '../words.js';

/** Where the faces of the net lie, in columns and rows: four round the die, one above and one below the second. */
const NET = [[1, 0], [0, 1], [1, 1], [2, 1], [3, 1], [1, 2]];

/** The size of a face, and the way from one to the next. */
const FACE = 44;
const STEP = 46;

/** Where the slots of a face are. */
const SLOTS = [[22, 13], [12, 30], [32, 30]];
const SLOT = 16;

/** Where the chances stand: in the corners that the net leaves free, as far as there are corners. */
const CHANCES = [[96, 4], [142, 4], [96, 25], [142, 25], [96, 96], [142, 96], [96, 117], [142, 117]];

/**
 * @param {import('../line/view.js').Die} die
 * @param {import('./showing.js').Showing} show
 */
export const dieView = (die, show) => html`<button class=${show.classes(die.id, 'diev', die.use)} data-thing=${die.id}
    @click=${show.touching(die.id)}>
  <b>${die.slots ? nothing : icon('die', 15)} ${die.name}${pays(die)}${die.use === 'free' ? nothing : html` · ${say(`table.die.${die.use}`)}`}</b>
  ${isNet(die) ? net(die) : html`<span class="faces">${die.faces.map((face, i) => html`<span class=${i === die.rolled ? 'up' : ''}>${face}${i === die.rolled ? html`<span class="sr"> ${say('table.die.rolled')}</span>` : nothing}</span>`)}</span>`}
  ${show.letter(die.id) ? html`<kbd>${show.letter(die.id)}</kbd>` : nothing}</button>`;

/** @param {import('../line/view.js').Die} die */
const isNet = (die) => die.slots?.length === NET.length && die.slots.every((slots) => slots.length <= SLOTS.length);

/** What the rolled face of a die that is built gives. */
function pays(die) {
  const slots = die.rolled === undefined ? [] : die.slots?.[die.rolled] ?? [];
  return slots.filter(isFixed).map(({style}) => icon(iconFor(style), 15));
}

const isFixed = ({style}) => style !== 'blank';

/** @param {import('../line/view.js').Die} die */
function net(die) {
  const chances = die.chances ?? [];
  return html`<svg class="net" viewBox="-1 -1 ${4 * STEP} ${3 * STEP}" role="img" aria-label=${words(die)}>
    ${NET.map(([column, row], i) => face(die, i, column * STEP, row * STEP))}
    ${chances.slice(0, CHANCES.length).map((chance, i) => odds(chance, die, CHANCES[i]))}</svg>`;
}

function face(die, i, x, y) {
  return svg`<g class=${i === die.rolled ? 'face up' : 'face'}><rect x=${x} y=${y} width=${FACE} height=${FACE} rx="7"></rect>
    ${die.slots[i].map(({style}, slot) => screw(style, x + SLOTS[slot][0], y + SLOTS[slot][1]))}</g>`;
}

const screw = (style, x, y) => (style === 'blank' ? svg`<circle class="slot" cx=${x} cy=${y} r=${SLOT / 2 - 1}></circle>`
  : iconAt(iconFor(style), x - SLOT / 2, y - SLOT / 2, SLOT));

const odds = ({style, faces}, die, at) => svg`${iconAt(iconFor(style), at[0], at[1], 14)}<text x=${at[0] + 17} y=${at[1] + 12}>${faces}/${die.faces.length}</text>`;

/** Everything the net shows, in words. */
const words = (die) => [...die.faces.map((one, i) => (i === die.rolled ? `${one} (${say('table.die.rolled')})` : one)), chancesInWords(die)].join('; ');

/** How likely each thing is that is fixed to a die. */
export const chancesInWords = (die) => (die.chances ?? []).map(({name, faces}) => `${name} ${faces}/${die.faces.length}`).join(', ');
