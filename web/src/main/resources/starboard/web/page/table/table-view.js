import {html, nothing} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {brandMark, icon} from '../icons.js';
import {Part, tell} from '../part.js';
import {changes} from '../scene/changes.js';
import {whyView} from '../rules/why-view.js';
import {marketView} from '../scene/market-view.js';
import {factsView, gearView, hasSecrets, ownHand, ownLine, secretView} from '../scene/mat-view.js';
import {Digits, Offers} from '../scene/offers.js';
import {index, placed} from '../scene/scene.js';
import {sheetView} from '../scene/sheet-view.js';
import {Showing} from '../scene/showing.js';
import {textView} from '../scene/text-view.js';
import {isSteps, trackButton} from '../scene/track-view.js';
import {say} from '../words.js';
import {isEnding} from './beat-strip.js';
import {coachView, exampleInWords, helping, marks} from './coach-view.js';
import {Deciding} from './deciding.js';
import {linksOf} from './ending-view.js';
import './decision-bar.js';
import '../replay/replay-bar.js';
import './question-line.js';
import {trayOf} from './choice-tray.js';
import {act} from './keys.js';
import {railView} from './rail.js';
import {news} from './recap.js';
import {resultView} from './result-view.js';
import {reachScrolling} from './scrolling.js';
import {seatStrip} from './seat-strip.js';
import {audible, called, hush, sound} from './sounds.js';
import {bagsOf, layersOf, stageView} from './stage.js';
import {Staging} from './staging.js';

/** Where there is room beside the stage for what the game is about, until its reader has begun to play. */
const WIDE = matchMedia('(min-width: 1200px)');

/** How long a changed thing keeps its white line. */
const FRESH = 1500;

/**
 * A table as one viewer sees it: seats, stage, rail, bar and mat. It draws any scene, and tells `choose`, `command`, `panel`,
 * `jump`, `now`, `point` and `pointed` to those who hold the line.
 */
