import {html, nothing} from 'lit';
import {keyed} from 'lit/directives/keyed.js';
import {Part, tell} from '../part.js';
import {choices} from '../scene/offers.js';
import {besides, columnsView} from './choice-tray.js';
import {CLOSED} from './deciding.js';
import {entryParts} from './log-rail.js';
import {news} from './recap.js';
import {icon, seatLetter, seatMark} from '../icons.js';
import {explanation} from '../scene/scene.js';
import {reachScrolling} from './scrolling.js';
import {common, own, riskLine, riskParts} from '../scene/risk.js';
import {iconFor} from '../scene/styles.js';
import {moment, say} from '../words.js';

/** Refusals beyond this many letters are behind a button; the frame of each takes the room of some. */
const ROOM = 108;
const FRAME = 5;

/** A question of more letters than this is written smaller. */
const LONG = 48;

/** One of more letters than this has a wider place too. */
const LONGEST = 100;

/** What an option costs and does stands on it if that is no longer than this. */
const BRIEF = 30;

/** So many of the newest sentences are shown while others decide. */
const LATEST = 3;

/** Words longer than this are written smaller where an option is narrow, so that none is broken. */
const WORD = 11;

const dense = (text) => (text.split(/[\s-]/).some((word) => word.length > WORD) ? 'dense' : '');

/** Where the bar grows with its words: what an option does is told once it is chosen, or it would move from under the mouse. */
const NARROW = matchMedia('(max-width: 759px)');

/**
 * The one place to decide, always in the same spot: who, what, why; the options; Back and the button that carries the verb.
 * Gets what is open and selected, and tells what is pressed.
 */
