/** A choice in full: the cards of the table that can be chosen, or that the question is about, each with its whole text, over the player's own mat. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {tell} from '../part.js';
import {explanation} from '../scene/scene.js';
import {riskParts} from '../scene/risk.js';
import {iconFor} from '../scene/styles.js';
import {say} from '../words.js';

/**
 * @typedef {{card: import('../line/view.js').Card, offers: import('../scene/offers.js').Offer[]}} Column
 * @typedef {{columns: Column[]}} Tray
 */

/**
 * The cards a question wants to be read whole; own ones only where nothing else can be chosen. Null if the bar is enough.
 *
 * @param {import('../scene/scene.js').Parts} parts
 * @param {import('../scene/offers.js').Offers} offers
 * @param {import('../scene/scene.js').Things} things
 * @returns {Tray|null}
 */
export function trayOf(parts, offers, things) {
  const zoneOf = (id) => {
    const {thing, inside} = things.get(id) ?? {inside: []};
    return thing?.kind === 'zone' ? thing : inside.find(({kind}) => kind === 'zone');
  };
  const isMine = (zone) => Boolean(parts.mine) && (things.get(zone.id)?.inside ?? []).includes(parts.mine);
  const lit = [...offers.at.keys()].map(zoneOf);
  const holders = new Set([...lit, zoneOf(offers.decision.about)].filter((zone) => zone && !isMine(zone) && !parts.market.includes(zone)));
  const [own] = lit;
  if (own && own.layout !== 'hand' && isMine(own) && lit.length > 1 && lit.every((zone) => zone === own)) holders.add(own);
  const cards = [...holders].flatMap((zone) => (offers.at.has(zone.id) || !zone.cards.length ? [zone] : zone.cards));
  const {about} = offers.decision;
  const read = cards.filter((card) => offers.at.has(card.id) || card.id === about || offers.barred.has(card.id));
  return read.length ? {columns: read.map((card) => ({card, offers: offers.at.get(card.id) ?? []}))} : null;
}

/** More cards than this lie in several rows. */
const MOST = 5;

/** The options that no card of the tray stands for. */
export const besides = (tray, listed) => listed.filter(({offer, group}) => !standsFor(tray, offer) && !group?.offers.every((one) => standsFor(tray, one)));

const standsFor = (tray, offer) => Boolean(offer) && tray.columns.some(({offers}) => offers.length === 1 && offers[0].id === offer.id);

/** The rows options are compared by, in the order in which they come. */
const rowsOf = (tray) => [...new Set(tray.columns.flatMap(({offers}) => offers.flatMap(({rows = []}) => rows.map(({row}) => row))))];

/**
 * The cards side by side, their rows aligned.
 *
 * @param {Tray} tray
 * @param {{selected: string|null}} open
 * @param {(offer: import('../scene/offers.js').Offer) => string} keyOf
 */
export function columnsView(tray, open, keyOf) {
  const rows = rowsOf(tray);
  return html`<div class="columns ${tray.columns.length > 3 ? 'close' : ''} ${tray.columns.length > MOST ? 'wrap' : ''}" .style=${`--columns:${tray.columns.length};--rows:${rows.length + 2}`}>${tray.columns.map(({card, offers}) => {
    const [offer] = offers;
    const inside = html`<span class="head">${offer && offers.length === 1 && keyOf(offer) ? html`<kbd>${keyOf(offer)}</kbd>` : nothing}<b>${card.name}</b>${icon(iconFor(card.style, card.id) ?? 'card', 18)}</span>
      <span class="text">${explanation(card)}${facts(card)}${riskParts(offer?.risk)}</span>${rows.map((row) => cell(row, (offer?.rows ?? []).filter((one) => one.row === row)))}`;
    if (offers.length !== 1) return html`<article class="column" data-thing=${card.id}>${inside}</article>`;
    const chosen = open.selected === offer.id;
    return html`<button class="column ${chosen ? 'sel' : ''} ${offer.barrier ? 'final' : ''}" data-option=${offer.id} data-thing=${card.id} aria-pressed=${chosen ? 'true' : nothing} aria-label=${offer.text}
      @click=${(click) => tell(click.currentTarget, 'press', offer)}>${inside}</button>`;
  })}</div>`;
}

/** What else stands on a card, or how many a pile has. @param {any} card */
function facts({parts = [], badges = [], count}) {
  const said = [...parts.filter(({kind}) => kind !== 'text' && kind !== 'source').map(({text}) => text), ...badges.map(({text}) => text)];
  if (count !== undefined) said.push(say('table.cards', count));
  return said.length ? html`<small>${said.join(' · ')}</small>` : nothing;
}

const STATES = {open: '○', met: '●', unknown: '?'};

/** What one card says to a row; a row it says nothing to keeps its place. */
const cell = (row, said) => html`<span class="cell">${said.length ? html`<em class="cap">${row}</em>` : nothing}${said.map(({text, state}) => html`<span>${state
  ? html`<i class=${state} aria-label=${say(`choice.state.${state}`)}>${STATES[state]}</i> ` : nothing}${text}</span>`)}</span>`;
