/** The viewer's own mat: facts left, hand in the middle, things laid out, and on the right what only the viewer knows. */
import {html, nothing} from 'lit';
import {handView, rowView} from './card-zone.js';
import {counterView} from './counter-view.js';
import {icon, seatMark} from '../icons.js';
import {sorted} from './scene.js';
import {iconFor} from './styles.js';
import {widgetView} from './widget-view.js';
import {say} from '../words.js';

/**
 * @param {import('../line/view.js').Mat} mat
 * @param {import('./showing.js').Showing} show
 */
export function factsView(mat, show, seat) {
  const parts = sorted(mat, show.viewer);
  const counts = parts.piles.map((pile) => `${pile.name} ${pile.count}`).join(' · ');
  const tokens = parts.rows.filter((zone) => zone.style === 'tokens');
  const tallies = parts.rows.filter((zone) => zone.style === 'wounds');
  const where = mat.standing.join(', ');
  return html`<div class="pane me" data-thing=${mat.id}>
    <div class="nm">${seatMark(mat.owner, 26)}<div><b>${mat.subtitle ?? seat?.name ?? mat.name}</b>
      <div class="dim small">${where || counts}</div></div></div>
    ${parts.counters.map((counter) => counterView(counter, show))}
    ${tallies.map((zone) => html`<div class=${show.classes(zone.id, 'stat')} data-thing=${zone.id}><span>${icon(iconFor(zone.style), 15)} ${zone.name}</span><b class="num">${zone.count}</b></div>
      ${zone.cards.length ? html`<div class="chips">${zone.cards.map((card) => html`<button class=${show.classes(card.id, 'ch bad')} data-thing=${card.id}
        title=${card.glossary ?? ''} @click=${show.touching(card.id)}>${card.name}</button>`)}</div>` : nothing}`)}
    ${tokens.flatMap((zone) => zone.cards).length ? html`<div class="chips">${tokens.flatMap((zone) => zone.cards).map((card) => html`<button class="ch" data-thing=${card.id}
      title=${card.glossary ?? ''} @click=${show.touching(card.id)}>${icon(iconFor(card.style) ?? 'info', 13)} ${card.name}</button>`)}</div>` : nothing}
    ${where ? html`<p class="dim small">${counts}</p>` : nothing}
  </div>`;
}

/**
 * @param {import('../line/view.js').Mat} mat
 * @param {import('./showing.js').Showing} show
 */
export function ownHand(mat, show) {
  const {hand} = sorted(mat, show.viewer);
  return hand.some(({count}) => count) ? hand.map((zone) => handView(zone, show)) : html`<p class="none dim">${say('table.hand.empty')}</p>`;
}

/**
 * Everything laid out that is neither in the hand nor a secret.
 *
 * @param {import('../line/view.js').Mat} mat
 * @param {import('./showing.js').Showing} show
 */
export function gearView(mat, show) {
  const parts = sorted(mat, show.viewer);
  const zones = parts.rows.filter((zone) => zone.style !== 'tokens' && zone.style !== 'wounds');
  return html`<div class="pane gear">${zones.map((zone) => rowView(zone, show))}
    ${parts.rest.map((widget) => widgetView(widget, show))}
    ${parts.piles.filter((pile) => pile.cards.length).map((pile) => rowView(pile, show))}</div>`;
}

/** Whether anything on a mat is known to its owner alone. */
export const hasSecrets = (mat, viewer) => sorted(mat, viewer).secret.length > 0;

/**
 * @param {import('../line/view.js').Mat} mat
 * @param {import('./showing.js').Showing} show
 */
export function secretView(mat, show) {
  const {secret} = sorted(mat, show.viewer);
  if (secret.length === 0) return nothing;
  return html`<div class="pane obj"><h3>${icon('eye', 15)} ${say('table.only-you')}</h3>
    ${secret.map((widget) => widgetView(widget, show))}</div>`;
}
