/** The strip above the decision bar: what concerns the table and not the game. It never covers anything. */
import {html, nothing} from 'lit';
import {icon} from './icons.js';
import {say} from './words.js';

/** The strip, or null if there is nothing to say. */
export function notices(view, {line, past, trouble, seeking, actions}) {
  const lines = [
    trouble && html`<p class="note bad" role="alert">${icon('info', 16)} <span>${trouble}</span></p>`,
    line === 'connecting' && html`<p class="note bad" role="status">${icon('link', 16)} <span>${say('notice.connecting')}</span></p>`,
    seeking && seekingNotice(actions),
    past && pastNotice(past, actions),
    view.table.request && requestNotice(view, actions),
    view.table.paused && pausedNotice(actions),
    view.table.over && overNotice(view, actions),
    view.viewer === 'public' && !view.table.over && html`<p class="note"><span>${icon('eye', 16)} ${say('notice.watching')}</span></p>`,
  ].filter(Boolean);
  return lines.length ? html`<div class="notes">${lines}</div>` : null;
}

const seekingNotice = actions => html`
  <div class="note" role="status"><span class="you">${icon('target', 16)} ${say('chat.point.how')}</span>
    <button class="btn" @click=${() => actions.point(false)}>${say('cancel')}</button></div>`;

const pastNotice = (past, actions) => html`
  <div class="note" role="status"><span>${say('notice.past', past.entry)}</span>
    <button class="btn" @click=${actions.now}>${say('notice.now')}</button></div>`;

/** Somebody asks to take things back: everybody who is asked answers here, with the whole table in sight. */
function requestNotice(view, actions) {
  const {id, by, waiting} = view.table.request;
  const seats = view.table.seats;
  const mine = waiting.filter(seat => seats[seat].mine && (view.viewer === seat || view.viewer === 'public'));
  const answer = (cmd, seat) => () => actions.send({cmd, request: id, seat});
  return html`
    <div class="note asks" role="alert" data-undo-request>
      <span>${icon('undo', 16)} ${say(seats[by].mine ? 'undo.mine' : 'undo.asked', seats[by].name)}
        ${mine.length ? nothing : say('undo.waiting', waiting.map(seat => seats[seat].name).join(', '))}</span>
      ${mine.map(seat => html`
        <button class="btn main" data-undo-agree @click=${answer('agree', seat)}>${say('undo.agree')}</button>
        <button class="btn" data-undo-refuse @click=${answer('refuse', seat)}>${say('undo.refuse')}</button>`)}
      ${seats[by].mine && !mine.length ? html`<button class="btn" @click=${answer('refuse', by)}>${say('undo.withdraw')}</button>` : nothing}
    </div>`;
}

const pausedNotice = actions => html`
  <div class="note" role="status"><span>${icon('clock', 16)} ${say('notice.paused')}</span>
    <button class="btn" @click=${() => actions.send({cmd: 'resume'})}>${say('menu.resume')}</button></div>`;

function overNotice(view, actions) {
  const {rematch, seats} = view.table;
  return html`
    <div class="note over" role="status" data-over>
      <b>${say('notice.over')}</b>
      ${rematch
        ? html`<a class="btn main" href="/t/${rematch}">${say('rematch.go')}</a>`
        : seats.some(seat => seat.mine) || view.table.host
          ? html`<button class="btn main" @click=${actions.rematch}>${icon('reroll', 16)} ${say('rematch.ask')}</button>` : nothing}
      <button class="btn" @click=${() => actions.open('menu')}>${say('verify.title')}</button>
    </div>`;
}
