/** The stage of a game without a map: its steps along the top, then what lies before the viewer, the others, and between them. */
import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {bagView} from '../scene/bag-view.js';
import {rowView, tileCard} from '../scene/card-zone.js';
import {dieView} from '../scene/die-view.js';
import {sorted} from '../scene/scene.js';
import {isSteps, stepRail} from '../scene/track-view.js';
import {widgetView} from '../scene/widget-view.js';

/**
 * @param {import('../scene/scene.js').Parts} parts
 * @param {import('../scene/showing.js').Showing} show
 */
export function benchView({tracks, mine, others, table}, show) {
  const piles = table.filter((widget) => widget.kind === 'zone' && widget.layout === 'pile');
  const laid = table.filter((widget) => !piles.includes(widget) && widget.style !== 'turn' && !isEnd(widget));
  return html`<div class="bench">
    ${tracks.filter(isSteps).map((track) => stepRail(track, show))}
    <div class="boards">
      ${mine ? board(mine, show) : nothing}
      ${laid.map((widget) => html`<section class="pane box">${widgetView(widget, show)}</section>`)}
      ${others.map((mat) => (mine ? opposite(mat, show) : html`${opposite(mat, show)}${board(mat, show)}`))}
      ${piles.length ? html`<section class="pane box piles">${piles.map((pile) => rowView(pile, show))}</section>` : nothing}
    </div></div>`;
}

/** How it ended is told in front of the stage. */
const isEnd = ({kind, rows}) => kind === 'sheet' && rows.some(({style}) => style === 'won' || style === 'lost');

/** What lies before one player: dice, and each row of cards. */
function board(mat, show) {
  const {rows, rest} = sorted(mat, show.viewer);
  const dice = rest.filter(({kind}) => kind === 'die');
  return html`${dice.length ? html`<section class="pane box dice">${dice.map((die) => dieView(die, show))}</section>` : nothing}
    <div class="rows">${rows.filter((zone) => zone.style !== 'tokens' && zone.style !== 'wounds').map((zone) => tiles(zone, show))}</div>`;
}

const tiles = (zone, show) => html`<section class=${show.classes(zone.id, 'pane', 'box', 'tiles')} data-thing=${zone.id}>
  <h3>${zone.name} · ${zone.count}</h3>${zone.cards.map((card) => tileCard(card, show))}</section>`;

/** What an opponent has before them, in brief. */
function opposite(mat, show) {
  const {rows, rest} = sorted(mat, show.viewer);
  return html`<section class="pane box opposite" data-thing=${mat.id}>
    <h3>${seatMark(mat.owner, 18)} ${mat.subtitle ?? mat.name}${mat.standing.length ? html` <span class="dim">${mat.standing[0]}</span>` : nothing}</h3>
    ${rest.filter(({kind, style}) => kind === 'bag' && style === 'stored').map((bag) => bagView(bag, show))}
    ${rows.filter(({count}) => count).map((zone) => html`<p class="cap">${zone.name}</p>
      ${zone.cards.map((card) => tileCard(card, show))}`)}</section>`;
}
