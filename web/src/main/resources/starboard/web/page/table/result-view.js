/** How it ended: who won, what became of each seat and why, and how the chance can be checked. */
import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {tell} from '../part.js';
import {say} from '../words.js';

/**
 * @param sheets what the scene itself tells of the outcome
 *
 * @param {import('../line/view.js').View} view
 */
export function resultView(view, sheets) {
  const {result, table} = view;
  return html`<section class="result pane" aria-label=${say('table.result')}>
    <header><h2>${result.winners.length ? say('table.winners', result.winners.map((seat) => table.seats[seat]?.name).join(', ')) : say('table.nobody-wins')}</h2>
      <button class="tool" aria-label=${say('table.close')} @click=${(click) => tell(click.target, 'result')}>${icon('x', 18)}</button></header>
    <table><thead><tr><th scope="col">${say('table.seat-column')}</th><th scope="col">${say('table.outcome')}</th>
      ${result.seats.some(({score}) => score !== null) ? html`<th scope="col">${say('table.score')}</th>` : nothing}<th scope="col">${say('table.why')}</th></tr></thead>
      <tbody>${result.seats.map((one) => html`<tr class=${result.winners.includes(one.seat) ? 'won' : ''}><th scope="row">${seatMark(one.seat, 22)} ${table.seats[one.seat]?.name}</th>
        <td>${result.winners.includes(one.seat) ? icon('check', 14) : icon('x', 14)} ${say(result.winners.includes(one.seat) ? 'table.won' : 'table.lost')}</td>
        ${result.seats.some(({score}) => score !== null) ? html`<td class="num">${one.score ?? ''}</td>` : nothing}<td>${one.why}</td></tr>`)}</tbody></table>
    ${sheets}
    <p class="small dim">${icon('seed', 14)} ${say('table.commitment')} <code>${table.commitment}</code></p>
    ${table.seed ? html`<p class="small dim">${say('table.seed')} <code>${table.seed}</code></p>` : nothing}
    <p class="small dim">${say('table.verify')}</p></section>`;
}
