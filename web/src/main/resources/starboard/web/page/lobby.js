/** While seats are free: their links to send, who has come, and the way to the table. */
import {html, nothing} from 'lit';
import {copyButton} from './copy.js';
import {brandMark, seatMark} from './icons.js';
import {linkOf, myTable} from './mine.js';
import {Part} from './part.js';
import {phraseBox} from './phrase-box.js';
import {say} from './words.js';

class Lobby extends Part {
  static properties = {view: {attribute: false}, actions: {attribute: false}};

  render() {
    const {table} = this.view;
    const kept = myTable(table.id);
    const free = table.seats.filter(seat => seat.kind === 'human' && !seat.claimed);
    const mine = table.seats.find(seat => seat.mine);
    return html`
      <main class="lobby">
        <header><a class="logo" href="/" aria-label="Starboard">${brandMark(34)}</a>
          <div><h1>${table.name}</h1><p class="dim">${table.game.name}</p></div></header>
        <section class="pane">
          <h2 aria-live="polite">${say('lobby.free', free.length)}</h2>
          <p>${say(Object.keys(kept.links).length ? 'lobby.host' : 'lobby.guest')}</p>
          <ul>${table.seats.map(seat => this.#seat(seat, kept.links[seat.seat]))}</ul>
          <button class="btn main" @click=${() => this.dispatchEvent(new Event('enter'))}>${say('lobby.enter')}</button>
        </section>
        ${mine && kept.seats[mine.seat]?.phrase ? phraseBox(kept.seats[mine.seat].phrase) : nothing}
      </main>`;
  }

  #seat(seat, code) {
    return html`
      <li>
        ${seatMark(seat.seat, 28)}
        <div><b>${seat.name}</b> <span class="dim">${seatWord(seat)}</span>
          ${!seat.claimed && code ? html`
            <code class="seat-link" translate="no">${linkOf(this.view.table.id, code)}</code>
            <span class="row">${copyButton(linkOf(this.view.table.id, code), say('link.copy'))}
              <a class="btn" href="/t/${this.view.table.id}#join=${code}">${say('lobby.sit')}</a></span>` : nothing}
        </div>
      </li>`;
  }
}

/** Who sits there, in a word. */
export function seatWord(seat) {
  if (seat.bot) return say('seat.bot', seat.bot);
  if (!seat.claimed) return say('seat.free');
  if (seat.mine) return say('seat.mine');
  return say(seat.online ? 'seat.online' : 'seat.away');
}

customElements.define('starboard-lobby', Lobby);
