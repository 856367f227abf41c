/** Why it ended for a seat as it did: one sentence, the links that led there, each with its chance and rule, and what would have changed it. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {tell} from '../part.js';
import {ruleChip} from '../rules/marked.js';
import {say} from '../words.js';
import {KINDS} from './beat-picture.js';
import {chainOf} from './beats.js';

/** @typedef {{kind: string, text: string, rule?: string, at?: string, odds?: {hit: number, of: number}}} Link */

/** So many links people take in. */
const LINKS = 5;

/**
 * The links of a row of the log, its own last: the first one, and of the others what chance and harm brought.
 *
 * @param {import('../line/view.js').Row[]} log
 * @returns {Link[]}
 */
export function linksOf(log, id) {
  const links = chainOf(log, id).filter(({beat}, i) => beat || i === 0).map(({text, beat}) => ({kind: beat?.kind ?? 'say', text, rule: beat?.rule, odds: beat?.odds, at: beat?.to ?? beat?.from ?? beat?.on?.[0]}));
  while (links.length > LINKS) {
    const least = links.findIndex(({kind}, i) => i > 0 && i < links.length - 1 && !['roll', 'draw', 'reveal', 'appear', 'wound'].includes(kind));
    links.splice(least > 0 ? least : 1, 1);
  }
  return links;
}

/**
 * The links side by side, numbered as on the map.
 *
 * @param {Link[]} links
 */
export const linksView = (links) => html`<ol class="links" aria-label=${say('table.chain')}>${links.map((link, i) => html`<li class=${i === links.length - 1 ? 'on' : ''} @mouseenter=${(event) => link.at && tell(event.target, 'light', link.at)}
  @mouseleave=${(event) => link.at && tell(event.target, 'light', null)}><span class="no-of"><b>${i + 1}</b> ${icon(KINDS[link.kind] ?? 'text', 15)}</span><span>${link.text}</span>
  <small>${link.odds ? say('beat.was', link.odds.hit, link.odds.of) : nothing} ${link.rule ? ruleChip(link.rule) : nothing}</small></li>`)}</ol>`;

/** @param {import('../line/view.js').Change[]} changes */
export const changesView = (changes) => (changes.length ? html`<div class="changes"><h3 class="cap">${say('ending.changed')}</h3><ul>${changes.map((one) => html`<li class=${one.helps ? 'go' : 'bad'}>${icon(one.helps ? 'check' : 'x', 15)}
  <span>${one.text} ${one.rule ? ruleChip(one.rule) : nothing}</span></li>`)}</ul></div>` : nothing);

/**
 * How it ended for one seat.
 *
 * @param {import('../line/view.js').Cause} cause
 */
export const causeView = (cause) => html`<p class="cause">${cause.text} ${cause.rule ? ruleChip(cause.rule) : nothing}</p>
  ${cause.chain?.length ? linksView(cause.chain) : nothing}${changesView(cause.changed ?? [])}`;
