/** What has just happened, step by step: ticked, lit, to come. Nothing waits for it. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {entryParts} from './log-rail.js';
import {tell} from '../part.js';
import {say} from '../words.js';

/** How many steps are shown at once. */
const WINDOW = 3;

/**
 * @param {import('./recap.js').Steps} steps
 * @returns a row of steps, or null if there is nothing new
 */
export function eventSteps(steps) {
  const {entries, at, walking} = steps;
  if (entries.length === 0) return null;
  const lit = walking ? Math.min(at, entries.length - 1) : entries.length - 1;
  const from = Math.max(0, Math.min(lit - 1, entries.length - WINDOW));
  const walked = walking && at >= entries.length;
  return html`<div class="steprow" role="group" aria-label=${say('table.events')}>
    <span class="cap">${lit + 1}/${entries.length}</span>
    <ol>${entries.slice(from, from + WINDOW).map((entry, i) => {
      const place = from + i;
      const state = walked || place < lit ? 'done' : place === lit ? 'on' : '';
      return html`<li class=${state}>${state === 'done' ? icon('check', 13) : nothing} ${entryParts(entry)}</li>`;
    })}</ol>
    ${walked ? nothing : html`<button class="btn small" @click=${(click) => tell(click.target, 'step')}>${say('table.next')} <kbd>␣</kbd></button>
      <button class="btn small" @click=${(click) => tell(click.target, 'skip')}>${say('table.skip')}</button>`}</div>`;
}
