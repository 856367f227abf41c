/** A table: its connection, who of us looks at it, and what lies around the game itself. */
import {html} from 'lit';
import {fragment, go} from './address.js';
import {ask, inReach} from './api.js';
import {Live} from './live.js';
import {know, myTable, rightsAt, sit} from './mine.js';
import {notices} from './notices.js';
import {Part} from './part.js';
import {sound} from './sounds.js';
import {lang, say} from './words.js';
import './chat.js';
import './curtain.js';
import './join.js';
import './lobby.js';
import './menu.js';
import './seats.js';
import './table-page.js';

const PANELS = {
  chat: (view, actions, pointing) => html`<starboard-chat .view=${view} .actions=${actions} .pointing=${pointing}></starboard-chat>`,
  menu: (view, actions) => html`<starboard-menu .view=${view} .actions=${actions}></starboard-menu>`,
  seats: (view, actions) => html`<starboard-seats .view=${view} .actions=${actions}></starboard-seats>`,
};

/** Where a panel lies over the stage it steps aside while something on the table is pointed at. */
const NARROW = matchMedia('(max-width: 1199px)');

/** The sign in the browser's tab, with an amber dot while somebody here has to decide. */
const badge = on => document.querySelector('link[rel=icon]').setAttribute('href', `/page/favicon${on ? '-turn' : ''}.svg`);

class LiveTable extends Part {
  static properties = {
    table: {attribute: false},
    place: {attribute: false},
    panel: {state: true},
    past: {state: true},
    trouble: {state: true},
    entered: {state: true},
    pointing: {state: true},
    /** The hot seat whose eyes are on the screen; null while the curtain is closed. */
    sitting: {state: true},
  };

  #read = 0;
  #heard = null;
  #drawn = {};

  constructor() {
    super();
    this.panel = null;
    this.past = null;
    this.trouble = '';
    this.entered = false;
    this.pointing = null;
    this.sitting = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#host();
    const seats = rightsAt(this.table).filter(({seat}) => seat !== 'host');
    this.live = new Live(this.table, rightsAt(this.table), seats.length === 1 ? seats[0].seat : 'public');
    this.live.addEventListener('view', () => this.#viewed());
    this.live.addEventListener('line', () => this.requestUpdate());
    this.live.addEventListener('refused', () => this.requestUpdate());
    this.greet = () => this.live.greet();
    addEventListener('language', this.greet);
    addEventListener('keydown', this.#key);
  }

  /** Who came by the link of the host is one from now on; the link does not stay in sight. */
  #host() {
    const host = fragment(this.place, 'host');
    if (!host) return;
    know(this.table, {host});
    history.replaceState(null, '', `/t/${this.table}`);
    this.place = {path: location.pathname, hash: ''};
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('language', this.greet);
    removeEventListener('keydown', this.#key);
    badge(false);
    this.live.close();
  }

  /** What the panels and the table itself may do. */
  actions = {
    choose: (decision, option) => this.#do({cmd: 'choose', decision, option, seen: this.live.view?.entry}),
    shortcut: (decision, shortcut) => this.#do({cmd: 'shortcut', decision, shortcut, seen: this.live.view?.entry}),
    back: () => this.#do({cmd: 'back'}),
    undo: to => this.#do({cmd: 'undo', to}),
    rematch: () => this.#rematch(),
    reactions: (kind, setting) => this.#do({cmd: 'reactions', kind, setting}),
    send: command => this.#do(command),
    open: what => this.#open(what),
    jump: entry => this.#jump(entry),
    now: () => (this.past = null),
    point: on => (this.pointing = on ? {} : null),
    pointed: (widget, name) => (this.pointing = {widget, name}),
    highlight: widget => this.querySelector('starboard-table')?.highlight?.(widget),
    look: seat => this.#look(seat),
  };

  async #do(command) {
    const answer = await this.live.send({seat: this.live.viewer === 'public' ? undefined : this.live.viewer, ...command});
    this.trouble = answer.ok ? '' : answer.error.message;
    return answer;
  }

  #viewed() {
    const {view} = this.live;
    const mine = mySeats(view);
    if (this.#read === 0) this.#read = view.entry;
    sound(this.#heard, view);
    this.#heard = view;
    know(this.table, {name: view.table.name, game: view.table.game.id});
    const lost = rightsAt(this.table).find(({seat}) => seat !== 'host' && !mine.some(one => one.seat === seat));
    if (lost) this.trouble = say('seat.gone', view.table.seats[lost.seat].name);
    if (mine.length > 1 && this.sitting !== null) {
      const deciding = mine.filter(one => one.deciding);
      if (deciding.length && !deciding.some(one => one.seat === this.sitting)) this.#look(null);
    }
    if (!freeSeats(view).length) this.entered = true;
    if (view.table.rematch) this.#follow(view.table.rematch);
    this.#title(view, mine);
    this.requestUpdate();
  }

  async #rematch() {
    const {ok, table} = await this.#do({cmd: 'rematch'});
    if (!ok) return;
    this.#follow(table);
    go(`/t/${table}`);
  }

  /** The same people play again: each keeps the secret of the seat. */
  #follow(rematch) {
    const {host, seats} = myTable(this.table);
    if (Object.keys(myTable(rematch).seats).length || !Object.keys(seats).length) return;
    know(rematch, {host});
    for (const [seat, rights] of Object.entries(seats)) sit(rematch, seat, rights);
  }

