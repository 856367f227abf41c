/** A bag: what is in it by kind, where that is public, and the total. */
import {html} from 'lit';
import {icon} from './icons.js';
import {iconFor} from './styles.js';

export const bagView = (bag, show) => html`<section class=${show.classes(bag.id, 'bagv')} data-thing=${bag.id} title=${bag.glossary ?? ''}>
  <p class="cap">${icon('bag', 15)} ${bag.name} · ${bag.total}</p>
  <ul class="pop">${bag.kinds.map((kind) => html`<li class=${show.classes(kind.id)} data-thing=${kind.id} title=${kind.name}>
    ${icon(iconFor(kind.style, kind.id.replace(/-?\d+$/, '')) ?? 'blank', 15)}<span class="sr">${kind.name}: </span>
    <small aria-hidden="true">${/\d+$/.exec(kind.name)?.[0] ?? ''}</small><b>×${kind.count}</b></li>`)}</ul></section>`;
