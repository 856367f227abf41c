/** What lies open for all to take, always beside the map: the cards of a row, and piles in lines. */
import {html} from 'lit';
import {bigCard, lineCard} from './card-zone.js';

/**
 * @param {import('../line/view.js').Zone[]} zones
 * @param {import('./showing.js').Showing} show
 */
export const marketView = (zones, show) => zones.map((zone) => html`<section class=${show.classes(zone.id, zone.style)} data-thing=${zone.id} aria-label=${zone.name}>
  ${zone.cards.map((card) => (zone.style === 'row' ? bigCard(card, show) : lineCard(card, show)))}</section>`);
