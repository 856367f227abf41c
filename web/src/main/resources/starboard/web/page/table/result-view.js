/** How it ended: the verdict and why, what became of each seat, and, folded away, how the chance can be checked. */
import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {tell} from '../part.js';
import {say} from '../words.js';
import {causeView} from './ending-view.js';

/**
 * @param sheets what the scene itself tells of the outcome
 *
 * @param {import('../line/view.js').View} view
 */
export function resultView(view, sheets) {
  const {result, table, viewer} = view;
  const own = result.seats.find(({seat}) => seat === viewer);
  const others = result.seats.filter((one) => one !== own && one.cause);
  const named = (seat) => table.seats[seat]?.name;
  const scored = result.seats.some(({score}) => score !== null);
  return html`<section class="result pane" aria-label=${say('table.result')}>
    <header><h2 tabindex="-1">${result.winners.length ? say('table.winners', result.winners.map(named).join(', ')) : say('table.nobody-wins')}</h2>
      <button class="tool" aria-label=${say('table.close')} @click=${(click) => tell(click.target, 'result')}>${icon('x', 18)}</button></header>
    ${own?.cause ? causeView(own.cause) : own ? html`<p class="cause">${own.why}</p>` : nothing}
    <table><thead><tr><th scope="col">${say('table.seat-column')}</th><th scope="col">${say('table.outcome')}</th>
      ${scored ? html`<th scope="col">${say('table.score')}</th>` : nothing}<th scope="col">${say('table.why')}</th></tr></thead>
      <tbody>${result.seats.map((one) => html`<tr class=${result.winners.includes(one.seat) ? 'won' : ''}><th scope="row">${seatMark(one.seat, 22)} ${named(one.seat)}</th>
        <td>${result.winners.includes(one.seat) ? icon('check', 14) : icon('x', 14)} ${say(result.winners.includes(one.seat) ? 'table.won' : 'table.lost')}</td>
        ${scored ? html`<td class="num">${one.score ?? ''}</td>` : nothing}<td>${one.why}</td></tr>`)}</tbody></table>
    ${sheets}
    ${others.map((one) => html`<details><summary>${seatMark(one.seat, 18)} ${say('ending.of', named(one.seat))}</summary>${causeView(one.cause)}</details>`)}
    <button class="btn main" data-story-open @click=${(click) => tell(click.target, 'story', true)}>${icon('clock', 17)} ${say('story.title')}</button>
    <details class="proof"><summary>${icon('seed', 14)} ${say('verify.title')}</summary>
      <p class="small dim">${say('table.commitment')} <code>${table.commitment}</code></p>
      ${table.seed ? html`<p class="small dim">${say('table.seed')} <code>${table.seed}</code></p>` : nothing}
      <p class="small dim">${say('table.verify')}</p></details></section>`;
}
