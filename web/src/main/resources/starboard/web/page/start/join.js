/** Taking a seat by its link: a name, then the seat is mine and its recovery phrase is shown once more to keep. */
import {html, nothing} from 'lit';
import {ask, inReach} from '../line/api.js';
import {brandMark} from '../icons.js';
import {callMe, know, myName, sit} from '../line/mine.js';
import {Part, tell} from '../part.js';
import {phraseBox} from './phrase-box.js';
import {say} from '../words.js';

class Join extends Part {
  static properties = {
    table: {attribute: false},
    code: {attribute: false},
    facts: {state: true},
    claimed: {state: true},
    trouble: {state: true},
  };

  constructor() {
    super();
    this.table = '';
    this.code = '';
    this.facts = null;
    this.claimed = null;
    this.trouble = '';
  }

  async connectedCallback() {
    super.connectedCallback();
    await this.#try(async () => {
      this.facts = await ask('GET', inReach(this.table));
    });
  }

  async #try(deed) {
    this.trouble = '';
    try {
      await deed();
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  render() {
    return html`
      <main class="plain pane">
        ${brandMark(44)}
        <h1>${this.facts ? say('join.title', this.facts.name, this.facts.game.name) : say('live.connecting')}</h1>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
        ${this.claimed ? this.#welcome() : this.#form()}
      </main>`;
  }

  #form() {
    return html`
      <form @submit=${this.#claim}>
        <label class="labelled"><span>${say('join.name')}</span>
          <input name="name" required maxlength="40" autocomplete="nickname" .value=${myName()}></label>
        <button class="btn main">${say('join.sit')}</button>
        <a class="word" href="/t/${this.table}">${say('join.watch')}</a>
      </form>`;
  }

  #welcome() {
    return html`
      ${phraseBox(this.claimed.phrase)}
      <button class="btn main" @click=${() => tell(this, 'joined')}>${say('join.go')}</button>`;
  }

  #claim = submit => {
    submit.preventDefault();
    const name = String(new FormData(submit.target).get('name')).trim();
    this.#try(async () => {
      const {seat, secret, phrase = secret} = await ask('POST', inReach(this.table, '/claim'), {body: {code: this.code, name}});
      callMe(name);
      know(this.table, {name: this.facts?.name});
      sit(this.table, seat, {secret, phrase});
      this.claimed = {phrase};
    });
  };
}

customElements.define('starboard-join', Join);