export class DecisionBar extends Part {
  static properties = {
    view: {attribute: false},
    offers: {attribute: false},
    things: {attribute: false},
    /** What is open in the bar: {at, group, selected, reason}. */
    open: {attribute: false},
    /** The cards the question wants to be read whole. */
    tray: {attribute: false},
    /** Whether who is asked has not acted yet, in a game that says what it is about. */
    beginner: {attribute: false},
    /** Which options somebody who helps has marked, with their numbers. */
    marks: {attribute: false},
    /** The option under the mouse or the focus. */
    regarded: {state: true},
    /** How many options lie below the edge of the bar. */
    below: {state: true},
    /** Whether the cards to be chosen from need the stage too. */
    vast: {state: true},
  };

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    /** @type {import('../scene/offers.js').Offers|null} */
    this.offers = null;
    /** @type {import('../scene/scene.js').Things} */
    this.things = new Map();
    /** @type {import('./deciding.js').Open} */
    this.open = CLOSED;
    /** @type {import('./choice-tray.js').Tray|null} */
    this.tray = null;
    this.beginner = false;
    /** @type {Map<string, number>} */
    this.marks = new Map();
    /** @type {string|null} */
    this.regarded = null;
    this.below = 0;
    this.vast = false;
  }

  render() {
    const {view} = this;
    if (view.result) return this.over();
    const [decision] = view.decisions;
    return decision ? this.asking(decision) : this.waiting();
  }

  /** Puts the reader's attention on the question. */
  announce() {
    this.querySelector('h2')?.focus({preventScroll: true});
  }

  /** Puts the focus where Enter confirms. */
  readyToConfirm() {
    /** @type {HTMLElement|null} */ (this.querySelector('[data-confirm]:enabled'))?.focus({preventScroll: true});
  }

  // My decision

  willUpdate(changed) {
    const before = changed.get('view');
    if (before && before.decisions[0]?.decision !== this.view.decisions[0]?.decision) this.vast = false;
  }

  updated() {
    reachScrolling(this);
    this.measure();
    const columns = this.querySelector('.columns');
    if (columns && columns.scrollHeight > columns.clientHeight + 1) this.vast = true;
  }

  /** Counts the options that have to be scrolled to. */
  measure() {
    const row = this.querySelector('.opts > .row:not(.nos)');
    if (!row) return;
    const edge = row.getBoundingClientRect().bottom;
    this.below = [...row.children].filter((option) => option.getBoundingClientRect().bottom > edge + 6).length;
  }

  /** Shows the options below. */
  scrollOn() {
    const row = this.querySelector('.opts > .row:not(.nos)');
    row?.scrollBy({top: row.clientHeight - 12});
  }

  asking(decision) {
    const {selected} = this.open;
    const {reaction} = this.offers;
    const chosen = selected && this.offers.find(selected);
    const regarded = chosen || (this.regarded && this.offers.find(this.regarded));
    return html`<section class="bar pane mine ${reaction ? 'react' : ''} ${this.tray ? 'tall' : ''} ${this.tray && (this.vast || decision.show === 'page') ? 'page' : ''}" data-bar aria-label=${say('table.decision')}>
      ${this.who(decision.seat, html`<span class="turn">${say(reaction ? 'table.react' : 'table.your-turn')}</span>`, decision.text,
        html`${this.source(decision)}${this.beginner ? html` <button class="src aim" @click=${() => tell(this, 'side', 'goal')}>${icon('flag', 13)} ${say('table.goal')}</button>` : nothing}${reaction ? html` <button class="src" @click=${() => tell(this, 'side', 'reactions')}>${icon('clock', 13)} ${say('table.reactions.when')}</button>` : nothing}`,
        reaction ? 'assertive' : 'polite')}
      ${keyed(decision.decision, this.answering(decision, {chosen, regarded, reaction}))}</section>`;
  }

  /** Anew with each question, so that no button of the last one becomes another under the finger. */
  answering(decision, {chosen, regarded, reaction}) {
    return html`${this.options(decision)}
      <div class="commit">
        <p class=${regarded || this.open.reason ? '' : 'hint'}>${this.open.reason ? html`<b class="bad">${icon('barred', 13)} ${this.open.reason}</b>` : regarded ? this.consequence(regarded) : html`${this.hint(decision)}${reaction ? nothing : this.unasked()}`}</p>
        ${this.tray ? html`<button class="src peek" @click=${() => tell(this, 'peek')}>${icon('cards', 13)} <span class="on-wide">${say('choice.mat')} <kbd>H</kbd></span><span class="on-narrow">${say('choice.map')}</span></button>` : nothing}
        <div class="btns">${this.back(this.view.back)}${this.beside()}
          ${chosen ? html`<button class="btn main" data-confirm @click=${() => tell(this, 'confirm')}><span>${chosen.text} <kbd>↵</kbd>${this.caption(chosen)}</span></button>`
            : html`<button class="btn" data-confirm disabled>${say('table.choose-one')}</button>`}</div>
      </div>`;
  }

  who(seat, line, question, below, live) {
    return html`<div class="who">${seat === null ? nothing : seatMark(seat, 38, say('table.seat', seatLetter(seat)))}<div aria-live=${live}>${line}
      <h2 tabindex="-1" class=${question.length > LONGEST ? 'long longest' : question.length > LONG ? 'long' : ''}>${question}</h2>${below}</div></div>`;
  }

  source(decision) {
    const about = this.things.get(decision.about)?.thing;
    const drawing = icon(about ? iconFor(about.style) ?? 'card' : 'info', 13);
    return about
      ? html`<button class="src" @click=${() => tell(this, 'explain', about.id)}>${drawing} ${decision.source}</button>`
      : decision.rule ? html`<button class="src" data-rule=${decision.rule} @click=${() => tell(this, 'rule', decision.rule)}>${icon('book', 13)} ${decision.source}</button>` : html`<span class="src">${drawing} ${decision.source}</span>`;
  }

  /** Switches for what is passed over unless one wants it; nobody has to press them. */
  unasked() {
    return (this.view.reactions ?? []).filter(({unasked}) => unasked).map(({kind, name, setting}) => {
      const on = setting !== 'not-until-i-say';
      return html` <button class="src wish" role="switch" aria-checked=${String(on)} data-wish=${kind}
        @click=${() => tell(this, 'command', {cmd: 'reactions', kind, setting: on ? 'not-until-i-say' : 'always'})}>${icon(on ? 'check' : 'clock', 13)} ${name}</button>`;
    });
  }

  options(decision) {
    const listed = choices(this.offers, this.open);
    const title = this.open.at ? this.things.get(this.open.at)?.thing.name : this.open.group ? this.offers.group(this.open.group)?.name : null;
    const tray = this.open.at || this.open.group ? null : this.tray;
    const rest = tray ? besides(tray, listed) : listed;
    const number = rest.length;
    const keyOf = (offer) => listed.find((one) => one.offer === offer)?.key ?? offer.letter;
    return html`<div class="opts">
      ${tray ? columnsView(tray, this.open, keyOf) : nothing}
      ${title ? html`<div class="cap">${title}${riskLine(this.open.group ? common(this.offers.group(this.open.group)?.offers ?? []) : [])}</div>` : nothing}
      ${number ? html`<div class="row ${number > 5 ? 'many' : ''}" @scroll=${() => this.measure()} .style=${`--columns:${Math.min(5, Math.ceil(number / 2))}`}>
        ${rest.map(({group, shortcut, offer, key}) => (group ? this.group(group, key) : shortcut ? this.shortcut(shortcut, key) : this.option(offer, key)))}
      </div>` : nothing}
      ${title ? nothing : this.refused()}</div>`;
  }

  option(offer, key) {
    const selected = this.open.selected === offer.id;
    const short = this.open.group && offer.group ? offer.group.member : offer.text;
    return html`<button class="opt ${selected ? 'sel' : ''} ${offer.barrier ? 'final' : ''}" data-option=${offer.id} aria-pressed=${selected ? 'true' : nothing} title=${offer.effect ?? nothing}
        @click=${() => tell(this, 'press', offer)} @mouseenter=${() => this.regard(offer)} @mouseleave=${() => this.regard(null)} @focus=${() => this.regard(offer)} @blur=${() => this.regard(null)}>
      <span class="l ${dense(short)}">${this.keys(offer === this.offers.pass ? 'P' : key)}${short}</span>
      ${this.brief(offer)}${riskLine(this.open.group && offer.group ? own(offer) : offer.risk)}${this.mark([offer])}${offer.barrier ? html`<span class="sr">${say('table.no-way-back')}</span>` : nothing}</button>`;
  }

  /** What it costs, and what it does if there is room for that. */
  brief({cost, effect}) {
    const both = [cost, effect].filter(Boolean).join(' · ');
    const told = both.length <= (NARROW.matches ? BRIEF * 0.7 : BRIEF) ? both : cost;
    return told ? html`<small>${told}</small>` : nothing;
  }

  /** Lights what an option is about and tells what it does. */
  regard(offer) {
    if (NARROW.matches) return;
    this.regarded = offer?.id ?? null;
    tell(this, 'light', offer?.target ?? null);
  }

  /** The number by which an option is marked. */
  mark(offers) {
    const number = Math.min(...offers.map(({id}) => this.marks.get(id) ?? Infinity));
    return number < Infinity ? html`<i class="cm" aria-label=${say('coach.marked', number)}>${number}</i>` : nothing;
  }

  keys(key) {
    return key ? html`<kbd>${key}</kbd>` : nothing;
  }

  group(group, key) {
    const final = group.offers.every(({barrier}) => barrier);
    return html`<button class="opt ${final ? 'final' : ''}" data-group=${group.id} aria-expanded="false" @click=${() => tell(this, 'gather', group.id)}>
      <span class="l ${dense(group.name)}">${this.keys(key)}${group.name}</span>
      <small>${say('table.group', group.offers.length)}</small>${riskLine(common(group.offers))}${this.mark(group.offers)}${final ? html`<span class="sr">${say('table.no-way-back')}</span>` : nothing}</button>`;
  }

  shortcut(shortcut, key) {
    return html`<button class="opt ${this.offers.isFinal(shortcut) ? 'final' : ''}" data-shortcut=${shortcut.id} @click=${() => tell(this, 'shortcut', shortcut)}>
      <span class="l">${this.keys(key)}${icon('play', 13)} ${shortcut.text}</span><small>${say('table.shortcut', shortcut.options.length)}</small></button>`;
  }

  refused() {
    const lines = NARROW.matches ? [] : this.offers.refusals;
    if (lines.length === 0) return html`${this.legend()}${NARROW.matches ? nothing : this.more()}`;
    let room = ROOM;
    const shown = lines.filter((line) => (room -= line.name.length + line.reason.length + FRAME) > 0);
    const rest = lines.length - shown.length;
    return html`<div class="row nos">${this.legend()}<span class="cap">${say('table.not-now')}</span>
      ${shown.map((line) => html`<button class="no" data-refused=${line.offers[0].id} @click=${() => tell(this, 'why', line.offers[0].id)}><b>${line.name}</b> <span>${line.reason}</span></button>`)}
      <button class="toggle" data-why @click=${() => tell(this, 'why', null)}>${rest ? say('table.more', rest) : icon('why', 13)} <kbd>W</kbd></button>${this.more()}</div>`;
  }

  /** How many options lie below, and the way there. */
  more() {
    return this.below ? html`<button class="pill" data-below aria-label=${say('table.below', this.below)} @click=${() => this.scrollOn()}>${NARROW.matches ? this.below : say('table.below', this.below)} ${icon('down', 13)}</button>` : nothing;
  }

  /** Where there is no room in the bar: what lies below, and why not, beside the button. */
  beside() {
    if (!NARROW.matches) return nothing;
    const {length} = this.offers.refused;
    return html`${this.more()}${length ? html`<button class="btn why" data-why aria-label=${say('table.why-not', length)} @click=${() => tell(this, 'why', null)}>${icon('why', 16)}${length}</button>` : nothing}`;
  }

  /** What the red line under an option means. */
  legend() {
    return this.offers.all.some(({barrier}) => barrier) ? html`<span class="finals" aria-hidden="true">${say('table.no-way-back')}</span>` : nothing;
  }

  consequence(offer) {
    const thing = this.things.get(offer.target)?.thing;
    return html`<b>${offer.text}</b>${offer.cost ? html` · ${offer.cost}` : nothing}${riskParts(offer.risk)}${offer.effect ? html`<br>${offer.effect}` : thing ? html`<br>${explanation(thing)}` : nothing}${offer.barrier ? html`<br><span class="bad">${say('table.no-way-back')}</span>` : nothing}`;
  }

  hint(decision) {
    const about = this.things.get(decision.about)?.thing;
    if (about) return explanation(about) || about.name;
    return this.offers.at.size ? say('table.hint.lit', this.offers.at.size) : say('table.hint');
  }

  caption(offer) {
    return html`${riskLine(offer.risk)}<small>${say(offer.barrier ? 'table.no-way-back' : 'table.can-be-taken-back')}</small>`;
  }

  back(possible) {
    const inside = this.open.selected || this.open.at || this.open.group || this.open.reason;
    return html`<button class="btn" data-back ?disabled=${!inside && !possible} @click=${() => tell(this, 'retreat')}>
      ${icon('undo', 16)} ${!inside && possible === 'consent' ? say('table.back.ask') : say('table.back')}</button>`;
  }

  // Others decide

  waiting() {
    const [first] = this.view.waiting;
    const names = this.view.waiting.map(({seat}) => this.view.table.seats.find((one) => one.seat === seat)?.name ?? '');
    const whom = first ? say('table.waiting', names.join(', ')) : say('table.resolving');
    const question = first?.question;
    const line = html`<span class="turn still">${question ? whom : ''}${first?.since ? ` ${say('table.since', moment(first.since))}` : ''}</span>`;
    return html`<section class="bar pane ${first ? '' : 'resolving'}" data-bar aria-label=${say('table.decision')}>
      ${this.who(first?.seat ?? null, line, question || whom, nothing, 'polite')}
      <div class="opts">${this.latest()}</div>
      <div class="commit"><p class="dim">${this.open.reason ?? ''}</p><div class="btns ${this.hasNews ? '' : 'one'}">${this.back(this.view.back)}${this.again()}</div></div></section>`;
  }

  /** The newest of what has happened. */
  latest() {
    const rows = news(this.view).filter(({kind}) => kind === 'event').slice(-LATEST);
    if (!rows.length) return html`<p class="dim">${say('table.look-around')}</p>`;
    return html`<ol class="latest" aria-label=${say('table.events')}>${rows.map((row) => html`<li>${entryParts(row)}</li>`)}</ol>`;
  }

  /** Whether anything of what has happened can be told once more. */
  get hasNews() {
    return news(this.view).some(({kind, beat}) => kind === 'event' && beat);
  }

  again() {
    return this.hasNews ? html`<button class="btn" @click=${() => tell(this, 'beat', 'again')}>${icon('play', 16)} ${say('beat.again')} <kbd>B</kbd></button>` : nothing;
  }

  over() {
    const winners = this.view.result.winners.map((seat) => this.view.table.seats.find((one) => one.seat === seat)?.name ?? '');
    return html`<section class="bar pane" data-bar aria-label=${say('table.decision')}>
      ${this.who(null, html`<span class="turn still">${say('table.over')}</span>`,
        winners.length ? say('table.winners', winners.join(', ')) : say('table.nobody-wins'), nothing, 'polite')}
      <div class="opts">${this.view.result.seats.map((one) => html`<p class="fate">${seatMark(one.seat, 18)} <b>${this.view.table.seats[one.seat]?.name}</b> ${one.why}</p>`)}</div>
      <div class="commit"><button class="btn main" @click=${() => tell(this, 'story', true)}>${icon('clock', 17)} ${say('story.title')}</button>
        <div class="btns"><button class="btn" @click=${() => tell(this, 'beat', 'again')}>${icon('undo', 16)} ${say('ending.again')}</button>
        <button class="btn" @click=${() => tell(this, 'result')}>${say('table.result')}</button></div></div></section>`;
  }
}

customElements.define('decision-bar', DecisionBar);
