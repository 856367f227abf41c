import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {Part, tell} from '../part.js';
import {iconFor} from '../scene/styles.js';
import {say} from '../words.js';
import {boxes, KINDS, nameOf, oddsOf, picture} from './beat-picture.js';
import {changesView, linksOf, linksView} from './ending-view.js';
import {clear, fly} from './flight.js';
import {entryParts} from './log-rail.js';
import {pace, PACES, setPace} from './pace.js';
import {reachScrolling} from './scrolling.js';

/** A sentence of more letters than this is written smaller. */
const LONG = 56;

/** So many sentences before a beat are shown with it. */
const LEAD = 5;

/** So many sentences of a gathered beat are shown. */
const GIST = 3;

/**
 * What happens, beat by beat, in the place of the decision bar: what it is and which rule says so; what has happened so far, the
 * present large; how fast, what comes next, and the way out. Tells `beat` with what is pressed.
 */
export class BeatStrip extends Part {
  static properties = {staging: {attribute: false}, now: {attribute: false}, view: {attribute: false}, things: {attribute: false}};

  #shown = null;
  /** @type {HTMLElement|null} what things fly across */
  #table = null;

  constructor() {
    super();
    /** @type {import('./staging.js').Staging} */
    this.staging = /** @type {any} */ (null);
    /** @type {import('./beats.js').Told} */
    this.now = /** @type {any} */ (null);
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    /** @type {import('../scene/scene.js').Things} */
    this.things = new Map();
  }

  render() {
    const {now} = this;
    const tone = now.harm ? 'harm' : now.mine ? 'own' : '';
    if (isEnding(now)) return this.ending(now);
    return html`<section class="beats pane ${tone} ${this.staging.isExample ? 'example' : ''}" data-strip aria-label=${say('beat.strip')}>
      <p class="sr" aria-live=${now.harm ? 'assertive' : 'polite'}>${this.spoken(now)}</p>
      ${this.what(now)}
      <div class="film">${this.staging.film.slice(-this.room).map((one) => this.tile(one))}${this.present(now)}</div>
      ${this.controls(now)}</section>`;
  }

  /** Somebody's game is over: what led to it, over the mat too. */
  ending(now) {
    const {row} = now;
    const {beat} = row;
    return html`<section class="beats pane tall ${now.harm ? 'harm' : ''}" data-strip aria-label=${say('beat.strip')}>
      <p class="sr" aria-live="assertive">${this.spoken(now)}</p>
      <div class="sw"><div class="kind"><span class="kbox">${icon('skull', 18)}</span><span><b>${say('ending.title')}</b><small>${this.whose(now)}</small></span></div>
        <h2 class="verdict">${entryParts(row)}</h2>${beat.rule ? html`<button class="src" data-rule=${beat.rule} @click=${() => tell(this, 'rule', beat.rule)}>${icon('book', 13)} ${beat.rule}</button>` : nothing}</div>
      <div class="film fated" data-present>${linksView(linksOf(this.view.log, row.id))}${changesView(beat.shows?.changed ?? [])}</div>
      ${this.controls(now)}</section>`;
  }

  /** So many past tiles have room beside the present one. */
  get room() {
    return this.cardInSight || this.now.row.beat?.shows?.card ? 3 : 4;
  }

  // What it is

  what(now) {
    const {row, kind} = now;
    const {beat} = row;
    const step = beat?.step;
    return html`<div class="sw"><div class="kind"><span class="kbox">${icon(now.row.beat?.shows?.compare ? 'scales' : KINDS[kind], 18)}</span>
        <span><b>${step ? `${step.procedure} · ${say('beat.step', step.at, step.of)}` : say(`beat.kind.${kind}`)}</b><small>${this.whose(now)}</small></span></div>
      <h2 class=${row.text.length > LONG ? 'long' : ''}>${kind === 'gathered' ? this.gatheredTitle(now) : entryParts(row)}</h2>
      ${beat?.rule && kind !== 'gathered' ? html`<button class="src" data-rule=${beat.rule} @click=${() => tell(this, 'rule', beat.rule)}>${icon('book', 13)} ${beat.rule}</button>` : nothing}</div>`;
  }

