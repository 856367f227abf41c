/** A table: its connection, who of us looks at it, and what lies around the game itself. */
import {html} from 'lit';
import {fragment, go} from '../address.js';
import {ask, inReach} from '../line/api.js';
import {Live} from '../line/live.js';
import {invite, isGuided, know, myTable, rightsAt, setGuided, sit} from '../line/mine.js';
import {notices, requestNotice} from './notices.js';
import {Part} from '../part.js';
import {Recording} from '../replay/recording.js';
import {lang, say} from '../words.js';
import './chat.js';
import './curtain.js';
import '../start/join.js';
import '../start/lobby.js';
import './menu.js';
import './seats.js';
import './table-view.js';
import '../replay/replay-panel.js';
import '../story/story-page.js';

const PANELS = {
  chat: (view, pointing) => html`<starboard-chat .view=${view} .pointing=${pointing}></starboard-chat>`,
  menu: view => html`<starboard-menu .view=${view}></starboard-menu>`,
  seats: view => html`<starboard-seats .view=${view}></starboard-seats>`,
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
    /** What is known of the whole game while an earlier moment is looked at, and with whose eyes. */
    replay: {state: true},
    /** Whether the story of the finished game is read. */
    telling: {state: true},
    trouble: {state: true},
    entered: {state: true},
    pointing: {state: true},
    /** The hot seat whose eyes are on the screen; null while the curtain is closed. */
    sitting: {state: true},
    /** The decision whose answer is on its way, and why the last answer was refused. */
    busy: {state: true},
    refused: {state: true},
    /** What somebody who helps says of the open question. */
    coaching: {state: true},
  };

  #read = 0;

  /** The entry after which the seat on the screen began to look. */
  #since = 0;
  #drawn = {};

  constructor() {
    super();
    this.table = '';
    this.place = {path: '', hash: ''};
    /** @type {keyof PANELS|'replay'|null} */
    this.panel = null;
    /** @type {import('../line/view.js').View|null} */
    this.past = null;
    /** @type {{story: import('../replay/recording.js').Story|null, eyes: import('../replay/recording.js').Eyes}|null} */
    this.replay = null;
    /** @type {number|null} the entry of the moment that was asked for last */
    this.wanted = null;
    /** @type {Promise<void>|null} */
    this.jumping = null;
    this.telling = false;
    this.trouble = '';
    this.entered = false;
    /** @type {{widget?: string, name?: string}|null} */
    this.pointing = null;
    /** @type {number|null} */
    this.sitting = null;
    /** @type {number|null} */
    this.busy = null;
    /** @type {string|null} */
    this.refused = null;
    /** @type {import('../line/view.js').Coaching|null} */
    this.coaching = null;
    this.#listen();
  }

  /** What the parts of the page tell. */
  #listen() {
    const does = {
      choose: answer => this.#choose(answer),
      command: command => this.#order(command),
      rematch: () => this.#rematch(),
      panel: what => this.#open(what),
      jump: entry => this.#jump(entry),
      now: () => this.#now(),
      eyes: eyes => this.#seeWith(eyes),
      story: told => this.#tell(told),
      point: on => (this.pointing = on ? {} : null),
      pointed: thing => (this.pointing = thing),
      look: seat => this.#look(seat),
      coach: on => this.#coach(on),
      learnt: lesson => this.#learn(lesson),
      example: lesson => this.#show(lesson),
      enter: () => (this.entered = true),
      joined: () => this.#joined(),
    };
    for (const [what, deed] of Object.entries(does)) this.addEventListener(what, event => deed(/** @type {CustomEvent} */ (event).detail));
  }

  connectedCallback() {
    super.connectedCallback();
    this.#host();
    const seats = rightsAt(this.table).filter(({seat}) => seat !== 'host');
    this.recording = new Recording(this.table);
    this.live = new Live(this.table, rightsAt(this.table), seats.length === 1 ? seats[0].seat : 'public');
    this.live.addEventListener('view', () => this.#viewed());
    this.live.addEventListener('line', () => this.requestUpdate());
    this.live.addEventListener('refused', () => this.requestUpdate());
    this.greet = () => this.live.greet();
    addEventListener('language', this.greet);
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
    badge(false);
    this.live.close();
  }

  /** A decision is answered once; the next one may be asked, and answered, before the server's answer to this one is here. */
  async #choose({decision, option}) {
    if (this.busy === decision) return;
    this.busy = decision;
    this.refused = null;
    const {lesson} = this.coaching ?? {};
    if (lesson && this.coaching?.decision === decision) this.#do({cmd: 'learn', lesson: lesson.id});
    const answer = await this.#do({cmd: 'choose', decision, option, seen: this.live.view?.entry});
    if (this.busy === decision) this.busy = null;
    if (!answer.ok) this.refused = answer.error.message;
  }

  /** Asks for help with the open question, or lets go of it; in a guided game it comes by itself until then. */
  #coach(on) {
    setGuided(this.table, on);
    this.coaching = null;
    if (on) this.#help();
  }

  async #help() {
    const {view, viewer} = this.live;
    const [decision] = view?.decisions ?? [];
    if (!decision || viewer === 'public') return;
    const secret = rightsAt(this.table).find(right => right.seat === viewer)?.secret;
    try {
      const coaching = await ask('GET', inReach(this.table, `/coach?${new URLSearchParams({seat: String(viewer), lang: lang()})}`), {secret});
      if (this.live.viewer === viewer) this.coaching = coaching;
    } catch (refusal) {
      if (this.live.view?.decisions[0]?.decision === decision.decision) this.trouble = refusal.message;
    }
  }

  /** What an idea looks like, in a game that is not this one. */
  async #show(lesson) {
    const {viewer} = this.live;
    const secret = rightsAt(this.table).find(right => right.seat === viewer)?.secret;
    try {
      const {rows} = await ask('GET', inReach(this.table, `/example?${new URLSearchParams({seat: String(viewer), lesson, lang: lang()})}`), {secret});
      /** @type {any} */ (this.querySelector('starboard-table'))?.demonstrate(rows);
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  /** That idea is known: the next one may come. */
  async #learn(lesson) {
    await this.#do({cmd: 'learn', lesson});
    this.#help();
  }

  /** A command of one of my seats; the link of a seat that was given away is kept. */
  async #order(command) {
    const {ok, code} = await this.#do(command.cmd === 'shortcut' ? {...command, seen: this.live.view?.entry} : command);
    if (ok && command.cmd === 'reissue') {
      invite(this.table, command.seat, code);
      this.requestUpdate();
    }
  }

  async #do(command) {
    const answer = await this.live.send({seat: this.live.viewer === 'public' ? undefined : this.live.viewer, ...command});
    this.trouble = answer.ok ? '' : answer.error.message;
    return answer;
  }

  #viewed() {
    const {view} = this.live;
    const mine = mySeats(view);
    if (this.#read === 0) this.#read = view.entry;
    know(this.table, {name: view.table.name, game: view.table.game.id});
    if (mine.length > 1 && this.sitting !== null && view.entry > this.#since) {
      const deciding = mine.filter(one => one.deciding);
      if (deciding.length && !deciding.some(one => one.seat === this.sitting)) this.#look(null);
    }
    if (!freeSeats(view).length) this.entered = true;
    if (view.table.rematch) this.#follow(view.table.rematch);
    this.#title(view, mine);
    const asked = view.decisions[0]?.decision ?? null;
    if (this.coaching?.decision !== asked || this.helped?.lang !== view.lang) this.coaching = null;
    if (view.table.guided && asked !== null && isGuided(this.table) && (this.helped?.asked !== asked || this.helped?.lang !== view.lang)) this.#help();
    this.helped = {asked, lang: view.lang};
    this.#asked();
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
    this.trouble = '';
    this.refused = null;
    this.#since = this.live.view?.entry ?? 0;
    this.past = null;
    this.replay = null;
    this.panel = null;
    this.live.look(seat ?? 'public');
    this.requestUpdate();
  }

  #open(what) {
    this.panel = this.panel === what ? null : what;
    this.refused = null;
    if (this.panel !== 'chat') this.pointing = null;
  }

  /** Opens the story of the finished game, or closes it. */
  #tell(told) {
    this.telling = told;
    history.replaceState(null, '', `/t/${this.table}${told ? '#story' : ''}`);
    if (told) scrollTo(0, 0);
  }

  /** To an earlier moment. */
  #jump(at) {
    this.telling = false;
    this.replay ??= {story: null, eyes: this.live.viewer};
    this.wanted = at;
    if (this.panel === 'menu') this.panel = null;
    this.jumping ??= this.#reach().finally(() => (this.jumping = null));
  }

  /** Shows the moment that was asked for last; what was asked for before it is passed over. It can be gone to by its address too. */
  async #reach() {
    while (this.replay && this.wanted !== null) {
      const {wanted, replay: {eyes}} = this;
      try {
        const [past, story] = await Promise.all([this.recording.at(eyes, wanted), this.recording.story(eyes, this.live.view.entry)]);
        if (this.replay?.eyes !== eyes) continue;
        this.replay = {story, eyes};
        this.past = past;
      } catch (refusal) {
        this.trouble = refusal.message;
        return;
      }
      if (this.wanted !== wanted) continue;
      history.replaceState(null, '', `/t/${this.table}#at=${wanted}${eyes === this.live.viewer ? '' : `&eyes=${eyes}`}`);
      return;
    }
  }

  #seeWith(eyes) {
    if (!this.past) return;
    this.replay = {story: this.replay?.story ?? null, eyes};
    this.#jump(this.past.entry);
  }

  #now() {
    if (this.panel === 'replay') this.panel = null;
    this.past = null;
    this.replay = null;
    this.wanted = null;
    history.replaceState(null, '', `/t/${this.table}`);
  }

  /** Who came by the link of a moment is shown it, once there is a table. */
  #asked() {
    if (fragment(this.place, 'story') !== null && !this.arrived && this.live.view.result) {
      this.arrived = this.telling = true;
      return;
    }
    const at = Number(fragment(this.place, 'at'));
    if (!at || this.arrived) return;
    this.arrived = true;
    const eyes = fragment(this.place, 'eyes');
    this.entered = true;
    this.replay = {story: null, eyes: eyes === null ? this.live.viewer : /^\d$/.test(eyes) ? Number(eyes) : eyes === 'all' ? 'all' : 'public'};
    this.#jump(Math.min(at, this.live.view.entry));
  }

  render() {
    const code = fragment(this.place, 'join');
    if (code) return html`<starboard-join .table=${this.table} .code=${code}></starboard-join>`;
    if (this.live.refusal) return this.#closed(this.live.refusal.message);
    const {view} = this.live;
    if (view?.result && this.telling) return html`<story-page .view=${view}></story-page>`;
    if (!view) return html`<main class="plain"><p role="status">${say('live.connecting')}</p><a class="word" href="/">${say('home')}</a></main>`;
    const mine = mySeats(view);
    if (view.table.awaited) return html`<starboard-lobby .view=${view}></starboard-lobby>`;
    if (mine.length > 1 && this.sitting === null && !view.table.over) {
      return html`<starboard-curtain .view=${view} .notice=${view.table.request ? requestNotice(view) : null}></starboard-curtain>`;
    }
    if (!this.entered && !view.table.over && freeSeats(view).length) {
      return html`<starboard-lobby .view=${view}></starboard-lobby>`;
    }
    return this.#game(view);
  }

  #game(view) {
    const shown = this.past ?? view;
    const seeking = this.pointing !== null && !this.pointing.widget && NARROW.matches;
    return html`
      <starboard-table .view=${this.#dressed(shown)} .past=${this.past !== null} .busy=${this.busy} .refusal=${this.refused} .coaching=${this.past ? null : this.coaching}
        .replay=${this.past ? this.replay : null}
        .panel=${this.panel && !seeking ? this.#beside(view) : null}
        .notice=${notices(view, {line: this.live.line, past: this.past, trouble: this.#trouble(view), seeking})}></starboard-table>`;
  }

  /** The panel that is open beside the stage. */
  #beside(view) {
    if (this.panel !== 'replay') return PANELS[/** @type {keyof PANELS} */ (this.panel)](view, this.pointing);
    return this.past && this.replay?.story ? html`<replay-panel .view=${this.past} .story=${this.replay.story}></replay-panel>` : null;
  }

  /** What the reader must know: a seat whose secret no longer opens it, as long as that is so, or a command that was refused. */
  #trouble(view) {
    const gone = this.live.greeted.find(({seat}) => seat !== 'host' && !view.table.seats[seat]?.mine);
    return gone ? say('seat.gone', view.table.seats[gone.seat]?.name ?? '') : this.trouble;
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

  #joined() {
    history.replaceState(null, '', `/t/${this.table}`);
    this.place = {path: location.pathname, hash: ''};
    const rights = rightsAt(this.table);
    const seats = rights.filter(({seat}) => seat !== 'host');
    this.live.greet(rights, seats.length === 1 ? seats[0].seat : 'public');
  }
}

/** The seats this browser plays itself. */
const mySeats = view => view.table.seats.filter(seat => seat.mine);
const freeSeats = view => view.table.seats.filter(seat => seat.kind === 'human' && !seat.claimed);

customElements.define('starboard-live', LiveTable);
