/** The viewer's own mat: facts left, hand in the middle, things laid out, and on the right what only the viewer knows. */
import {html, nothing} from 'lit';
import {handView, rowView} from './card-zone.js';
import {counterView} from './counter-view.js';
import {icon, seatMark} from '../icons.js';
import {countOf, isVital, progress, sorted} from './scene.js';
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
    ${parts.vital.map((track) => vitalView(track, show))}
    ${[...parts.counters].sort((one, other) => Number(isVital(other)) - Number(isVital(one))).map((counter) => counterView(counter, show))}
    ${tallies.map((zone) => html`<div class=${show.classes(zone.id, 'stat')} data-thing=${zone.id}><span>${icon(iconFor(zone.style), 15)} ${zone.name}</span></div>
      ${zone.cards.length ? html`<div class="chips">${zone.cards.map((card) => html`<button class=${show.classes(card.id, 'ch bad')} data-thing=${card.id}
        title=${card.glossary ?? ''} @click=${show.touching(card.id)}>${card.name}</button>`)}</div>` : nothing}`)}
    ${tokens.flatMap((zone) => zone.cards).length ? html`<div class="chips">${tokens.flatMap((zone) => zone.cards).map((card) => html`<button class="ch" data-thing=${card.id}
      title=${card.glossary ?? ''} @click=${show.touching(card.id)}>${icon(iconFor(card.style) ?? 'info', 13)} ${card.name}</button>`)}</div>` : nothing}
    ${where ? html`<p class="dim small">${counts}</p>` : nothing}
  </div>`;
}

/** So many boxes of a limit, the full ones first. */
export const boxes = (value, limit) => html`<span class="boxes" aria-hidden="true">${Array.from({length: Math.max(limit, value)}, (_, i) => html`<u class=${i < value ? 'hit' : ''}></u>`)}</span>`;

/**
 * Everybody's health side by side, where it is a track: a row of boxes for each seat.
 *
 * @param {import('../line/view.js').Mat[]} mats
 */
export function healthView(mats, show, seats) {
  const rows = mats.flatMap((mat) => sorted(mat, show.viewer).vital.map((track) => ({mat, track}))).sort((one, other) => one.mat.owner - other.mat.owner);
  if (rows.length < 2) return nothing;
  return html`<section class="pane box health"><h3 class="cap">${icon('heart', 14)} ${rows[0].track.name}</h3><ul>${rows.map(({mat, track}) => html`<li .style=${`--seat:var(--seat-${'abcdef'[mat.owner]})`}>
    ${seatMark(mat.owner, 18)} <span class="name">${seats[mat.owner]?.name}</span>${boxes(progress(track).value, progress(track).limit)}<b class="num">${progress(track).value}/${progress(track).limit}</b></li>`)}</ul></section>`;
}

/** A track on which a game can end: a box for each space. */
function vitalView(track, show) {
  const {value, limit} = progress(track);
  return html`<div class=${show.classes(track.id, 'stat vital')} data-thing=${track.id}><span>${icon(iconFor(track.style, track.id) ?? 'heart', 15)} <span class="name">${track.name}</span></span>
    ${boxes(value, limit)}<b class="num">${value}/${limit}</b></div>`;
}

/**
 * On narrow screens: what can end the viewer's game, the markers of the seat, and how many things lie behind the tabs.
 *
 * @param {import('../line/view.js').Mat} mat
 * @param {import('./showing.js').Showing} show
 */
export function ownLine(mat, show) {
  const parts = sorted(mat, show.viewer);
  const wounds = parts.rows.filter(({style}) => style === 'wounds');
  const tokens = parts.rows.filter(({style}) => style === 'tokens').flatMap(({cards}) => cards);
  const gear = parts.rows.filter(({style}) => style === 'held' || style === 'items');
  const fact = (thing, drawing, said) => html`<span class=${show.classes(thing.id)} data-thing=${thing.id} title=${thing.name}><span class="sr">${thing.name}</span>${icon(drawing ?? 'info', 15)}${said}</span>`;
  const counters = [...parts.counters].sort((one, other) => Number(isVital(other)) - Number(isVital(one)));
  return html`<div class="own">${parts.vital.map((track) => fact(track, iconFor(track.style) ?? 'heart', html`${boxes(progress(track).value, progress(track).limit)}<b>${progress(track).value}/${progress(track).limit}</b>`))}
    ${counters.slice(0, 4).map((counter) => fact(counter, iconFor(counter.style, counter.id), html`<b>${countOf(counter)}</b>`))}
    ${wounds.map((zone) => fact(zone, iconFor(zone.style), zone.cards.length ? zone.cards.map(({name}) => html`<em>${name}</em>`) : html`<b>${countOf(zone)}</b>`))}
    ${tokens.map((card) => fact(card, iconFor(card.style), nothing))}
    ${gear.filter(({count}) => count).slice(0, 3).map((zone) => fact(zone, iconFor(zone.style, zone.id), html`<b>${zone.count}</b>`))}</div>`;
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
 * Everything laid out that is neither in the hand nor a secret; rows and dice are left out where they lie on the stage.
 *
 * @param {import('../line/view.js').Mat} mat
 * @param {import('./showing.js').Showing} show
 */
export function gearView(mat, show, onStage = false) {
  const parts = sorted(mat, show.viewer);
  const zones = onStage ? [] : parts.rows.filter((zone) => zone.style !== 'tokens' && zone.style !== 'wounds');
  return html`<div class="pane gear">${zones.map((zone) => rowView(zone, show))}
    ${parts.rest.filter(({kind}) => !onStage || kind !== 'die').map((widget) => widgetView(widget, show))}
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
