/** The keyboard of a table. Every key is printed where it acts, and listed by the question mark. */
import {html} from 'lit';
import {icon} from '../icons.js';
import {tell} from '../part.js';
import {say} from '../words.js';

const LISTED = ['1–9 ⇧A–Z', 'Q W E R', 'A S F G', 'P', '↵', '⌫', '␣', 'D', 'L', 'T', 'C', '← ↑ ↓ →', '+ − 0', '?', 'M', 'B', 'Esc', '/', 'W', 'I', 'H', '.'];

export const keysView = () => html`<section class="pane box about">
  <header><h2>${say('table.keys')}</h2><button class="tool small" aria-label=${say('table.close')} @click=${(click) => tell(click.target, 'close')}>${icon('x', 16)}</button></header>
  <dl class="keys">${LISTED.map((keys, i) => html`<dt><kbd>${keys}</kbd></dt><dd>${say(`table.keys.${i}`)}</dd>`)}</dl></section>`;

/** Whether somebody is writing. */
const writes = ({target}) => target.matches?.('input, textarea, select, [contenteditable]');

/** Whether the arrows move about the map. */
const onMap = ({target}) => Boolean(target.closest?.('scene-map'));

/** A key as it is printed on the page: a letter with the shift key has a mark before it. */
const printed = ({key, shiftKey}) => {
  const letter = key.length === 1 && key.toUpperCase() !== key.toLowerCase();
  return letter && shiftKey ? `⇧${key.toUpperCase()}` : key.toUpperCase();
};

/**
 * Does what a key means at the table.
 *
 * @returns whether the key was one of the table's
 */
export function act(event, table) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || (writes(event) && event.key !== 'Escape')) return false;
  const onButton = event.target.matches?.('button, summary, a, [role=button]');
  const confirms = event.key === 'Enter' && table.confirmsByEnter;
  if (onButton && !confirms && (event.key === 'Enter' || event.key === ' ')) return false;
  const plain = {
    Enter: () => table.deciding.confirm(),
    Backspace: () => table.retreat(),
    b: () => table.staging.again(),
    '/': () => table.searchRules(),
    w: () => table.openWhy(null),
    h: () => (table.peeking = true),
    i: () => table.explainFocused(),
    '?': () => table.open('keys'),
    '+': () => table.zoom(1.4),
    '-': () => table.zoom(1 / 1.4),
    0: () => table.zoom(0),
    d: () => table.toggleLayer(),
    l: () => table.open('log'),
    '.': () => tell(table, 'coach', !table.coaching),
    t: () => table.toggleText(),
    m: () => table.toggleSounds(),
    c: () => tell(table, 'panel', 'chat'),
    Escape: () => table.escape(),
  }[event.key];
  if (table.replay && !onMap(event) && table.replayKey(event)) return true;
  if (table.staging.plays && table.tellingKey(event.key, Boolean(plain))) return true;
  if (plain) plain();
  else if (!table.key(printed(event))) return false;
  return true;
}
