/** A bag: what is in it by kind, where that is public, and the total. */
import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {called} from './scene.js';
import {iconFor, seatOf} from './styles.js';

/**
 * @param {import('../line/view.js').Bag} bag
 * @param {import('./showing.js').Showing} show
 */
export const bagView = (bag, show) => html`<section class=${show.classes(bag.id, 'bagv')} data-thing=${bag.id} title=${bag.glossary ?? ''}>
  <p class="cap">${icon(iconFor(bag.style) ?? 'bag', 15)} <span><span class="name">${bag.name} · </span>${bag.total}</span></p>
  <ul class="pop">${bag.kinds.map((kind) => html`<li class=${show.classes(kind.id)} data-thing=${kind.id} title=${called(kind)} @click=${show.state(kind.id) ? show.touching(kind.id) : nothing}>
    ${sign(kind, bag)}<b>×${kind.count}</b>${kind.subtitle ? html` <small>${kind.subtitle}</small>` : nothing}</li>`)}</ul></section>`;

/** Whether whatever is in a bag is somebody's cubes, or nobody's: such a bag is one bar. @param {import('../line/view.js').Bag} bag */
export const isShared = (bag) => bag.style === 'bag' && bag.kinds.length > 0 && bag.kinds.every(({style}) => style?.startsWith('cube-'));

/**
 * A bag as one bar: how much of it is whose.
 *
 * @param {import('../line/view.js').Bag} bag
 * @param {import('./showing.js').Showing} show
 */
export const bagBar = (bag, show) => html`<section class=${show.classes(bag.id, 'bagbar')} data-thing=${bag.id} title=${bag.glossary ?? ''}>
  <p class="cap">${icon(iconFor(bag.style) ?? 'bag', 15)} <span>${bag.name} · ${bag.total}</span></p>
  <ul>${bag.kinds.filter(({count}) => count).map((kind) => html`<li class=${show.classes(kind.id, kind.style ?? '')} data-thing=${kind.id} title=${called(kind)} .style=${`flex-grow:${kind.count}`}>
    <span class="sr">${called(kind)}: </span>${seatOf(kind.style) === null ? nothing : html`<i aria-hidden="true">${'ABCDEF'[seatOf(kind.style) ?? 0]}</i>`}<b>${kind.count}</b></li>`)}</ul></section>`;

/**
 * @param {import('../line/view.js').Population} kind
 */
const drawing = (kind) => iconFor(kind.style, kind.id.replace(/(-?\d+)+$/, ''));

/**
 * @param {import('../line/view.js').Population} kind
 */
const number = (kind) => kind.number ?? '';

/** Whether another kind of the bag would be drawn the same way. */
const isAmbiguous = (kind, bag) => bag.kinds.some((other) => other !== kind && seatOf(other.style) === null
  && drawing(other) === drawing(kind) && other.style === kind.style && number(other) === number(kind));

/** Cubes of a seat bear its mark, its tokens their icon beside it; others their icon and their number; or else their name. */
function sign(kind, bag) {
  const seat = seatOf(kind.style);
  const drawn = drawing(kind);
  if (seat === null && (!drawn || isAmbiguous(kind, bag))) return html`<span>${called(kind)}</span>`;
  return html`<span class="sr">${called(kind)}: </span>${seat === null ? html`<i class=${kind.style ?? ''}>${icon(drawn, 15)}</i>
    <small aria-hidden="true">${number(kind)}</small>` : html`${owned(kind)}${seatMark(seat, 17)}`}`;
}

/** The icon of a seat's token, by the words before its seat; cubes have none. */
function owned({style}) {
  const drawn = iconFor(style.split('.').slice(0, -1).join('.'));
  return drawn ? icon(drawn, 15) : nothing;
}
