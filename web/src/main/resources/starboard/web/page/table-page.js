import {html, nothing} from 'lit';
import {Part} from './part.js';
import {say} from './words.js';
import {brandMark, icon} from './icons.js';
import {aboutView, refusalsView} from './about-view.js';
import {bagView} from './bag-view.js';
import {bigCard, pileCard} from './card-zone.js';
import {changes} from './changes.js';
import {counterView} from './counter-view.js';
import './decision-bar.js';
import {dieView} from './die-view.js';
import {goalView} from './goal-view.js';
import {act, keysView} from './keys.js';
import './log-rail.js';
import {marketView} from './market-view.js';
import {isSpotted} from './map-layout.js';
import {factsView, gearView, hasSecrets, ownHand, secretView} from './mat-view.js';
import {choices, Offers} from './offers.js';
import './reaction-settings.js';
import {resultView} from './result-view.js';
import {index, placed} from './scene.js';
import './scene-map.js';
import {reachScrolling} from './scrolling.js';
import {seatStrip} from './seat-strip.js';
import {sheetView} from './sheet-view.js';
import {Showing} from './showing.js';
import {audible, hush} from './sounds.js';
import {textView} from './text-view.js';
import {isSteps, trackButton, trackView} from './track-view.js';
import {widgetView} from './widget-view.js';

const CLOSED = {at: null, group: null, selected: null, reason: null};

/** Where there is room beside the stage for what the game is about, until its reader has begun to play. */
const WIDE = matchMedia('(min-width: 1200px)');

/** How long a changed thing keeps its white line. */
const FRESH = 1500;

/**
 * A table as one viewer sees it: seats, stage, rail, bar and mat. It draws any scene; what is chosen goes out through
 * `actions`.
 */
class StarboardTable extends Part {
  static properties = {
    view: {attribute: false},
    actions: {attribute: false},
    panel: {attribute: false},
    notice: {attribute: false},
    past: {attribute: false},
    /** What is open in the bar: a thing, a group, a selection, a reason. */
    bar: {state: true},
    /** What is open beside the stage: 'log', 'table', 'mine', 'secret', 'crew', 'goal', 'keys', 'refused', 'reactions', or null. */
    side: {state: true},
    about: {state: true},
    lit: {state: true},
    changed: {state: true},
    layers: {state: true},
    text: {state: true},
    walked: {state: true},
    result: {state: true},
    /** The decision whose answer is on its way. */
    busy: {state: true},
  };

