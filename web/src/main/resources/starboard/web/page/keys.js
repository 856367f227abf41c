/** The keyboard of a table. Every key is printed where it acts, and listed by the question mark. */
import {html} from 'lit';
import {icon} from './icons.js';
import {say} from './words.js';

const LISTED = ['1–9', 'Q W E R', 'A S F G', 'P', '↵', '⌫', '␣', 'D', 'L', 'T', 'C', '← ↑ ↓ →', '+ − 0', '?', 'M'];

export const keysView = (close) => html`<section class="pane box about">
  <header><h2>${say('table.keys')}</h2><button class="tool small" aria-label=${say('table.close')} @click=${close}>${icon('x', 16)}</button></header>
  <dl class="keys">${LISTED.map((keys, i) => html`<dt><kbd>${keys}</kbd></dt><dd>${say(`table.keys.${i}`)}</dd>`)}</dl></section>`;

/** Whether somebody is writing. */
const writes = ({target}) => target.matches?.('input, textarea, select, [contenteditable]');

/**
 * Does what a key means at the table.
 *
 * @returns whether the key was one of the table's
 */
export function act(event, table) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || writes(event)) return false;
  const onButton = event.target.matches?.('button, summary, a, [role=button]');
  if (onButton && (event.key === 'Enter' || event.key === ' ')) return false;
  const plain = {
    Enter: () => table.confirm(),
    Backspace: () => table.retreat(),
    ' ': () => table.step(),
    '?': () => table.open('keys'),
    '+': () => table.zoom(1.4),
    '-': () => table.zoom(1 / 1.4),
    0: () => table.zoom(0),
    d: () => table.toggleLayer(),
    l: () => table.open('log'),
    t: () => table.toggleText(),
    m: () => table.toggleSounds(),
    Escape: () => table.close(),
  }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (plain) plain();
  else if (!/^[1-9a-z]$/i.test(event.key) || !table.key(event.key.toUpperCase())) return false;
  return true;
}
