/** The story of a finished game, a page of its own: how it ended, its key moments, how much happened when, how chance fell, who knew what. */
import {html, nothing} from 'lit';
import {brandMark, icon, seatMark} from '../icons.js';
import {origins} from '../line/origins.js';
import {Part, tell} from '../part.js';
import {Recording} from '../replay/recording.js';
import {causeView} from '../table/ending-view.js';
import {lang, moment, say} from '../words.js';
import {placed} from '../scene/scene.js';
import {Showing} from '../scene/showing.js';
import {sheetView} from '../scene/sheet-view.js';
import {hiddenView} from './hidden.js';
import {lanesView} from './lanes.js';
import {countsView, coursesView, harmView, luckView, pointsView} from './plots.js';
import {secretsView} from './secrets.js';
import {storyMap} from './story-map.js';

class StoryPage extends Part {
  static properties = {view: {attribute: false}, story: {state: true}, all: {state: true}, open: {state: true}, trouble: {state: true}, copied: {state: true}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} the game at its end */
    this.view = /** @type {any} */ (null);
    /** @type {import('../replay/recording.js').Story|null} */
    this.story = null;
    /** @type {import('../line/view.js').View|null} the end as those see it who see everything, and as everybody saw it */
    this.all = null;
    /** @type {import('../line/view.js').View|null} */
    this.open = null;
    this.trouble = '';
    this.copied = false;
    this.read = '';
    this.origin = location.origin;
    this.keyed = ({key}) => {
      if (key === 'Escape') tell(this, 'story', false);
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('keydown', this.keyed);
    origins().then(([origin]) => (this.origin = origin));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.keyed);
  }

  firstUpdated() {
    this.querySelector('h1')?.focus({preventScroll: true});
  }

  willUpdate() {
    if (this.read !== lang()) this.#read();
  }

  async #read() {
    this.read = lang();
    const {table, entry} = this.view;
    const recording = new Recording(table.id);
    try {
      [this.story, this.all, this.open] = await Promise.all([recording.story('all', entry), recording.at('all', entry), recording.at('public', entry)]);
    } catch (refusal) {
      this.trouble = refusal.message;
    }
  }

  #share = async () => {
    await navigator.clipboard?.writeText(`${this.origin}/t/${this.view.table.id}#story`).catch(() => {});
    this.copied = true;
  };

  render() {
    const {view, story} = this;
    const {table, result} = view;
    const chapters = story?.chapters.length ?? 0;
    return html`<main class="story-page" data-story .style=${`--accent:var(--g-${table.game.id},var(--g-nemesis))`}>
      <header class="story-head"><a class="logo" href="/" aria-label="Starboard">${brandMark(34)}</a>
        <p><b>${table.game.name}</b><small>${[table.name, moment(table.opened), chapters ? say('story.chapters', chapters) : ''].filter(Boolean).join(' · ')}</small></p>
        <button class="tool" data-story-close aria-label=${say('story.close')} title=${say('story.close')} @click=${() => tell(this, 'story', false)}>${icon('x', 20)}</button></header>
      ${result ? this.#verdict() : nothing}
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : story ? this.#told(story) : html`<p class="dim" role="status">${say('story.loading')}</p>`}</main>`;
  }

  #verdict() {
    const {view, story} = this;
    const {result, table, viewer} = view;
    const own = result.seats.find(({seat}) => seat === viewer);
    const named = (seat) => table.seats[seat]?.name;
    const again = table.rematch ? html`<a class="btn main" href="/t/${table.rematch}">${say('rematch.go')}</a>`
      : table.host || table.seats.some(({mine}) => mine) ? html`<button class="btn main" data-rematch @click=${() => tell(this, 'rematch')}>${icon('reroll', 17)} ${say('rematch.ask')}</button>` : nothing;
    const {map} = placed((this.all ?? view).scene, viewer);
    return html`<section class="verdict ${map ? '' : 'plain'}"><div>
        <h1 tabindex="-1">${result.winners.length ? say('table.winners', result.winners.map(named).join(', ')) : say('table.nobody-wins')}</h1>
        <p class="lead">${own?.cause?.text ?? own?.why ?? result.seats[0]?.cause?.text ?? ''}</p>
        <div class="btns">${again}<button class="btn" data-story-replay @click=${() => tell(this, 'jump', view.entry)}>${icon('eye', 17)} ${say('replay.title')}</button>
          <button class="btn" @click=${this.#share}>${icon('link', 17)} ${this.copied ? say('replay.copied') : say('story.share')}</button></div></div>
        ${map && story ? storyMap(map, story) : nothing}</section>
      <ul class="fates">${result.seats.map((one) => html`<li class=${result.winners.includes(one.seat) ? 'won' : ''}>
        <p>${seatMark(one.seat, 26)} <b>${named(one.seat)}</b><span>${icon(result.winners.includes(one.seat) ? 'check' : 'x', 14)} ${say(result.winners.includes(one.seat) ? 'table.won' : 'table.lost')}${one.score === null ? '' : ` · ${one.score}`}</span></p>
        <p>${one.why}</p>${one.cause ? html`<details><summary>${say('story.cause')}</summary>${causeView(one.cause)}</details>` : nothing}</li>`)}</ul>`;
  }

  /** @param {import('../replay/recording.js').Story} story */
  #told(story) {
    const {view} = this;
    const {scene, viewer} = this.all ?? view;
    /** @type {any[]} */
    const sheets = scene.widgets.filter((widget) => widget.kind === 'sheet' && widget.rows.some(({style}) => style === 'won' || style === 'lost'));
    const show = new Showing({viewer, offers: null, selected: null, highlight: null, touched: new Set(), numbers: new Map(), changed: new Set()});
    const watch = (step) => tell(this, 'jump', story.steps[step]);
    return html`<section class="pane chapter wide"><h2>${icon('clock', 18)} ${say('story.lanes')}</h2>${lanesView(story, view.table.seats, watch)}</section>
      <div class="pairs">
        ${story.points.length ? pane('star', 'story.points', pointsView(story, view.table.seats), 'story.points.why') : nothing}
        ${story.counts.length ? pane('noise', 'story.counts', countsView(story)) : nothing}
        ${story.luck.length ? pane('die', 'story.luck', luckView(story.luck), 'story.luck.why') : nothing}
        ${story.harm.length ? pane('wound', 'story.harm', harmView(story.harm, view.table.seats)) : nothing}
        ${story.courses.length ? pane('health', 'story.courses', coursesView(story, view.table.seats)) : nothing}
        ${story.secrets.length && view.table.seats.length > 1 ? pane('eye', 'story.secrets', secretsView(story, view.table.seats, watch), 'story.secrets.why') : nothing}
        ${this.all && this.open ? this.#hidden(this.all, this.open) : nothing}
        ${sheets.length ? html`<section class="pane chapter" tabindex="0" aria-label=${sheets[0].name}>${sheets.map((sheet) => sheetView(sheet, show))}</section>` : nothing}</div>
      ${this.#proof()}`;
  }

  #hidden(all, open) {
    const hidden = hiddenView(all.scene, open.scene);
    return hidden ? pane('lock', 'story.hidden', hidden, 'story.hidden.why') : nothing;
  }

  #proof() {
    const {commitment, seed} = this.view.table;
    return html`<details class="pane proof"><summary>${icon('scales', 17)} <b>${say('story.fair')}</b> <span>${say('story.fair.why')}</span></summary>
      <p>${say('table.commitment')} <code translate="no">${commitment}</code></p>${seed ? html`<p>${say('table.seed')} <code translate="no">${seed}</code></p>` : nothing}
      <p class="dim">${say('table.verify')} ${say('verify.honest')}</p></details>`;
  }
}

const pane = (drawing, title, content, why = '') => html`<section class="pane chapter"><h2>${icon(drawing, 18)} ${say(title)}</h2>${why ? html`<p class="dim">${say(why)}</p>` : nothing}${content}</section>`;

customElements.define('story-page', StoryPage);
