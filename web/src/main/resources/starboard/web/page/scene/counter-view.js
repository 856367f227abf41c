/** A counter: a figure, and the parts it comes from. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {iconFor} from './styles.js';

/**
 * @param {import('../line/view.js').Counter} counter
 * @param {import('./showing.js').Showing} show
 */
export const counterView = (counter, show) => html`<div class=${show.classes(counter.id, 'stat')} data-thing=${counter.id}
    title=${counter.glossary ?? ''}>
  <span>${icon(iconFor(counter.style, counter.id) ?? 'info', 15)} <span class="name">${counter.name}</span></span>
  <b class="num">${counter.value}${counter.unit ? ' ' + counter.unit : ''}</b>
  ${counter.parts.length ? html`<small>${parts(counter)}</small>` : nothing}</div>`;

/**
 * A sum is written as one, without its noughts; a chance with what it comes from.
 *
 * @param {import('../line/view.js').Counter} counter
 */
function parts(counter) {
  const sum = counter.parts.reduce((all, {value}) => all + value, 0) === counter.value;
  return counter.parts.filter(({value}) => value !== 0 || !sum)
    .map((part) => `${part.name} ${part.value}${sum || !counter.unit ? '' : ' ' + counter.unit}`).join(sum ? ' + ' : ' · ');
}
