/** Why something cannot be done now: the fact that blocks it, the rule that says so, and the ways out. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {tell} from '../part.js';
import {say} from '../words.js';
import './rule-words.js';

const head = (title) => html`<header><h2 tabindex="-1">${icon('why', 16)} ${title}</h2>
  <button class="tool" aria-label=${say('table.close')} @click=${(click) => tell(click.currentTarget, 'close')}>${icon('x', 18)}</button></header>`;

/**
 * @param {import('../scene/offers.js').Offers} offers
 * @param {string|null} id of the refused option, or null for all of them
 * @param {string} game
 */
export function whyView(offers, id, game) {
  const one = offers.refused.find((refused) => refused.id === id);
  return html`<section class="pane rulebook why" aria-label=${say('why.title')} data-why-panel>${head(say('why.title'))}<div class="leaf" tabindex="0">${one ? reason(one, offers, game) : all(offers)}</div></section>`;
}

function reason(one, offers, game) {
  const {fact, rule, unblock = []} = one;
  return html`<p class="struck"><s>${one.text}</s></p>
    <button class="fact" data-fact @click=${(click) => fact?.at && tell(click.currentTarget, 'light', fact.at)}>${icon('barred', 18)}<b>${fact?.text ?? one.reason}</b>${fact?.at ? icon('pin', 16) : nothing}</button>
    ${one.effect ? html`<p>${one.effect}</p>` : nothing}
    ${rule ? html`<rule-words .game=${game} .rule=${rule}></rule-words>` : nothing}
    ${unblock.length ? html`<h3 class="cap">${say('why.unblock')}</h3><ul class="outs">${unblock.map((way) => html`<li>${way.option && offers.find(way.option)
      ? html`<button class="opt" @click=${(click) => tell(click.currentTarget, 'press', offers.find(way.option))}>${way.text} <b>${say('why.do')}</b></button>` : html`<span>${icon('move', 15)} ${way.text}</span>`}</li>`)}</ul>` : nothing}
    ${offers.refused.length > 1 ? html`<button class="up" @click=${(click) => tell(click.currentTarget, 'why', null)}>${say('why.all', offers.refused.length)}</button>` : nothing}`;
}

const all = (offers) => html`<ul class="toc">${offers.refusals.map((line) => html`<li><button data-refused=${line.offers[0].id} @click=${(click) => tell(click.currentTarget, 'why', line.offers[0].id)}>
  ${icon('barred', 15)}<span><s>${line.name}</s><small>${line.reason}</small></span></button></li>`)}</ul>`;
