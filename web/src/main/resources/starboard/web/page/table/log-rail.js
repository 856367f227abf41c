/** The log: sentences with chips. A chip lights its thing; an entry's number leads back to that moment. */
import {html, nothing} from 'lit';
import {Part, tell} from '../part.js';
import {icon, seatMark} from '../icons.js';
import {say} from '../words.js';

/** Hears attention and lights a thing, or none. */
export const lights = (id) => (event) => tell(event.target, 'light', id);

/**
 * A sentence with its chips.
 *
 * @param {import('../line/view.js').Row} entry
 */
export function entryParts(entry) {
  return entry.parts.map((part) => {
    if (typeof part === 'string') return part;
    if (part.seat !== undefined) return html`<span class="who-chip">${seatMark(part.seat, 15)} ${part.t}</span>`;
    return html`<button class="ch" @mouseenter=${lights(part.w)} @mouseleave=${lights(null)} @focus=${lights(part.w)} @blur=${lights(null)}
      @click=${(click) => tell(click.target, 'explain', part.w)}>${part.t}</button>`;
  });
}

const FILTERS = {
  all: () => true,
  me: (entry, viewer) => entry.seat === viewer || entry.parts.some((part) => part.seat === viewer),
  secret: (entry) => entry.private,
  chat: (entry) => entry.kind === 'chat',
};

class LogRail extends Part {
  static properties = {view: {attribute: false}, steps: {attribute: false}, filter: {state: true}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    /** @type {import('./recap.js').Steps} */
    this.steps = {entries: [], at: 0, walking: false};
    this.filter = 'all';
  }

  render() {
    const {log, lastActed, viewer} = this.view;
    const shown = log.filter((entry) => FILTERS[this.filter](entry, viewer));
    const now = this.steps.walking ? this.steps.entries[this.steps.at] : undefined;
    const border = shown.findIndex((entry) => entry.n >= lastActed);
    return html`<header><h2>${say('table.log')}</h2><span class="filters" role="group" aria-label=${say('table.log.filter')}>${Object.keys(FILTERS).map((name) => html`<button
        aria-pressed=${String(this.filter === name)} @click=${() => (this.filter = name)}>${say(`table.log.${name}`)}</button>`)}</span></header>
      ${now ? this.walk() : nothing}
      <ol tabindex="0" aria-label=${say('table.log')}>${shown.map((entry, i) => html`${i === border && border > 0
        ? html`<li class="since">${say('table.since-you')}</li>` : nothing}${this.entry(entry, entry === now)}`)}</ol>`;
  }

  /** What happened since the viewer's last action, one thing at a time. */
  walk() {
    const {entries, at} = this.steps;
    return html`<div class="walk"><span class="cap">${at + 1}/${entries.length}</span><button class="btn" @click=${() => tell(this, 'step')}>${say('table.next')} <kbd>␣</kbd></button>
      <button class="btn" @click=${() => tell(this, 'skip')}>${say('table.skip')}</button></div>`;
  }

  entry(entry, lit) {
    const classes = [lit ? 'step' : '', `of-${entry.kind}`, entry.private ? 'private' : '', entry.harm ? 'harm' : ''].filter(Boolean).join(' ');
    const thing = entry.parts.find((part) => part.w)?.w ?? null;
    return html`<li class=${classes} @mouseenter=${thing ? lights(thing) : nothing} @mouseleave=${thing ? lights(null) : nothing}>
      <span>${entry.private ? html`${icon('eye', 12)}<span class="sr">${say('table.only-you')}</span> ` : nothing}${entry.harm ? html`${icon('wound', 12)}<span class="sr">${say('table.harm')}</span> ` : nothing}${entry.kind === 'chat' && entry.seat !== undefined ? html`${seatMark(entry.seat, 15)} ` : nothing}${entryParts(entry)}</span>
      <button class="jump" aria-label=${say('table.jump', entry.n)} title=${say('table.jump', entry.n)} @click=${() => tell(this, 'jump', entry.n)}>${entry.n}</button></li>`;
  }

  /** Follows the newest entry, or the step that is walked through; never while somebody only looks around. */
  updated() {
    const shown = `${this.filter} ${this.view.entry} ${this.steps.at}`;
    if (shown === this.shown) return;
    this.shown = shown;
    const list = this.querySelector('ol');
    const lit = /** @type {HTMLElement|null} */ (this.querySelector('.step'));
    if (lit) list.scrollTop = lit.offsetTop - list.offsetTop - list.clientHeight / 3;
    else list.scrollTop = list.scrollHeight;
  }
}

customElements.define('log-rail', LogRail);
