/** Who got to know what, and in which chapter. */
import {html} from 'lit';
import {icon, seatMark} from '../icons.js';
import {chapterOf} from '../replay/recording.js';
import {say} from '../words.js';

/**
 * @param {import('../replay/recording.js').Story} story
 * @param {import('../line/view.js').Seat[]} seats
 * @param {(step: number) => void} watch
 */
export function secretsView(story, seats, watch) {
  const chapter = (step) => story.chapters.indexOf(/** @type {any} */ (chapterOf(story, step))) + 1;
  const since = (secret, seat) => secret.seats.find((one) => one.seat === seat);
  return html`<div class="scrolls" tabindex="0" role="group" aria-label=${say('story.secrets')}><table class="secrets"><thead><tr><th scope="col"><span class="sr">${say('story.secrets')}</span></th>${seats.map(({seat, name}) => html`<th scope="col">${seatMark(seat, 22, name)}</th>`)}</tr></thead>
    <tbody>${story.secrets.map((secret) => html`<tr><th scope="row">${secret.text}</th>${seats.map(({seat, name}) => {
    const known = since(secret, seat);
    return html`<td>${known ? html`<button class="known" aria-label=${say('story.since', name, chapter(known.step))} @click=${() => watch(known.step)}>${icon('eye', 13)} ${chapter(known.step)}</button>` : '–'}</td>`;
  })}</tr>`)}</tbody></table></div>`;
}
