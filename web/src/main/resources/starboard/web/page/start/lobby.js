/** While seats are free: their links to send, who has come, and the way to the table. */
import {html, nothing} from 'lit';
import {brandMark, seatMark} from '../icons.js';
import {myTable} from '../line/mine.js';
import {Part, tell} from '../part.js';
import './invitation.js';
import {phraseBox} from './phrase-box.js';
import {say} from '../words.js';

class Lobby extends Part {
  static properties = {view: {attribute: false}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
  }

  render() {
    const {table} = this.view;
    const kept = myTable(table.id);
    const free = table.seats.filter(seat => seat.kind === 'human' && !seat.claimed);
    const mine = table.seats.find(seat => seat.mine);
    const {awaited} = table;
    return html`
      <main class="lobby">
        <header><a class="logo" href="/" aria-label="Starboard">${brandMark(34)}</a>
          <div><h1>${table.name}</h1><p class="dim">${table.game.name}</p></div></header>
        <section class="pane">
          <h2 aria-live="polite">${say('lobby.free', free.length)}</h2>
          ${free.length ? html`<p>${say(Object.keys(kept.links).length ? 'lobby.host' : 'lobby.guest')}</p>` : nothing}
          <ul>${table.seats.map(seat => this.#seat(seat, kept.links[seat.seat]))}</ul>
          ${awaited ? nothing : html`<button class="btn main" @click=${() => tell(this, 'enter')}>${say('lobby.enter')}</button>`}
        </section>
        ${awaited ? this.#gathering(table) : nothing}
        ${mine && kept.seats[mine.seat]?.phrase ? phraseBox(kept.seats[mine.seat].phrase) : nothing}
      </main>`;
  }

  /**
   * Before the deal: what each of my seats adds to chance, and for whom we wait.
   *
   * @param {import('../line/view.js').Table} table
   */
  #gathering({awaited, seats, commitment, host}) {
    return html`
      <section class="pane" data-gathering>
        <h2>${say('gather.title')}</h2>
        <p>${say('gather.why')} <code translate="no">${commitment}</code></p>
        ${awaited.filter(seat => seats[seat].mine).map(seat => html`
          <form class="inline below" @submit=${submit => this.#add(submit, seat)}>
            <label>${say('gather.label', seats[seat].name)}<input name="entropy" maxlength="200" autocomplete="off"></label>
            <button class="btn main">${say('gather.add')}</button>
          </form>`)}
        <p role="status">${say('gather.waiting', awaited.map(seat => seats[seat].name).join(', '))}</p>
        ${host ? html`<button class="btn" @click=${() => tell(this, 'command', {cmd: 'deal'})}>${say('gather.deal')}</button>` : nothing}
      </section>`;
  }

  #add(submit, seat) {
    submit.preventDefault();
    tell(this, 'command', {cmd: 'entropy', seat, text: submit.target.elements.entropy.value});
  }

  #seat(seat, code) {
    return html`
      <li>
        ${seatMark(seat.seat, 28)}
        <div><b>${seat.name}</b> <span class="dim">${seatWord(seat)}</span>
          ${!seat.claimed && code ? html`
            <starboard-invitation .table=${this.view.table.id} .code=${code}></starboard-invitation>
            <a class="btn" href="/t/${this.view.table.id}#join=${code}">${say('lobby.sit')}</a>` : nothing}
        </div>
      </li>`;
  }
}

/** Who sits there, in a word. */
export function seatWord(seat) {
  if (seat.bot) return say('seat.bot', seat.botName);
  if (!seat.claimed) return say('seat.free');
  if (seat.mine) return say('seat.mine');
  return say(seat.online ? 'seat.online' : 'seat.away');
}

customElements.define('starboard-lobby', Lobby);
