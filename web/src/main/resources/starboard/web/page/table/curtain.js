/** Between two players of one device: says who comes next. While it is closed the page holds the public view only. */
import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {Part, tell} from '../part.js';
import {say} from '../words.js';

class Curtain extends Part {
  static properties = {view: {attribute: false}, notice: {attribute: false}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    this.notice = null;
  }

  #called = null;

  /** Focus goes to the button once for each player who is called. */
  updated() {
    const next = this.view.table.seats.find(seat => seat.mine && seat.deciding)?.seat ?? null;
    if (next !== this.#called) /** @type {HTMLElement|null} */ (this.querySelector('.btn.main'))?.focus();
    this.#called = next;
  }

  render() {
    const mine = this.view.table.seats.filter(seat => seat.mine);
    const next = mine.find(seat => seat.deciding);
    const others = mine.filter(seat => seat !== next);
    return html`
      <main class="plain curtain">
        <p class="dim">${this.view.table.name}</p>
        ${this.notice ?? nothing}
        ${next ? html`
          ${seatMark(next.seat, 72)}
          <h1 aria-live="polite">${say('curtain.pass', next.name)}</h1>
          <p>${say('curtain.why')}</p>
          <button class="btn main" @click=${() => tell(this, 'look', next.seat)}>${icon('eye', 18)} ${say('curtain.open', next.name)}</button>`
        : html`<h1 aria-live="polite">${say('curtain.nobody')}</h1>
          <p>${this.view.waiting.map(wait => say('curtain.waiting', this.view.table.seats[wait.seat].name))}</p>`}
        <div class="row">${others.map(seat => html`
          <button class="btn" @click=${() => tell(this, 'look', seat.seat)}>${seatMark(seat.seat, 22)} ${say('curtain.look', seat.name)}</button>`)}
        </div>
        <a class="word" href="/">${say('home')}</a>
      </main>`;
  }
}

customElements.define('starboard-curtain', Curtain);
