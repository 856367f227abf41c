/** What lies open for all to take, always beside the map: each card of a row with all it says, and piles in lines. */
import {html} from 'lit';
import {lineCard, shelfCard} from './card-zone.js';

/**
 * @param {import('../line/view.js').Zone[]} zones
 * @param {import('./showing.js').Showing} show
 */
export const marketView = (zones, show) => zones.map((zone) => html`<section class=${show.classes(zone.id, zone.style)} data-thing=${zone.id} aria-label=${zone.name}>
  ${zone.cards.map((card) => (zone.style === 'row' ? shelfCard(card, show) : lineCard(card, show)))}</section>`);
