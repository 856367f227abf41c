/** A counter: a figure, and the parts it comes from. */
import {html, nothing} from 'lit';
import {icon} from './icons.js';
import {iconFor} from './styles.js';

export const counterView = (counter, show) => html`<div class=${show.classes(counter.id, 'stat')} data-thing=${counter.id}
    title=${counter.glossary ?? ''}>
  <span>${icon(iconFor(counter.style, counter.id) ?? 'info', 15)} ${counter.name}</span>
  <b class="num">${counter.value}${counter.unit ? ' ' + counter.unit : ''}</b>
  ${counter.parts.length ? html`<small>${counter.parts.map((part) => `${part.name} ${part.value}`).join(' + ')}</small>` : nothing}</div>`;