  constructor() {
    super();
    this.bar = CLOSED;
    this.side = null;
    this.about = null;
    this.lit = null;
    this.changed = new Set();
    this.layers = new Set();
    this.text = false;
    this.walked = 0;
    this.result = true;
    this.busy = null;
    this.panel = null;
    this.notice = null;
    this.sized = () => reachScrolling(this);
    this.keyed = (event) => {
      if (act(event, this)) event.preventDefault();
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.keyed);
    addEventListener('resize', this.sized);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keyed);
    removeEventListener('resize', this.sized);
    clearTimeout(this.fresh);
  }

  willUpdate(changed) {
    if (!changed.has('view')) return;
    const before = changed.get('view');
    const {view} = this;
    this.things = index(view.scene);
    this.parts = placed(view.scene, view.viewer);
    const [decision] = this.past ? [] : view.decisions;
    this.offers = decision ? new Offers(decision, this.things) : null;
    if (before?.decisions[0]?.decision !== decision?.decision || before?.viewer !== view.viewer) {
      this.bar = CLOSED;
      this.asked = Boolean(decision);
    }
    if (before && !before.result && view.result) this.asked = true;
    if (before?.lastActed !== view.lastActed) this.walked = 0;
    if (!before && this.isNew && WIDE.matches) this.side = 'goal';
    if (before && !this.isNew && this.side === 'goal' && !before.lastActed) this.side = null;
    if (before && before.viewer === view.viewer && before.lang === view.lang && before.entry !== view.entry) {
      this.changed = changes(before.scene, view.scene);
      clearTimeout(this.fresh);
      this.fresh = setTimeout(() => (this.changed = new Set()), FRESH);
    }
  }

  updated() {
    this.sized();
    if (!this.asked) return;
    this.asked = false;
    if (document.activeElement?.matches('input, textarea, select')) return;
    const bar = this.querySelector('decision-bar');
    if (bar) bar.updateComplete.then(() => bar.announce());
    else this.querySelector('[data-text-view] h2')?.focus({preventScroll: true});
  }

  /** Whether somebody is asked who has not acted yet, in a game that says what it is about. */
  get isNew() {
    const {view} = this;
    return Boolean(view.table.game.goal && view.decisions.length && !view.lastActed && !this.past);
  }

  // What is drawn, in the order in which the Tab key goes through it

  render() {
    const {view} = this;
    const show = new Showing({viewer: view.viewer, offers: this.offers, selected: this.bar.selected, highlight: this.lit,
      changed: this.changed, touch: (id) => this.touch(id)});
    if (this.text) return this.inText();
    return html`<div class="table ${this.side || this.about || this.panel ? 'opened' : ''} ${this.side ? 'side-' + this.side : ''} ${this.parts.mine ? '' : 'watching'} ${this.parts.market.length ? 'trading' : ''} ${view.result ? 'over' : ''}" .style=${`--accent:var(--g-${view.table.game.id},var(--g-nemesis))`}>
      <decision-bar .view=${view} .offers=${this.offers} .things=${this.things} .open=${this.bar} .steps=${this.steps} .past=${this.past} .table=${this}></decision-bar>
      ${this.notice ? html`<div class="notice">${this.notice}</div>` : nothing}
      <main class="stage pane">${this.stage(show)}</main>
      ${this.parts.market.length ? html`<div class="market pane" role="group" aria-label=${say('table.market')}>${marketView(this.parts.market, show)}</div>` : nothing}
      ${this.mat(show)}
      ${this.head(show)}
      <div class="trks">${this.trackButtons(show)}</div>
      <aside class="rail" aria-label=${say('table.rail')}>${this.panel ? html`<section class="panel pane">${this.panel}</section>` : this.rail(show)}</aside>
      ${this.tabs()}</div>`;
  }

  head(show) {
    const {view} = this;
    const tool = (name, drawing, label, more = nothing, attribute = nothing) => html`<button class="tool ${drawing}" aria-label=${label} title=${label}
      data-text-toggle=${attribute} @click=${name}>${icon(drawing, 20)}${more}</button>`;
    return html`<header class="top">
      <div class="brand">${brandMark(30)}<div><h1>${view.table.game.name}</h1><span>${view.table.name}${this.round ? ' · ' + this.round : ''}</span></div></div>
      ${seatStrip(view, [...this.parts.others, ...(this.parts.mine ? [this.parts.mine] : [])], (seat) => this.openSeat(seat))}
      <div class="tools">
        <button class="tool sounds" aria-pressed=${String(audible())} aria-label=${say('sound.title')} title=${`${say('sound.title')} (M)`} @click=${() => this.toggleSounds()}>${icon('sound', 20)}</button>
        ${tool(() => this.toggleText(), 'text', say('table.text-view'), nothing, '')}
        ${tool(() => this.actions.open('chat'), 'chat', say('table.chat'), view.unread ? html`<span class="count">${view.unread}</span>` : nothing)}
        ${tool(() => this.actions.open('menu'), 'menu', say('table.menu'))}</div></header>`;
  }

  /** Where the first track of named steps stands, for the title. */
  get round() {
    return this.parts.tracks.find((track) => track.markers.length && isSteps(track))?.markers[0].name ?? '';
  }

  trackButtons(show) {
    const running = this.parts.tracks.filter((track) => track.markers.length && track.spaces.some(({threshold}) => threshold));
    const chosen = running.length ? running.slice(0, 2) : this.parts.tracks.slice(0, 1);
    return html`${chosen.map((track) => trackButton(track, show, () => this.open('table')))}
      ${this.bags.slice(0, 1).map((bag) => html`<button class="trk slim" @click=${() => this.open('table')}>${icon('bag', 17)}<b class="num">${bag.total}</b><span class="sr">${bag.name}</span></button>`)}`;
  }

  get bags() {
    return this.parts.table.flatMap((widget) => (widget.kind === 'bag' ? [widget] : widget.kind === 'mat' ? widget.content.filter(({kind}) => kind === 'bag') : []));
  }

  /** The sheets that say who won and why. */
  get outcomes() {
    return this.parts.table.filter(({kind, rows}) => kind === 'sheet' && rows.some(({style}) => style === 'won' || style === 'lost'));
  }

  get layerNames() {
    const things = [...(this.parts.map?.nodes ?? []), ...(this.parts.map?.links ?? []), ...(this.parts.map?.pieces ?? [])];
    return [...new Set(things.flatMap((thing) => thing.marks.map((mark) => mark.layer).filter(Boolean)))];
  }

  stage(show) {
    const {map} = this.parts;
    return html`<div class="ground">
      ${map ? html`<scene-map .map=${map} .offers=${this.offers} .selected=${this.bar.selected} .viewer=${this.view.viewer} .highlight=${this.lit}
          .changed=${this.changed} .layers=${this.layers} @touched=${(event) => this.touch(event.detail)}></scene-map>`
        : html`<div class="board">${this.parts.table.map((widget) => html`<div class="pane box">${widgetView(widget, show)}</div>`)}</div>`}
      <div class="corner tl">${this.layerNames.map((name) => html`<button class="toggle" aria-pressed=${String(this.layers.has(name))} @click=${() => this.toggleLayer(name)}>
        ${icon('claw', 15)} <span class="name">${say(`table.layer.${name}`)}</span> <kbd>D</kbd></button>`)}</div>
      ${map ? html`<div class="corner tr">${this.parts.table.filter(({kind}) => kind === 'die').map((die) => dieView(die, show))}</div>` : nothing}
      ${map && !isSpotted(map) ? html`<div class="corner bl">${this.bags.map((bag) => bagView(bag, show))}</div>` : nothing}
      ${this.view.result && this.result && !this.past ? resultView(this.view, this.outcomes.map((sheet) => sheetView(sheet, show)), () => (this.result = false)) : nothing}</div>
      ${this.tray(show)}
      ${this.gathered(show)}`;
  }

  /** Between the cards of the table and the hand: what was gathered this turn, and the bags a full map has no corner for. */
  gathered(show) {
    const gathered = this.parts.table.filter(({kind, style}) => kind === 'mat' && style === 'turn').flatMap(({content}) => content);
    const bags = this.parts.map && isSpotted(this.parts.map) ? this.bags : [];
    if (gathered.length + bags.length === 0) return nothing;
    return html`<div class="gathered">${gathered.map((counter) => counterView(counter, show))}${bags.map((bag) => bagView(bag, show))}</div>`;
  }

  /** The zone a thing is or lies in. */
  zoneOf(id) {
    const {thing, inside} = this.things.get(id) ?? {inside: []};
    return thing?.kind === 'zone' ? thing : inside.find(({kind}) => kind === 'zone');
  }

  isMine(thing) {
    return Boolean(this.parts.mine) && (this.things.get(thing.id)?.inside ?? []).includes(this.parts.mine);
  }

  /** The cards of the table that can be chosen, or that the question is about; own ones where nothing else can be. */
  tray(show) {
    const about = this.offers?.decision.about;
    const lit = [...(this.offers?.at.keys() ?? [])].map((id) => this.zoneOf(id));
    const holders = new Set([...lit, this.zoneOf(about)].filter((zone) => zone && !this.isMine(zone) && !this.parts.market.includes(zone)));
    const [own] = lit;
    if (own && own.layout !== 'hand' && this.isMine(own) && lit.length > 1 && lit.every((zone) => zone === own)) holders.add(own);
    if (holders.size === 0) return nothing;
    return html`<div class="tray">${[...holders].map((zone) => (show.state(zone.id) ? pileCard(zone, show) : html`<section><h2 class="cap">${zone.name}</h2>
      <div class="hand">${zone.cards.map((card) => bigCard(card, show))}</div></section>`))}</div>`;
  }

  rail(show) {
    const tab = ['log', 'table', 'crew'].includes(this.side) ? this.side : 'log';
    return html`${this.side === 'keys' ? keysView(() => this.close()) : this.side === 'goal' ? goalView(this.view.table.game, () => this.close()) : this.side === 'refused' && this.offers ? refusalsView(this.offers, () => this.close())
        : this.about && this.things.has(this.about) ? aboutView(this.things.get(this.about), this.offers, () => this.close())
        : html`<div class="tracks">${this.parts.tracks.filter((track) => this.isInRail(track)).map((track) => trackView(track, show))}</div>`}
      <section class="pane box body ${this.side === 'mine' || this.side === 'secret' ? 'phone' : ''}">
        <nav class="railtabs">${['log', 'table', 'crew'].map((name) => html`<button aria-pressed=${String(tab === name)} @click=${() => (this.side = name)}>${say(`table.tab.${name}`)}</button>`)}</nav>
        ${this.body(this.side, show)}</section>`;
  }

  /** A track that leads nowhere or does not run is told among the other things of the table. */
  isInRail(track) {
    return this.parts.tracks.length < 3 || (track.markers.length > 0 && (isSteps(track) || track.spaces.some(({threshold}) => threshold)));
  }

  body(side, show) {
    const {parts} = this;
    if (side === 'table') return html`<div class="list"><div class="narrow-only">${parts.market.map((zone) => widgetView(zone, show))}</div>${parts.table.map((widget) => widgetView(widget, show))}${parts.tracks.filter((track) => !this.isInRail(track)).map((track) => trackView(track, show))}</div>`;
    if (side === 'crew') return html`<div class="list">${parts.others.map((mat) => widgetView(mat, show))}</div>`;
    if (side === 'mine' && parts.mine) return html`<div class="list">${factsView(parts.mine, show, this.seat)}${gearView(parts.mine, show)}</div>`;
    if (side === 'secret' && parts.mine) return html`<div class="list">${secretView(parts.mine, show)}</div>`;
    if (side === 'reactions') return html`<reaction-settings .view=${this.view} .actions=${this.actions}></reaction-settings>`;
    return html`<log-rail class="log" .view=${this.view} .table=${this} .steps=${this.steps}></log-rail>`;
  }

  get seat() {
    return this.view.table.seats.find(({seat}) => seat === this.view.viewer);
  }

  mat(show) {
    const {mine} = this.parts;
    if (!mine) return nothing;
    return html`<section class="mat" aria-label=${say('table.mat')}>${factsView(mine, show, this.seat)}
      <div class="hand" role="group" aria-label=${say('table.hand')}>${ownHand(mine, show)}</div>${gearView(mine, show)}${secretView(mine, show)}</section>`;
  }

  tabs() {
    const fresh = this.view.log.filter(({n}) => n > (this.view.lastActed ?? 0)).length;
    const tab = (name, drawing, count = '') => html`<button class=${this.side === name ? 'on' : ''} aria-pressed=${String(this.side === name)} @click=${() => this.open(name)}>
      ${icon(drawing, 20)}<span>${say(`table.tab.${name}`)} ${count ? html`<b>${count}</b>` : nothing}</span></button>`;
    return html`<nav class="tabs" aria-label=${say('table.tabs')}>${this.parts.mine ? tab('mine', 'hand2') : nothing}${hasSecrets(this.parts.mine, this.view.viewer) ? tab('secret', 'eye') : nothing}
      ${tab('table', 'stack')}${tab('log', 'text', fresh || '')}${tab('crew', 'people')}</nav>`;
  }

  inText() {
    return html`<main class="textpage">${this.notice ? html`<div class="notice">${this.notice}</div>` : nothing}
      <p><button class="btn" data-text-toggle @click=${() => this.toggleText()}>${say('table.drawn-view')} <kbd>T</kbd></button></p>
      ${textView(this.view, this.parts, this.offers, this)}</main>`;
  }

  // What has happened

  /** The entries since the viewer's last action and how many were walked through: a recap once the viewer is asked. */
  get steps() {
    const since = this.view.lastActed ?? 0;
    const entries = this.view.log.filter((entry) => entry.n > since && entry.kind === 'event');
    return {entries, at: Math.min(this.walked, entries.length), walking: this.walked > 0 || this.view.decisions.length > 0};
  }

  step() {
    const {entries, at} = this.steps;
    if (at >= entries.length) return;
    this.walked = at + 1;
    this.highlight(entries[at + 1]?.parts?.find((part) => part.w)?.w ?? null);
  }

  skip() {
    this.walked = this.steps.entries.length;
    this.highlight(null);
  }

  jump(entry) {
    this.actions.jump(entry);
  }

  // What is pressed

  /** A thing on the board, in the hand or in a list is touched. */
  touch(id) {
    const thing = this.things.get(id)?.thing;
    if (this.view.pointing) {
      this.actions.pointed(id, thing?.name ?? '');
      return;
    }
    const there = this.offers?.at.get(id);
    if (!there) {
      const [barred] = this.offers?.barred.get(id) ?? [];
      this.bar = {...CLOSED, reason: barred ? `${barred.text}: ${barred.reason}` : null};
      this.about = this.about === id ? null : id;
      if (['goal', 'keys', 'refused'].includes(this.side)) this.side = null;
    } else if (there.length > 1) this.bar = {...CLOSED, at: id};
    else this.press(there[0]);
  }

  /** An option is pressed: what lies on the board is selected first, the rest is done at once. */
  press(offer) {
    const onBoard = this.offers.at.has(offer.target);
    if (!onBoard || this.bar.selected === offer.id || this.bar.at) this.choose(offer.id);
    else this.bar = {...this.bar, selected: offer.id, reason: null};
  }

  gather(verb) {
    this.bar = {...CLOSED, group: verb};
  }

  confirm() {
    if (this.bar.selected) this.choose(this.bar.selected);
  }

  /** A decision is answered once; the next one may be asked, and answered, before the server's answer to this one is here. */
  async choose(option) {
    const decision = this.offers?.decision.decision;
    if (decision === undefined || this.busy === decision) return;
    this.busy = decision;
    const answer = await this.actions.choose(decision, option);
    if (this.busy === decision) this.busy = null;
    if (answer?.ok === false) this.bar = {...CLOSED, reason: answer.error?.message ?? null};
  }

  shortcut(id) {
    this.actions.shortcut(this.offers.decision.decision, id);
  }

  /** One level out of what is open; then the last answer is taken back. */
  retreat() {
    if (this.bar.reason) this.bar = {...this.bar, reason: null};
    else if (this.bar.selected) this.bar = {...this.bar, selected: null};
    else if (this.bar.at || this.bar.group) this.bar = CLOSED;
    else if (this.view.back && !this.past) this.actions.back();
  }

  /** A digit or a letter. */
  key(key) {
    if (!this.offers) return false;
    if (key === 'P') {
      const pass = this.offers.all.find(({verb}) => verb === 'pass');
      if (pass) this.press(pass);
      return Boolean(pass);
    }
    const choice = choices(this.offers, this.bar).find(({digit}) => digit === key);
    if (this.text) {
      const offer = /\d/.test(key) && this.offers.all[key - 1];
      if (offer) this.choose(offer.id);
      return Boolean(offer);
    }
    if (choice) {
      if (choice.group) this.gather(choice.group.verb);
      else this.press(choice.offer);
      return true;
    }
    for (const [id, [first]] of this.offers.at) {
      if (first.letter !== key) continue;
      this.touch(id);
      return true;
    }
    return false;
  }

  // How it is looked at

  /** Lights a thing, wherever it is drawn. */
  highlight(id) {
    this.lit = id;
  }

  /** Lights a thing and tells about it. */
  show(id) {
    this.lit = id;
    this.about = id;
  }

  open(side) {
    this.about = null;
    this.side = this.side === side && !this.panel ? null : side;
    this.actions.open(null);
  }

  close() {
    this.about = null;
    this.side = null;
    this.lit = null;
  }

  refusals() {
    this.open('refused');
  }

  showResult() {
    this.result = !this.result;
  }

  openSeat(seat) {
    this.about = null;
    this.actions.open(null);
    this.side = seat === this.view.viewer ? 'mine' : 'crew';
    this.lit = [...this.parts.others, ...(this.parts.mine ? [this.parts.mine] : [])].find(({owner}) => owner === seat)?.id ?? null;
  }

  zoom(factor) {
    this.querySelector('scene-map')?.zoom(factor);
  }

  toggleLayer(name = this.layerNames[0]) {
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

customElements.define('starboard-table', StarboardTable);
