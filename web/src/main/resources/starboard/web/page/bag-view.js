/** A bag: what is in it by kind, where that is public, and the total. */
import {html} from 'lit';
import {icon, seatMark} from './icons.js';
import {iconFor, seatOf} from './styles.js';

export const bagView = (bag, show) => html`<section class=${show.classes(bag.id, 'bagv')} data-thing=${bag.id} title=${bag.glossary ?? ''}>
  <p class="cap">${icon(iconFor(bag.style) ?? 'bag', 15)} <span><span class="name">${bag.name} · </span>${bag.total}</span></p>
  <ul class="pop">${bag.kinds.map((kind) => html`<li class=${show.classes(kind.id)} data-thing=${kind.id} title=${kind.name}>
    ${sign(kind)}<b>×${kind.count}</b></li>`)}</ul></section>`;

/** Cubes of a seat bear its mark; others their icon and the number their name ends with, or else their name. */
function sign(kind) {
  const seat = seatOf(kind.style);
  const drawn = iconFor(kind.style, kind.id.replace(/-?\d+$/, ''));
  if (seat === null && !drawn) return html`<span>${kind.name}</span>`;
  return html`<span class="sr">${kind.name}: </span>${seat === null ? html`<i class=${kind.style ?? ''}>${icon(drawn, 15)}</i>
    <small aria-hidden="true">${/\d+$/.exec(kind.name)?.[0] ?? ''}</small>` : seatMark(seat, 17)}`;
}
