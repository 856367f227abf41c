/** The strip above the decision bar: what concerns the table and not the game. It never covers anything. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {tell} from '../part.js';
import {say} from '../words.js';

/** Hears a press and tells what it means. */
const tells = (what, detail = null) => click => tell(click.target, what, detail);

/**
 * The strip, or null if there is nothing to say.
 *
 * @param {import('../line/view.js').View} view
 */
export function notices(view, {line, past, trouble, seeking}) {
  const lines = [
    trouble && html`<p class="note bad" role="alert">${icon('info', 16)} <span>${trouble}</span></p>`,
    line === 'connecting' && html`<p class="note bad" role="status">${icon('link', 16)} <span>${say('notice.connecting')}</span></p>`,
    seeking && seekingNotice(),
    past && pastNotice(past),
    view.table.request && requestNotice(view),
    view.table.paused && pausedNotice(),
    view.table.over && !past && overNotice(view),
    view.viewer === 'public' && !view.table.over && html`<p class="note"><span>${icon('eye', 16)} ${say('notice.watching')}</span></p>`,
  ].filter(Boolean);
  return lines.length ? html`<div class="notes">${lines}</div>` : null;
}

const seekingNotice = () => html`
  <div class="note" role="status"><span class="you">${icon('target', 16)} ${say('chat.point.how')}</span>
    <button class="btn" @click=${tells('point', false)}>${say('cancel')}</button></div>`;

const pastNotice = past => html`
  <div class="note" role="status"><span>${say('notice.past', past.entry)}</span>
    <button class="btn" @click=${tells('now')}>${say('notice.now')}</button></div>`;

/**
 * Somebody asks to take things back: everybody who is asked answers here, with the whole table in sight.
 *
 * @param {import('../line/view.js').View} view
 */
export function requestNotice(view) {
  const {id, by, waiting} = view.table.request;
  const seats = view.table.seats;
  const mine = waiting.filter(seat => seats[seat].mine);
  const answer = (cmd, seat) => tells('command', {cmd, request: id, seat});
  const named = (own, other, seat) => (seat === view.viewer ? say(own) : say(other, seats[seat].name));
  return html`
    <div class="note asks" role="alert" data-undo-request>
      <span>${icon('undo', 16)} ${say(seats[by].mine ? 'undo.mine' : 'undo.asked', seats[by].name)}
        ${mine.length ? nothing : say('undo.waiting', waiting.map(seat => seats[seat].name).join(', '))}</span>
      ${mine.map(seat => html`
        <button class="btn main" data-undo-agree @click=${answer('agree', seat)}>${named('undo.agree', 'undo.agree.for', seat)}</button>
        <button class="btn" data-undo-refuse @click=${answer('refuse', seat)}>${named('undo.refuse', 'undo.refuse.for', seat)}</button>`)}
      ${seats[by].mine && !mine.length ? html`<button class="btn" @click=${answer('refuse', by)}>${say('undo.withdraw')}</button>` : nothing}
    </div>`;
}

const pausedNotice = () => html`
  <div class="note" role="status"><span>${icon('clock', 16)} ${say('notice.paused')}</span>
    <button class="btn" @click=${tells('command', {cmd: 'resume'})}>${say('menu.resume')}</button></div>`;

/**
 * @param {import('../line/view.js').View} view
 */
function overNotice(view) {
  const {rematch, seats} = view.table;
  return html`
    <div class="note over" role="status" data-over>
      <b>${say('notice.over')}</b>
      ${rematch
        ? html`<a class="btn main" href="/t/${rematch}">${say('rematch.go')}</a>`
        : seats.some(seat => seat.mine) || view.table.host
          ? html`<button class="btn main" @click=${tells('rematch')}>${icon('reroll', 16)} ${say('rematch.ask')}</button>` : nothing}
      <button class="btn" @click=${tells('panel', 'menu')}>${say('verify.title')}</button>
    </div>`;
}