  /** How many things happened; one alone is told itself. */
  gatheredTitle(now) {
    const happened = happenings(now);
    return happened.length === 1 ? entryParts(happened[0]) : say('beat.gathered', happened.length);
  }

  whose({harm, mine, row, kind}) {
    if (this.staging.isExample) return say('coach.example');
    if (harm) return say('beat.harms-you');
    if (mine) return say('beat.yours');
    const seat = row.beat?.seat ?? (kind === 'gathered' ? row.seat : undefined);
    const name = this.view.table.seats.find((one) => one.seat === seat)?.name;
    return name ?? say('beat.all');
  }

  // What it looks like

  tile(told) {
    return html`<div class="ft ${told.harm ? 'harm' : ''}" title=${told.row.text}><span class="pic">${picture(told, this.things, 40)}</span>
      <span><b>${nameOf(told, this.things)}</b>${told.row.beat ? oddsOf(told.row.beat) : nothing}</span></div>`;
  }

  present(now) {
    if (now.kind === 'gathered') return this.gathering(now);
    const card = now.row.beat.shows?.card ?? this.cardInSight?.row.beat.shows.card;
    if (card?.text) return this.card(card, now);
    return html`<div class="ft big ${now.harm ? 'harm' : ''}" data-present><span class="pic">${picture(now, this.things, 62)}</span>
      <span><b>${nameOf(now, this.things)}</b>${oddsOf(now.row.beat)}</span></div>${this.words(now)}`;
  }

  /** The card that brings about what is told now: it stays while its effects land. */
  get cardInSight() {
    const told = this.staging.film;
    const from = told.findLastIndex(({row}) => row.beat?.shows?.card?.text);
    const lands = ({kind}) => ['wound', 'gain', 'pay', 'leave'].includes(kind);
    return from >= 0 && lands(this.now) && told.slice(from + 1).every(lands) ? told[from] : null;
  }

  card(card, now) {
    const landed = this.cardInSight ? [...this.staging.film.slice(this.staging.film.indexOf(this.cardInSight) + 1), now] : [];
    return html`<article class="bcard ${now.harm ? 'harm' : ''}" data-present><span class="art">${icon(iconFor(card.style) ?? 'card', 46)}</span>
        <div class="tx"><h3>${card.name}</h3><p class="eff">${card.text}</p>${landed.length ? nothing : html`<p class="odd">${this.detail(now)}</p>`}</div></article>
      ${landed.length ? html`<ul class="effs">${landed.map((one) => html`<li class=${one === now ? 'on' : 'done'}>${icon(one === now ? KINDS[one.kind] : 'check', 15)}<span>${one.row.text}</span></li>`)}</ul>` : nothing}`;
  }

  words(now) {
    const {lead, paid} = now;
    const before = [...paid, ...lead].slice(-LEAD);
    return html`<div class="saying ${before.length > 2 ? 'dense' : ''}">${before.map((row) => html`<p class="lead">${entryParts(row)}</p>`)}<p>${this.detail(now)}</p></div>`;
  }

  /** How it is reckoned: the figures compared, the limit, the chance it had. */
  detail({row}) {
    const {shows = {}, odds, step} = row.beat;
    const said = [];
    if (shows.compare) said.push(html`${shows.compare[0][0]} <b>${shows.compare[0][1]}</b> ${shows.compare[1]} ${shows.compare[2][0]} <b>${shows.compare[2][1]}</b>. `);
    if (shows.tally) said.push(html`${shows.tally.name}: ${boxes(shows.tally.value, shows.tally.limit, shows.tally.value - 1)} ${say('beat.of', shows.tally.value, shows.tally.limit)} `);
    if (odds) said.push(html`${say('beat.chance', odds.hit, odds.of, Math.round((100 * odds.hit) / odds.of))} `);
    if (!said.length && step) said.push(html`${say('beat.part-of', step.procedure)} `);
    return said;
  }

