/** The time line in the bar's place, while an earlier moment is looked at. */
import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {Part, tell} from '../part.js';
import {say} from '../words.js';
import {chapterOf, momentBeside, stepOf} from './recording.js';
import {timeLine} from './time-line.js';

/** How long a step stays when the game is played by itself, in milliseconds. */
const PACE = 900;

export class ReplayBar extends Part {
  static properties = {
    /** The moment that is looked at. */
    view: {attribute: false},
    /** @type {any} */ story: {attribute: false},
    eyes: {attribute: false},
    plays: {state: true},
    wanted: {state: true},
  };

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    /** @type {import('./recording.js').Story} */
    this.story = /** @type {any} */ (null);
    /** @type {import('./recording.js').Eyes} */
    this.eyes = 'public';
    this.plays = false;
    /** @type {number|null} the step that was asked for last, until it is shown */
    this.wanted = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  get step() {
    return this.wanted ?? stepOf(this.story, this.view.entry);
  }

  willUpdate(changed) {
    if (changed.has('view') && this.wanted !== null && this.story.steps[this.wanted] === this.view.entry) this.wanted = null;
  }

  updated(changed) {
    if (!changed.has('view') || !this.plays) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#playOn(), PACE);
  }

  /** Goes to a step, as far as there is one. */
  go(step) {
    const to = Math.max(0, Math.min(step, this.story.steps.length - 1));
    if (to === this.step) return;
    this.wanted = to;
    tell(this, 'jump', this.story.steps[to]);
  }

  #moment(way) {
    const moment = momentBeside(this.story, this.step, way);
    if (moment) this.go(moment.step);
  }

  /** What a key means: steps, moments, the ends. @returns {boolean} whether it means anything */
  key(key, shift) {
    const does = {
      ArrowLeft: () => (shift ? this.#moment(-1) : this.go(this.step - 1)),
      ArrowRight: () => (shift ? this.#moment(1) : this.go(this.step + 1)),
      Home: () => this.go(0),
      End: () => this.go(this.story.steps.length - 1),
      ' ': () => this.#play(),
    }[key];
    does?.();
    return Boolean(does);
  }

  #play() {
    this.plays = !this.plays;
    clearTimeout(this.timer);
    if (this.plays) this.#playOn();
  }

  #playOn() {
    if (!this.plays) return;
    if (this.step >= this.story.steps.length - 1) this.plays = false;
    else this.go(this.step + 1);
  }

  /** What happened at the moment, in a sentence. */
  get sentence() {
    const rows = this.view.log.filter(({n, kind}) => n === this.view.entry && kind === 'event');
    return (rows.findLast(({beat}) => beat) ?? rows.at(-1))?.text ?? '';
  }

  render() {
    const {story, step, sentence} = this;
    const last = story.steps.length - 1;
    const chapter = chapterOf(story, step);
    const tool = (name, drawing, press, off = false) => html`<button class="btn" data-replay-go=${name} aria-label=${say(`replay.${name}`)} title=${say(`replay.${name}`)} ?disabled=${off} @click=${press}>${icon(drawing, 18)}</button>`;
    return html`<section class="bar pane replay" data-bar data-replay aria-label=${say('replay.title')}>
      <div class="told"><h2 tabindex="-1">${say('table.past')}</h2>
        <p class="turn still"><b data-step>${say('replay.step', step, last)}</b>${chapter ? ` · ${chapter.name}` : nothing}</p>
        <p class="sentence" aria-live="polite">${sentence}</p></div>
      <div class="drive"><div class="btns">${tool('first', 'first', () => this.go(0), step === 0)}${tool('moment-before', 'pin-left', () => this.#moment(-1), !momentBeside(story, step, -1))}
          ${tool('back', 'before', () => this.go(step - 1), step === 0)}${tool(this.plays ? 'pause' : 'play', this.plays ? 'pause' : 'play', () => this.#play(), step === last)}
          ${tool('on', 'next', () => this.go(step + 1), step === last)}${tool('moment-behind', 'pin-right', () => this.#moment(1), !momentBeside(story, step, 1))}${tool('last', 'last', () => this.go(last), step === last)}</div>
        ${timeLine(story, step, sentence, (to) => this.go(to))}</div>
      <div class="commit">${this.#seen()}
        <div class="btns"><button class="btn" data-replay-more @click=${() => tell(this, 'panel', 'replay')}>${icon('pin', 16)} ${say('replay.more')}</button>
          <button class="btn main" data-now @click=${() => tell(this, 'now')}>${say('notice.now')}</button></div></div></section>`;
  }

  /** With whose eyes; until the game is over one has only one's own. */
  #seen() {
    if (!this.story.over) return nothing;
    const eye = (eyes, label, drawn) => html`<button class="eye" data-eyes=${eyes} aria-pressed=${String(this.eyes === eyes)} aria-label=${say('replay.seen-by', label)} title=${say('replay.seen-by', label)}
      @click=${() => tell(this, 'eyes', eyes)}>${drawn}</button>`;
    return html`<div class="seen" role="group" aria-label=${say('replay.eyes')}>${this.view.table.seats.map(({seat, name}) => eye(seat, name, seatMark(seat, 20)))}
      ${eye('public', say('replay.public'), icon('people', 18))}${eye('all', say('replay.all'), icon('eye', 18))}</div>`;
  }
}

customElements.define('replay-bar', ReplayBar);
