/** The form that opens a table: the game's options with what they mean, and who sits where. */
import {html, nothing} from 'lit';
import {ask} from '../line/api.js';
import {icon, seatMark} from '../icons.js';
import {myName} from '../line/mine.js';
import {fitting, openTable, standardOptions} from './open-table.js';
import {Part} from '../part.js';
import {say} from '../words.js';

const KINDS = ['me', 'here', 'link', 'bot'];

class Create extends Part {
  static properties = {
    game: {attribute: false},
    title: {attribute: false},
    passing: {attribute: false},
    seats: {state: true},
    values: {state: true},
    commitment: {state: true},
    trouble: {state: true},
    busy: {state: true},
  };

  constructor() {
    super();
    /** What the server offers: its options, seats and bots. */
    this.game = /** @type {any} */ (null);
    /** Under which name it was chosen, with the options that go with it. */
    this.title = /** @type {any} */ (null);
    this.passing = false;
    this.commitment = null;
    this.trouble = '';
    this.busy = false;
  }

  /** The server commits itself to its seed before the players add to chance. */
  async connectedCallback() {
    super.connectedCallback();
    this.commitment = (await ask('POST', '/api/commitment', {body: {}}).catch(() => ({}))).commitment;
  }

  willUpdate(changed) {
    const other = name => changed.has(name) && changed.get(name)?.id !== this[name].id;
    if (!other('game') && !other('title')) return;
    const [fewest, most] = this.game.players;
    const others = this.passing ? {kind: 'here'} : {kind: 'bot'};
    const number = Math.min(most, Math.max(fewest, 2));
    this.seats = Array.from({length: number}, (_, seat) => this.#seat(seat === 0 ? {kind: 'me'} : others, seat));
    this.values = standardOptions(this.game, number, this.title.options);
  }

  firstUpdated() {
    this.querySelector('h1').focus();
  }

  /** A seat with every field the form may show, whatever its kind. */
  #seat(facts, seat) {
    return {kind: 'bot', name: seat === 0 ? myName() : '', bot: this.game.bots[0]?.id, ...facts};
  }

  render() {
    return html`
      <form class="create pane" @submit=${this.#open}>
        <header>
          <h1 tabindex="-1">${say('create.title', this.title.name)}</h1>
          <a class="bt2" href="/">${icon('x', 16)} ${say('cancel')}</a>
        </header>
        <p class="dim">${this.title.complete}</p>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
        <label class="labelled"><span>${say('create.name')}</span>
          <input name="name" required maxlength="60" .value=${say('create.name.standard', this.title.name)}></label>
        ${this.game.options.length ? html`
          <fieldset><legend>${say('create.options')}</legend>${this.game.options.map(option => this.#option(option))}</fieldset>` : nothing}
        <fieldset class="seating"><legend>${say('create.seats')}</legend>
          ${this.#number()}
          ${this.seats.map((seat, index) => this.#row(seat, index))}
          <p class="dim">${say('create.seats.why')}</p>
        </fieldset>
        <details>
          <summary>${say('create.more')}</summary>
          <label class="labelled"><span>${say('create.entropy')}</span><input name="entropy" maxlength="200" autocomplete="off">
            <small>${say('create.entropy.why')}
              ${this.commitment ? html`<code translate="no">${this.commitment}</code>` : nothing}</small></label>
          <label class="tick"><input type="checkbox" name="gather"><span>${say('create.gather')}<small>${say('create.gather.why')}</small></span></label>
          <label class="tick"><input type="checkbox" name="always"><span>${say('create.always')}<small>${say('create.always.why')}</small></span></label>
        </details>
        <button class="btn main" ?disabled=${this.busy}>${icon('play', 18)} ${say('create.open')}</button>
      </form>`;
  }

  #option(option) {
    const value = option.values.find(one => one.id === this.values[option.id]);
    return html`
      <label class="labelled"><span>${option.name}</span>
        <select name="option-${option.id}" @change=${change => (this.values = {...this.values, [option.id]: change.target.value})}>
          ${fitting(option, this.seats.length).map(one => html`<option value=${one.id} ?selected=${one === value}>${one.name}</option>`)}
        </select>
        <small>${value?.explanation || option.explanation}</small></label>`;
  }

  #number() {
    const [fewest, most] = this.game.players;
    if (fewest === most) return nothing;
    const numbers = Array.from({length: most - fewest + 1}, (_, i) => fewest + i);
    return html`
      <div class="segments" role="radiogroup" aria-label=${say('create.players')}>
        <span class="cap">${say('create.players')}</span>
        ${numbers.map(number => html`
          <label><input type="radio" name="players" value=${number} .checked=${number === this.seats.length}
            @change=${() => this.#sizeTo(number)}><span>${number}</span></label>`)}
      </div>`;
  }

  #sizeTo(number) {
    const more = Array.from({length: Math.max(0, number - this.seats.length)}, (_, i) => this.#seat(this.passing ? {kind: 'here'} : {}, this.seats.length + i));
    this.seats = [...this.seats.slice(0, number), ...more];
    this.values = standardOptions(this.game, number, this.values);
  }

  #row(seat, index) {
    const letter = String.fromCharCode(65 + index);
    const change = part => (this.seats = this.seats.map((one, i) => (i === index ? {...one, ...part} : part.kind === 'me' && one.kind === 'me' ? {...one, kind: 'here'} : one)));
    const kinds = KINDS.filter(kind => kind !== 'bot' || this.game.bots.length);
    return html`
      <div class="seat-row" role="group" aria-label=${say('create.seat', letter)}>
        ${seatMark(index, 28)}
        <select aria-label=${say('create.seat.kind', letter)} name="kind-${index}" @change=${event => change({kind: event.target.value})}>
          ${kinds.map(kind => html`<option value=${kind} ?selected=${kind === seat.kind}>${say(`create.kind.${kind}`)}</option>`)}
        </select>
        ${seat.kind === 'bot'
          ? html`<select aria-label=${say('create.seat.bot', letter)} name="bot-${index}" @change=${event => change({bot: event.target.value})}>
              ${this.game.bots.map(bot => html`<option value=${bot.id} ?selected=${bot.id === seat.bot}>${bot.name}</option>`)}</select>`
          : html`<input aria-label=${say('create.seat.name', letter)} name="name-${index}" maxlength="40" .value=${seat.name}
              ?required=${seat.kind !== 'link'} placeholder=${say(seat.kind === 'link' ? 'create.seat.open' : 'create.seat.who')}
              autocomplete=${seat.kind === 'me' ? 'nickname' : 'off'} @input=${event => change({name: event.target.value})}>`}
      </div>`;
  }

  #open = async submit => {
    submit.preventDefault();
    const form = new FormData(submit.target);
    const you = this.seats.find(seat => seat.kind === 'me')?.name ?? myName();
    const seats = this.seats.map(({kind, name, bot}) => (kind === 'bot' ? {kind, bot} : {kind, ...(name && {name})}));
    this.busy = true;
    this.trouble = '';
    try {
      await openTable(this.game, {
        name: form.get('name'),
        you: you || say('someone'),
        options: this.values,
        seats,
        ...(this.commitment && {commitment: this.commitment}),
        ...(form.get('entropy') && {entropy: form.get('entropy')}),
        ...(form.get('gather') && {gather: true}),
        ...(form.get('always') && {reactions: 'always'}),
      });
    } catch (refusal) {
      this.trouble = refusal.message;
      this.busy = false;
    }
  };
}

customElements.define('starboard-create', Create);