  gathering(now) {
    const happened = happenings(now);
    const shown = happened.length > GIST ? [happened[0], ...happened.slice(1 - GIST)] : happened;
    const alone = happened.length === 1;
    return html`<div class="ft big" data-present><span class="pic"><span class="sum">${happened.length}</span></span><span>${this.doers(now)}</span></div>
      <div class="saying">${alone ? nothing : html`<ul class="gist">${shown.map((row) => html`<li>${entryParts(row)}</li>`)}</ul>`}
        <button class="btn small" data-open @click=${() => tell(this, 'beat', 'open')}>${icon('chain', 14)} ${say('beat.one-by-one')}</button></div>`;
  }

  doers({rows}) {
    const seats = [...new Set(rows.map(({beat}) => beat?.seat).filter((seat) => seat !== undefined))];
    return seats.slice(0, 4).map((seat) => seatMark(seat, 18));
  }

  // How it goes on

  controls(now) {
    const next = now.row.beat?.step?.next;
    const asked = this.view.decisions.length > 0;
    return html`<div class="sctl"><div class="row1"><span class="seg" role="group" aria-label=${say('beat.pace')}>${PACES.filter((one) => one !== 'off').map((one) => html`<button
          aria-pressed=${String(pace() === one)} data-pace=${one} @click=${() => this.pick(one)}>${say(`beat.pace.${one}`)}</button>`)}</span>
        <button class="tool small" data-again aria-label=${say('beat.again')} title="${say('beat.again')} (B)" @click=${() => tell(this, 'beat', 'again')}>${icon('undo', 15)}</button></div>
      <p class="then">${next ? html`${say('beat.next')} <b>${next}</b>` : asked && this.staging.isLast ? html`${say('beat.then')} <b>${say('beat.your-decision')}</b>` : nothing}</p>
      <div class="btns"><button class="btn onw" data-next @click=${() => tell(this, 'beat', 'next')}>${say('table.next')} <kbd>␣</kbd></button>
        <button class="btn" data-skip title=${say('beat.skip.why')} @click=${() => tell(this, 'beat', asked ? 'skip' : 'toDecision')}>${say(asked ? 'beat.skip' : 'beat.to-decision')} ${asked ? html`<kbd>Esc</kbd>` : nothing}</button></div></div>`;
  }

  pick(one) {
    setPace(one);
    this.requestUpdate();
    tell(this, 'beat', 'go');
  }

  /** One sentence: what kind, what happened, how likely it was, by which rule. */
  spoken({row, kind, rows}) {
    if (kind === 'gathered') {
      const happened = happenings({rows});
      const sentences = happened.map(({text}) => text).join(' ');
      return happened.length === 1 ? sentences : `${say('beat.gathered', happened.length)} ${sentences}`;
    }
    return [this.staging.isExample && say('coach.example') + ':', say(`beat.kind.${kind}`) + ':', row.text, oddsOf(row.beat), row.beat.shows?.card?.text, row.beat.rule].filter(Boolean).join(' ');
  }

  connectedCallback() {
    super.connectedCallback();
    this.#table = /** @type {HTMLElement|null} */ (this.closest('.table'));
  }

  /** No trace is left over the question. */
  disconnectedCallback() {
    super.disconnectedCallback();
    if (this.#table) clear(this.#table);
  }

  updated() {
    reachScrolling(this);
    if (this.#shown === this.now) return;
    const first = this.#shown === null;
    this.#shown = this.now;
    if (first && !document.activeElement?.matches('input, textarea, select')) /** @type {HTMLElement|null} */ (this.querySelector('[data-next]'))?.focus({preventScroll: true});
    fly(this, this.now, this.things);
  }
}

/** What of a gathered beat happened. @param {{rows: import('../line/view.js').Row[]}} gathered */
const happenings = ({rows}) => rows.filter(({beat}) => beat);

/** Whether a beat ends somebody's game. @param {import('./beats.js').Told} told */
export const isEnding = ({kind, row, harm, mine}) => kind === 'end' && (harm || (mine && Boolean(row.beat.shows?.changed)));

customElements.define('beat-strip', BeatStrip);
