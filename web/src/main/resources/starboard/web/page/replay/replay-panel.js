/** Beside the time line: the moments to go to, the link to this one, and how to play on from it. */
import {html, nothing} from 'lit';
import {go} from '../address.js';
import {icon, seatMark} from '../icons.js';
import {ask, inReach} from '../line/api.js';
import {callMe, myName} from '../line/mine.js';
import {origins} from '../line/origins.js';
import {Part, tell} from '../part.js';
import {settle} from '../start/open-table.js';
import {panelHead} from '../table/panel-head.js';
import {lang, say} from '../words.js';
import {stepOf} from './recording.js';
import {momentIcon} from './time-line.js';

class ReplayPanel extends Part {
  static properties = {view: {attribute: false}, story: {attribute: false}, bots: {state: true}, trouble: {state: true}, copied: {state: true}, origin: {state: true}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} the moment that is looked at */
    this.view = /** @type {any} */ (null);
    /** @type {import('./recording.js').Story} */
    this.story = /** @type {any} */ (null);
    this.bots = [];
    this.trouble = '';
    this.copied = false;
    this.origin = location.origin;
  }

  async connectedCallback() {
    super.connectedCallback();
    origins().then(([origin]) => (this.origin = origin));
    const {games} = await ask('GET', `/api/games?all=true&lang=${lang()}`).catch(() => ({games: []}));
    this.bots = games.find(({id}) => id === this.view.table.game.id)?.bots ?? [];
  }

  get link() {
    return `${this.origin}/t/${this.view.table.id}#at=${this.view.entry}`;
  }

  #copy = async () => {
    await navigator.clipboard?.writeText(this.link).catch(() => {});
    this.copied = true;
  };

  #branch = async (submit) => {
    submit.preventDefault();
    const said = new FormData(submit.target);
    const {table, entry} = this.view;
    const you = myName() || say('someone');
    const seats = table.seats.map(({seat, name}) => {
      const who = String(said.get(`seat-${seat}`));
      if (who === 'me') return {kind: 'me', name: you};
      return who === 'link' ? {kind: 'link', name: ''} : {kind: 'bot', bot: who, name: ''};
    });
    const name = say('branch.name', table.name).slice(0, 40);
    try {
      const opened = await ask('POST', inReach(table.id, '/branch'), {body: {entry, name, you, seats}});
      callMe(you);
      settle(opened, {name, game: table.game.id});
      go(`/t/${opened.table}`);
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  };

  render() {
    const {story, view} = this;
    const step = stepOf(story, view.entry);
    return html`${panelHead(say('replay.title'))}
      <div class="replay-panel">
        <section><h3>${say('replay.moments')}</h3>${story.moments.length ? html`<ol class="moments">${story.moments.map((moment) => html`<li><button data-moment=${moment.step}
            class=${moment.step === step ? 'on' : ''} aria-current=${moment.step === step ? 'step' : 'false'} @click=${() => tell(this, 'jump', story.steps[moment.step])}>
            ${moment.seat === undefined ? momentIcon(moment, 16) : seatMark(moment.seat, 18)} <span>${moment.text}${moment.odds ? html` <small>${say('beat.was', moment.odds.hit, moment.odds.of)}</small>` : nothing}</span><b class="num">${moment.step}</b></button></li>`)}</ol>`
          : html`<p class="dim">${say('replay.no-moments')}</p>`}</section>
        <section><h3>${say('replay.link')}</h3><p class="row"><input readonly aria-label=${say('replay.link')} .value=${this.link} data-link><button class="btn" @click=${this.#copy}>${icon('link', 16)} ${say(this.copied ? 'replay.copied' : 'replay.copy')}</button></p></section>
        <section><h3>${say('branch.title')}</h3>${story.over ? this.#form() : html`<p class="dim">${say('branch.later')}</p>`}</section>
      </div>`;
  }

  #form() {
    const mine = this.view.table.seats.find((seat) => seat.mine)?.seat ?? 0;
    return html`<form class="branch" data-branch @submit=${this.#branch}><p class="dim">${say('branch.why')}</p>
      ${this.view.table.seats.map(({seat, name}) => html`<label>${seatMark(seat, 20)} <span>${name}</span><select name="seat-${seat}">
        <option value="me" ?selected=${seat === mine}>${say('branch.me')}</option><option value="link">${say('branch.link')}</option>
        ${this.bots.map((bot, i) => html`<option value=${bot.id} ?selected=${i === 0 && seat !== mine}>${bot.name}</option>`)}</select></label>`)}
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : nothing}
      <button class="btn main">${icon('chain', 16)} ${say('branch.go')}</button></form>`;
  }
}

customElements.define('replay-panel', ReplayPanel);
