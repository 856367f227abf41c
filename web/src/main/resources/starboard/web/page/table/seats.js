/** Who sits where: presence, bots in seats, names, phrases, and what the host may do. */
import {html, nothing} from 'lit';
import {ask} from '../line/api.js';
import '../start/invitation.js';
import {seatMark} from '../icons.js';
import {seatWord} from '../start/lobby.js';
import {myTable} from '../line/mine.js';
import {panelHead} from './panel-head.js';
import {Part, tell} from '../part.js';
import {phraseBox} from '../start/phrase-box.js';
import {lang, say} from '../words.js';

class Seats extends Part {
  static properties = {view: {attribute: false}, bots: {state: true}, shown: {state: true}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    this.bots = [];
    this.shown = null;
  }

  async connectedCallback() {
    super.connectedCallback();
    const {games} = await ask('GET', `/api/games?all=true&lang=${lang()}`).catch(() => ({games: []}));
    this.bots = games.find(game => game.id === this.view.table.game.id)?.bots ?? [];
  }

  render() {
    const {table} = this.view;
    return html`
      ${panelHead(say('seats.title'))}
      <ul class="seat-list">${table.seats.map(seat => this.#seat(seat, table))}</ul>
      ${table.seats.filter(seat => seat.mine).length > 1 && !table.over ? html`
        <button class="btn" @click=${() => tell(this, 'look', null)}>${say('seats.curtain')}</button>` : nothing}`;
  }

  #seat(seat, table) {
    const kept = myTable(table.id);
    const mayHand = (seat.mine || table.host) && !table.over;
    return html`
      <li>
        <div class="line">${seatMark(seat.seat, 26)}<div><b>${seat.name}</b><span class="dim">${seatWord(seat)}</span></div></div>
        ${seat.mine ? this.#own(seat, kept.seats[seat.seat]) : nothing}
        ${seat.kind === 'human' && !seat.claimed && kept.links[seat.seat] ? html`<starboard-invitation .table=${table.id} .code=${kept.links[seat.seat]}></starboard-invitation>` : nothing}
        ${mayHand && seat.kind === 'human' ? (seat.bot ? this.#take(seat) : this.#hand(seat)) : nothing}
        ${table.host && !seat.mine && seat.kind === 'human' && seat.claimed && !table.over ? this.#reissue(seat) : nothing}
      </li>`;
  }

  #own(seat, kept) {
    return html`
      <form class="inline" @submit=${submit => this.#rename(submit, seat)}>
        <input name="name" maxlength="40" required aria-label=${say('seats.name')} .value=${seat.name}>
        <button class="btn">${say('seats.rename')}</button>
      </form>
      ${kept?.phrase ? html`
        <button class="btn" aria-expanded=${this.shown === seat.seat} @click=${() => this.#show(seat.seat)}>${say('seats.phrase')}</button>
        ${this.shown === seat.seat ? phraseBox(kept.phrase) : nothing}` : nothing}
      <details data-forget><summary>${say('seats.forget')}</summary>
        <p class="dim">${say('seats.forget.why')}</p>
        <button class="btn" @click=${() => tell(this, 'command', {cmd: 'forget', seat: seat.seat})}>${say('seats.forget.go')}</button></details>`;
  }

  #show(seat) {
    this.shown = this.shown === seat ? null : seat;
  }

  #rename(submit, {seat}) {
    submit.preventDefault();
    tell(this, 'command', {cmd: 'rename', seat, name: submit.target.elements.name.value.trim()});
  }

  #hand({seat}) {
    if (!this.bots.length) return nothing;
    return html`
      <form class="inline" @submit=${submit => {
        submit.preventDefault();
        tell(this, 'command', {cmd: 'hand', seat, bot: submit.target.elements.bot.value});
      }}>
        <select name="bot" aria-label=${say('seats.bot')}>${this.bots.map(bot => html`<option value=${bot.id}>${bot.name}</option>`)}</select>
        <button class="btn">${say('seats.hand')}</button>
      </form>`;
  }

  #take({seat}) {
    return html`<button class="btn" @click=${() => tell(this, 'command', {cmd: 'take', seat})}>${say('seats.take')}</button>`;
  }

  #reissue({seat}) {
    return html`
      <details class="reissue"><summary>${say('seats.reissue')}</summary>
        <p class="dim">${say('seats.reissue.why')}</p>
        <button class="btn" @click=${() => tell(this, 'command', {cmd: 'reissue', seat})}>${say('seats.reissue.go')}</button></details>`;
  }
}

customElements.define('starboard-seats', Seats);