  #title(view, mine) {
    const turn = !view.table.over && mine.some(one => one.deciding);
    document.title = `${turn ? `▶ ${say('mine.yours')} · ` : ''}${view.table.name} · Starboard`;
    badge(turn);
  }

  /** Opens the curtain for one of my seats, or closes it. */
  #look(seat) {
    this.sitting = seat;
    this.past = null;
    this.panel = null;
    this.live.look(seat ?? 'public');
    this.requestUpdate();
  }

  #open(what) {
    this.panel = this.panel === what ? null : what;
    if (this.panel !== 'chat') this.pointing = null;
  }

  async #jump(at) {
    const seat = this.live.viewer;
    const secret = rightsAt(this.table).find(right => right.seat === seat)?.secret;
    try {
      const past = await ask('GET', inReach(this.table, `/view?${new URLSearchParams({seat, at, lang: lang()})}`), {secret});
      if (this.live.viewer === seat) this.past = past;
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  #key = press => {
    if (press.target.closest?.('input, textarea, select') || press.ctrlKey || press.metaKey || press.altKey) return;
    if (press.key === 'Escape' && this.pointing && !this.pointing.widget) this.pointing = null;
    else if (press.key === 'Escape' && this.panel) this.#open(this.panel);
    else if (press.key === 'Escape' && this.past) this.past = null;
    else if (press.key === 'c' && this.#playing()) this.#open('chat');
  };

  #playing() {
    return this.querySelector('starboard-table') !== null;
  }

  render() {
    const code = fragment(this.place, 'join');
    if (code) return html`<starboard-join .table=${this.table} .code=${code} @joined=${this.#joined}></starboard-join>`;
    if (this.live.refusal) return this.#closed(this.live.refusal.message);
    const {view} = this.live;
    if (!view) return html`<main class="plain"><p role="status">${say('live.connecting')}</p><a class="word" href="/">${say('home')}</a></main>`;
    const mine = mySeats(view);
    if (view.table.awaited) return html`<starboard-lobby .view=${view} .actions=${this.actions}></starboard-lobby>`;
    if (mine.length > 1 && this.sitting === null && !view.table.over) {
      return html`<starboard-curtain .view=${view} .actions=${this.actions}></starboard-curtain>`;
    }
    if (!this.entered && !view.table.over && freeSeats(view).length) {
      return html`<starboard-lobby .view=${view} .actions=${this.actions} @enter=${() => (this.entered = true)}></starboard-lobby>`;
    }
    return this.#game(view);
  }

  #game(view) {
    const shown = this.past ?? view;
    const seeking = this.pointing !== null && !this.pointing.widget && NARROW.matches;
    return html`
      <starboard-table .view=${this.#dressed(shown)} .actions=${this.actions} .past=${this.past !== null}
        .panel=${this.panel && !seeking ? PANELS[this.panel](view, this.actions, this.pointing) : null}
        .notice=${notices(view, {line: this.live.line, past: this.past, trouble: this.trouble, seeking, actions: this.actions})}></starboard-table>`;
  }

  /** The view with what only the page knows; the same object while nothing changed. */
  #dressed(view) {
    if (this.panel === 'chat') this.#read = this.live.view.entry;
    const unread = view.log.filter(line => line.kind === 'chat' && line.n > this.#read).length;
    const pointing = this.pointing !== null && !this.pointing.widget;
    const last = this.#drawn;
    if (last.view !== view || last.unread !== unread || last.pointing !== pointing) {
      this.#drawn = {view, unread, pointing, dressed: {...view, unread, pointing}};
    }
    return this.#drawn.dressed;
  }

  #closed(why) {
    return html`<main class="plain"><h1>${say('live.closed')}</h1><p role="alert">${why}</p><a class="btn" href="/">${say('home')}</a></main>`;
  }

  #joined = () => {
    history.replaceState(null, '', `/t/${this.table}`);
    this.place = {path: location.pathname, hash: ''};
    const rights = rightsAt(this.table);
    const seats = rights.filter(({seat}) => seat !== 'host');
    this.live.greet(rights, seats.length === 1 ? seats[0].seat : 'public');
  };
}

/** The seats this browser plays itself. */
export const mySeats = view => view.table.seats.filter(seat => seat.mine);
export const freeSeats = view => view.table.seats.filter(seat => seat.kind === 'human' && !seat.claimed);

customElements.define('starboard-live', LiveTable);