class TableView extends Part {
  static properties = {
    view: {attribute: false},
    /** What is open beside the stage instead of the rail, or null. */
    panel: {attribute: false},
    notice: {attribute: false},
    /** Whether this is an earlier moment. */
    past: {attribute: false},
    /** What is known of the whole game while one looks back, or null. */
    replay: {attribute: false},
    /** The decision whose answer is on its way. */
    busy: {attribute: false},
    /** Why the last answer was refused. */
    refusal: {attribute: false},
    /** What somebody who helps says of the question, or null. */
    coaching: {attribute: false},
    /** What is open in the rail: 'log', 'table', 'mine', 'secret', 'crew', 'goal', 'keys', 'rules', 'why', 'reactions', or null. */
    side: {state: true},
    about: {state: true},
    lit: {state: true},
    /** Whether the own mat is looked at although a choice lies over it. */
    peeking: {state: true},
    rule: {state: true},
    why: {state: true},
    changed: {state: true},
    layers: {state: true},
    text: {state: true},
    result: {state: true},
    /** Rows of another game that show what an idea looks like, where nothing is staged. */
    example: {state: true},
    /** Whether a narrow screen shows what can be bought in place of the map. */
    buying: {state: true},
  };

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    this.panel = null;
    this.notice = null;
    this.past = false;
    /** @type {{story: import('../replay/recording.js').Story, eyes: import('../replay/recording.js').Eyes}|null} */
    this.replay = null;
    this.busy = null;
    this.refusal = null;
    /** @type {import('../line/view.js').Coaching|null} */
    this.coaching = null;
    this.side = null;
    /** @type {string|null} */
    this.about = null;
    /** @type {string|null} */
    this.lit = null;
    /** @type {string|null} the rule that is open, and the refusal that is explained */
    this.rule = null;
    /** @type {string|null} */
    this.why = null;
    this.peeking = false;
    this.changed = new Set();
    this.layers = new Set();
    this.text = false;
    this.result = true;
    this.buying = false;
    /** @type {import('../line/view.js').Row[]} */
    this.example = [];
    /** @type {import('../scene/scene.js').Things} */
    this.things = new Map();
    /** @type {import('../scene/scene.js').Parts} */
    this.parts = /** @type {any} */ (null);
    this.digits = new Digits();
    this.deciding = new Deciding(this);
    this.staging = new Staging(this);
    /** @type {import('../line/view.js').View} what is drawn: the view, as far as it was told */
    this.shown = /** @type {any} */ (null);
    this.sized = () => reachScrolling(this);
    WIDE.addEventListener('change', () => this.requestUpdate());
    this.keyed = (event) => {
      if (act(event, this)) event.preventDefault();
    };
    this.lifted = ({key}) => {
      if (key === 'h' || key === 'H') this.peeking = false;
    };
    this.pressed = (event) => (this.clicked = event.target);
    this.addEventListener('click', (click) => this.#endsTelling(click), true);
    this.addEventListener('contextmenu', (event) => this.#asksAbout(event));
    this.#listen();
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.keyed);
    addEventListener('keyup', this.lifted);
    addEventListener('pointerdown', this.pressed);
    addEventListener('resize', this.sized);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keyed);
    removeEventListener('keyup', this.lifted);
    removeEventListener('pointerdown', this.pressed);
    removeEventListener('resize', this.sized);
    clearTimeout(this.fresh);
  }

  /** What the parts of the table tell. */
  #listen() {
    const does = {
      touch: (id) => this.touch(id),
      press: (offer) => this.deciding.press(offer),
      gather: (group) => this.deciding.gather(group),
      confirm: () => this.deciding.confirm(),
      retreat: () => this.retreat(),
      shortcut: (one) => this.deciding.hurry(one),
      light: (id) => (this.lit = id),
      explain: (id) => this.explain(id),
      rule: (id) => this.openRule(id),
      why: (id) => this.openWhy(id),
      side: (side) => this.open(side),
      seat: (seat) => this.openSeat(seat),
      layer: (name) => this.toggleLayer(name),
      close: () => this.close(),
      result: () => (this.result = !this.result),
      peek: () => (this.peeking = !this.peeking),
      beat: (what) => this.staging[what](),
      replay: (rows) => this.staging.tell(rows, this.view.viewer),
    };
    for (const [what, deed] of Object.entries(does)) this.addEventListener(what, (event) => deed(/** @type {CustomEvent} */ (event).detail));
  }

  willUpdate(changed) {
    if (changed.has('coaching')) this.example = [];
    if (changed.has('refusal') && this.refusal) this.deciding.close(this.refusal);
    if (changed.has('view')) this.#look(changed.get('view'));
    if (!changed.has('view') && this.shown === this.view && !this.staging.now) return;
    this.shown = this.#told();
    this.things = index(this.shown.scene);
    this.parts = placed(this.shown.scene, this.shown.viewer);
  }

  /** The view as far as it was told: nothing is seen or read before its beat. */
  #told() {
    const {view, staging} = this;
    if (!staging.now || this.past) return view;
    return {...view, scene: staging.scene(view.scene), log: view.log.filter((row) => !staging.isAhead(row)), result: null};
  }

  /** A new view: what is asked in it, and what has happened since the last one. */
  #look(before) {
    const {view} = this;
    const [decision] = this.past ? [] : view.decisions;
    if (!decision || beginsAnew(before, view)) this.digits.forget();
    this.deciding.offers = decision ? new Offers(decision, index(view.scene), this.digits) : null;
    if (before?.decisions[0]?.decision !== decision?.decision || before?.viewer !== view.viewer) {
      this.deciding.close();
      this.peeking = false;
      this.asked = Boolean(decision);
    }
    if (before && !before.result && view.result) this.asked = true;
    if (!before && this.isNew && WIDE.matches && !view.table.guided) this.side = 'goal';
    if (before && !this.isNew && this.side === 'goal' && !before.lastActed) this.side = null;
    const same = before && before.viewer === view.viewer && before.lang === view.lang && !this.past;
    if (!same || view.entry < before.entry) this.staging.forget(view);
    else if (before.entry !== view.entry) {
      this.staging.hear(before, view);
      if (this.staging.now) return;
      this.#point(before);
      sound(before, view);
    }
  }

  /** Whether the beats wait: a reaction is asked at once. */
  get interrupted() {
    return this.past || Boolean(this.deciding.offers?.reaction);
  }

  /** Everything was told: whoever is asked is called. */
  told() {
    this.asked = Boolean(this.view.decisions.length || this.view.result);
    called(this.view);
  }

  /** A long press, the right button or the menu key on a thing or an option explains it. */
  #asksAbout(event) {
    const on = event.target.closest('[data-thing], [data-option], [data-refused]');
    if (!on || event.target.closest('input, a')) return;
    event.preventDefault();
    const {thing, option, refused} = on.dataset;
    if (refused) return this.openWhy(refused);
    const offer = option && this.deciding.offers?.find(option);
    const id = thing ?? offer?.about ?? offer?.target;
    if (id) this.explain(id);
  }

  /** A click on the table ends the telling and does nothing else: nobody answers a question not yet seen. */
  #endsTelling(click) {
    const map = /** @type {import('../map/scene-map.js').SceneMap|null} */ (this.querySelector('scene-map'));
    if (!this.staging.plays || map?.dragged || !click.target.closest('.stage, .mat, .market') || click.target.closest('.zoom, .corner')) return;
    click.stopPropagation();
    click.preventDefault();
    this.staging.skip();
  }

  /** Points out what has changed, for a moment. */
  #point(before) {
    this.changed = changes(before.scene, this.view.scene);
    clearTimeout(this.fresh);
    this.fresh = setTimeout(() => (this.changed = new Set()), FRESH);
  }

  updated() {
    this.sized();
    if (!this.asked || this.staging.plays) return;
    this.asked = false;
    if (document.activeElement?.matches('input, textarea, select')) return;
    const bar = this.bar;
    if (bar) bar.updateComplete.then(() => bar.announce());
    else /** @type {HTMLElement|null} */ (this.querySelector('[data-text-view] h2'))?.focus({preventScroll: true});
  }

  get bar() {
    return /** @type {import('./decision-bar.js').DecisionBar|null} */ (this.querySelector('decision-bar'));
  }

  /** Whether somebody is asked who has not acted yet, in a game that says what it is about. */
  get isNew() {
    const {view} = this;
    return Boolean(view.table.game.goal && view.decisions.length && !view.lastActed && !this.past);
  }

  // What is drawn, in the order in which the Tab key goes through it

  render() {
    const {shown: view, parts, staging} = this;
    const offers = staging.plays ? null : this.deciding.offers;
    // with cards to be read the bar is a sheet of its own for each question, which comes and goes: nothing that stays moves
    const tray = offers ? trayOf(parts, offers, this.things) : null;
    const show = new Showing({viewer: view.viewer, offers, selected: this.deciding.open.selected, highlight: this.lit, touched: staging.touched, numbers: this.numbers(), changed: this.changed});
    if (this.text) return this.inText();
    const open = [this.side || this.about || this.panel ? 'opened' : '', this.side ? `side-${this.side}` : '', parts.mine ? '' : 'watching',
      parts.market.length ? 'trading' : '', parts.map ? '' : 'benched', view.result ? 'over' : '', this.peeking ? 'peeking' : '', this.buying ? 'buying' : ''];
    return html`<div class="table ${open.filter(Boolean).join(' ')}" .style=${`--accent:var(--g-${view.table.game.id},var(--g-nemesis))`}>
      ${staging.plays ? html`<beat-strip .staging=${staging} .now=${staging.now} .view=${this.view} .things=${this.things}></beat-strip>`
        : this.replay ? html`<replay-bar .view=${view} .story=${this.replay.story} .eyes=${this.replay.eyes}></replay-bar>`
        : keyed(tray ? view.decisions[0]?.decision : null, html`<decision-bar .view=${view} .marks=${marks(helping(this.coaching, offers))} .offers=${offers} .things=${this.things} .open=${this.deciding.open} .tray=${tray} .beginner=${this.isNew}></decision-bar>`)}
      ${WIDE.matches ? nothing : html`${this.noticed()}${this.coached(offers)}`}
      <main class="stage pane">${stageView(parts, show, {layers: this.layers, result: this.outcome(show)})}</main>
      ${parts.market.length ? html`${this.swap(show)}<div class="market pane" role="group" aria-label=${say('table.market')}>${marketView(parts.market, show)}</div>` : nothing}
      ${this.mat(show)}
      ${this.head()}
      <div class="trks">${this.trackButtons(show)}</div>
      <aside class="rail" aria-label=${say('table.rail')}>${WIDE.matches ? html`${this.noticed()}${this.coached(offers)}` : nothing}${this.panel ? html`<section class="panel pane">${this.panel}</section>`
        : railView(view, parts, show, {side: this.side, about: this.about, things: this.things, rule: this.rule, why: this.why})}</aside>
      ${this.tabs()}</div>`;
  }

  /** Where the links of an end lie on the map, by their numbers. @returns {Map<string, number[]>} */
  numbers() {
    const {staging, view} = this;
    if (!staging.plays && this.coaching) return this.marked();
    const links = staging.plays ? (isEnding(staging.now) ? linksOf(view.log, staging.now.row.id) : [])
      : this.showsResult ? view.result.seats.find(({seat}) => seat === view.viewer)?.cause?.chain ?? [] : [];
    return Map.groupBy(links.map(({at}, i) => ({at, number: i + 1})).filter(({at}) => at), ({at}) => at)
      .entries().reduce((all, [at, list]) => all.set(at, list.map(({number}) => number)), new Map());
  }

  /** Somebody who explains: beside the stage, or over its upper edge, so that nothing is moved by it. */
  coached(offers) {
    const coaching = helping(this.coaching, offers);
    return coaching && !this.panel ? coachView(coaching, offers) : nothing;
  }

  /** Where the options lie that are good now, by their numbers. @returns {Map<string, number[]>} */
  marked() {
    const {offers} = this.deciding;
    const targets = (helping(this.coaching, offers)?.hints ?? []).map(({option}, i) => ({at: offers?.find(option)?.target, number: i + 1}));
    return Map.groupBy(targets.filter(({at}) => at), ({at}) => at).entries().reduce((all, [at, list]) => all.set(at, list.map(({number}) => number)), new Map());
  }

  /** On narrow screens the map and what can be bought take turns. */
  swap(show) {
    const lit = this.parts.market.flatMap(({cards}) => cards).filter(({id}) => show.state(id)).length;
    return html`<button class="toggle swap" @click=${() => (this.buying = !this.buying)}>${this.buying ? html`${icon('target', 15)} ${say('table.to-map')}`
      : html`${icon('cart', 15)} ${say('table.to-market')} ${lit ? html`<b class="num" title=${say('table.lit', lit)}>${lit}</b>` : nothing}`}</button>`;
  }

  /** What concerns the table and not the game: beside the stage, or over its edge, so that nothing is moved by it. */
  noticed() {
    return this.notice ? html`<div class="notice">${this.notice}</div>` : nothing;
  }

  /** How it ended, if it has and nobody has put that away. */
  outcome(show) {
    if (!this.showsResult || this.staging.plays) return nothing;
    const sheets = this.parts.table.filter(({kind, rows}) => kind === 'sheet' && rows.some(({style}) => style === 'won' || style === 'lost'));
    return resultView(this.view, sheets.map((sheet) => sheetView(sheet, show)));
  }

  get showsResult() {
    return Boolean(this.view.result) && this.result && !this.past;
  }

  head() {
    const {shown: view, parts} = this;
    const tool = (press, drawing, label, more = /** @type {unknown} */ (nothing)) => html`<button class="tool ${drawing}" aria-label=${label} title=${label} @click=${press}>${icon(drawing, 20)}${more}</button>`;
    const unread = view.unread ? html`<span class="count">${view.unread}</span>` : nothing;
    return html`<header class="top">
      <div class="brand">${brandMark(30)}<div><h1>${view.table.game.name}</h1><span>${view.table.name}${this.round ? ' · ' + this.round : ''}</span></div></div>
      ${seatStrip(view, [...parts.others, ...(parts.mine ? [parts.mine] : [])])}
      <div class="tools">
        <button class="tool sounds" aria-pressed=${String(audible())} aria-label=${say('sound.title')} title=${`${say('sound.title')} (M)`} @click=${() => this.toggleSounds()}>${icon('sound', 20)}</button>
        ${view.table.hints && view.decisions.length && !this.past ? tool(() => tell(this, 'coach', !this.coaching), 'help', `${say('coach.ask')} (.)`) : nothing}
        ${tool(() => this.openRule(null), 'book', say('rules.title'))}
        ${tool(() => this.toggleText(), 'text', say('table.text-view'))}
        ${tool(() => tell(this, 'panel', 'chat'), 'chat', say('table.chat'), unread)}
        ${tool(() => tell(this, 'panel', 'menu'), 'menu', say('table.menu'))}</div></header>`;
  }

  /** Where the first track of named steps stands, for the title. */
  get round() {
    return this.parts.tracks.find((track) => track.markers.length && isSteps(track))?.markers[0].name ?? '';
  }

  trackButtons(show) {
    const {tracks} = this.parts;
    const running = tracks.filter((track) => track.markers.length && track.spaces.some(({threshold}) => threshold));
    const chosen = running.length ? running.slice(0, 2) : tracks.slice(0, 1);
    return html`${chosen.map((track) => trackButton(track, show, () => this.open('table')))}
      ${bagsOf(this.parts).slice(0, 1).map((bag) => html`<button class="trk slim" @click=${() => this.open('table')}>${icon('bag', 17)}<b class="num">${bag.total}</b><span class="sr">${bag.name}</span></button>`)}`;
  }

  mat(show) {
    const {mine} = this.parts;
    if (!mine) return nothing;
    const seat = this.view.table.seats.find((one) => one.seat === this.view.viewer);
    return html`<section class="mat" aria-label=${say('table.mat')}>${ownLine(mine, show)}${factsView(mine, show, seat)}
      <div class="hand" role="group" aria-label=${say('table.hand')}>${ownHand(mine, show)}</div>${gearView(mine, show, !this.parts.map)}${secretView(mine, show)}</section>`;
  }

  tabs() {
    const fresh = news(this.shown).length;
    const tab = (name, drawing, count = /** @type {unknown} */ (nothing)) => html`<button class=${this.side === name ? 'on' : ''} aria-pressed=${String(this.side === name)} @click=${() => this.open(name)}>
      ${icon(drawing, 20)}<span>${say(`table.tab.${name}`)} ${count}</span></button>`;
    return html`<nav class="tabs" aria-label=${say('table.tabs')}>${this.parts.mine ? tab('mine', 'hand2') : nothing}${hasSecrets(this.parts.mine, this.view.viewer) ? tab('secret', 'eye') : nothing}
      ${tab('table', 'stack')}${tab('log', 'text', fresh ? html`<b>${fresh > 99 ? '99+' : fresh}</b>` : nothing)}${tab('crew', 'people')}</nav>`;
  }

  inText() {
    return html`<main class="textpage">${this.notice ? html`<div class="notice">${this.notice}</div>` : nothing}
      <p class="ways-out"><button class="btn" @click=${() => this.toggleText()}>${say('table.drawn-view')} <kbd>T</kbd></button>
        <button class="btn" @click=${() => this.openRule(null)}>${say('rules.title')} <kbd>/</kbd></button>
        ${this.view.table.hints && this.deciding.offers ? html`<button class="btn" @click=${() => tell(this, 'coach', !this.coaching)}>${say('coach.ask')} <kbd>.</kbd></button>` : nothing}</p>
      ${this.coached(this.deciding.offers)}
      ${this.example.length ? exampleInWords(this.example) : nothing}
      ${this.side === 'rules' ? html`<rule-panel .game=${this.view.table.game.id} .at=${this.rule} .refused=${this.deciding.offers?.refused ?? []}></rule-panel>` : nothing}
      ${this.side === 'why' && this.deciding.offers ? whyView(this.deciding.offers, this.why, this.view.table.game.id) : nothing}
      ${this.past ? nothing : html`<question-line .view=${this.view}></question-line>`}
      ${textView(this.view, this.parts, this.deciding.offers, {things: this.things, beginner: this.isNew, news: news(this.view)})}</main>`;
  }

  // What is pressed

  /** A thing on the board, in the hand or in a list is touched. */
  touch(id) {
    if (this.view.pointing) {
      tell(this, 'pointed', {widget: id, name: this.things.get(id)?.thing.name ?? ''});
      return;
    }
    if (this.deciding.touch(id)) return;
    const [barred] = this.deciding.offers?.barred.get(id) ?? [];
    this.deciding.close(barred ? `${barred.text}: ${barred.reason}` : null);
    if (this.about === id) this.about = null;
    else this.explain(id);
  }

  /** Tells all there is to know of a thing. */
  explain(id) {
    this.#remember();
    this.lit = this.about = id;
    if (['goal', 'keys', 'why', 'rules'].includes(this.side)) this.side = null;
  }

  /** Shows what happened in another game: as beats, or in words. */
  demonstrate(rows) {
    if (this.text) this.example = rows;
    else this.staging.demonstrate(rows);
  }

  /** Opens a paragraph of the rules, or all chapters. */
  openRule(id) {
    this.#remember();
    this.rule = id;
    this.side = 'rules';
    this.#showAside('rule-panel h2');
  }

  /** Opens why something is refused, or the list of it all. */
  openWhy(id) {
    const {offers} = this.deciding;
    if (!offers?.refused.length) return;
    this.#remember();
    this.why = id ?? (offers.refused.length === 1 ? offers.refused[0].id : null);
    this.side = 'why';
    this.lit = offers.refused.find((one) => one.id === this.why)?.fact?.at ?? null;
    this.#showAside('[data-why-panel] h2');
  }

  /** Opens the search of the rules. */
  searchRules() {
    this.openRule(this.side === 'rules' ? this.rule : null);
    this.updateComplete.then(() => /** @type {any} */ (this.querySelector('rule-panel'))?.updateComplete).then(() => /** @type {any} */ (this.querySelector('rule-panel'))?.search());
  }

  #showAside(heading) {
    tell(this, 'panel', null);
    this.updateComplete.then(() => /** @type {HTMLElement|null} */ (this.querySelector(heading))?.focus({preventScroll: true}));
  }

  /** Where the focus goes back to when what was opened is closed. */
  #remember() {
    const {activeElement} = document;
    if (activeElement && !activeElement.closest('.rail')) this.opener = /** @type {HTMLElement} */ (activeElement);
  }

  /** The thing under the focus, or the one that is selected, explained. */
  explainFocused() {
    const focused = /** @type {HTMLElement|null} */ (document.activeElement?.closest('[data-thing], [data-option]'));
    const {offers, open} = this.deciding;
    const option = offers?.find(focused?.dataset.option ?? open.selected);
    const id = focused?.dataset.thing ?? option?.about ?? option?.target ?? this.view.decisions[0]?.about;
    if (id) this.explain(id);
  }

  /** One level out of what is open; then the last answer is taken back. */
  retreat() {
    if (!this.deciding.retreat() && this.view.back && !this.past) tell(this, 'command', {cmd: 'back'});
  }

  /** A printed key; what it selects is confirmed by Enter, wherever the focus was. */
  key(key) {
    if (this.text) return this.deciding.keyInText(key);
    if (!this.deciding.key(key)) return false;
    if (this.deciding.open.selected) this.updateComplete.then(() => this.bar?.updateComplete).then(() => this.bar?.readyToConfirm());
    return true;
  }

  /**
   * A key while beats are told: next or skip; one that would answer ends the telling and does nothing else.
   *
   * @param {string} key
   * @param {boolean} means whether it means something else at every table
   */
  tellingKey(key, means) {
    const {staging} = this;
    if (key === ' ' || key === 'Enter') staging.next();
    else if (key === 'Escape' || key === 'Backspace' || (!means && /^[1-9a-z]$/i.test(key))) staging[this.view.decisions.length ? 'skip' : 'toDecision']();
    else return false;
    return true;
  }

  /** A key while one looks back: steps, moments, the ends. */
  replayKey({key, shiftKey}) {
    const bar = /** @type {import('../replay/replay-bar.js').ReplayBar|null} */ (this.querySelector('replay-bar'));
    return bar?.key(key, shiftKey) ?? false;
  }

  /** Whether Enter confirms although the focus is on a button: nobody went there by keys. */
  get confirmsByEnter() {
    return this.deciding.open.selected !== null && Boolean(this.clicked && document.activeElement?.contains(this.clicked));
  }

  // How it is looked at

  open(side) {
    this.about = null;
    this.side = this.side === side && !this.panel ? null : side;
    tell(this, 'panel', null);
  }

  openSeat(seat) {
    this.about = null;
    this.side = seat === this.view.viewer ? 'mine' : 'crew';
    this.lit = [...this.parts.others, ...(this.parts.mine ? [this.parts.mine] : [])].find(({owner}) => owner === seat)?.id ?? null;
    tell(this, 'panel', null);
  }

  close() {
    this.about = null;
    this.side = null;
    this.lit = null;
    if (this.opener?.isConnected) this.opener.focus({preventScroll: true});
    this.opener = null;
  }

  /** Closes what lies uppermost. */
  escape() {
    if (this.view.pointing) tell(this, 'point', false);
    else if (this.panel) tell(this, 'panel', null);
    else if (this.showsResult) this.result = false;
    else if (this.past) tell(this, 'now');
    else if (this.side || this.about || this.lit) this.close();
    else this.deciding.close();
  }

  zoom(factor) {
    const map = /** @type {import('../map/scene-map.js').SceneMap|null} */ (this.querySelector('scene-map'));
    map?.zoom(factor);
  }

  toggleLayer(name = layersOf(this.parts.map)[0]) {
    if (!name) return;
    const layers = new Set(this.layers);
    if (!layers.delete(name)) layers.add(name);
    this.layers = layers;
  }

  toggleSounds() {
    hush();
    this.requestUpdate();
  }

  toggleText() {
    this.text = !this.text;
  }
}

/** Whether a turn or a round has begun: something happened that nothing else brought about. */
const beginsAnew = (before, view) => before?.viewer !== view.viewer || view.log.some(({n, kind, cause}) => n > before.entry && kind === 'event' && !cause);

customElements.define('starboard-table', TableView);
