/** The log: sentences with chips. A chip lights its thing; an entry's number leads back to that moment. */
import {html, nothing} from 'lit';
import {Part, tell} from '../part.js';
import {icon, seatMark} from '../icons.js';
import {ruleChip} from '../rules/marked.js';
import {say} from '../words.js';
import {chainOf} from './beats.js';

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
  static properties = {view: {attribute: false}, filter: {state: true}, chain: {state: true}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    this.filter = 'all';
    /** @type {string|null} the row whose chain is open */
    this.chain = null;
  }

  render() {
    const {log, lastActed, viewer} = this.view;
    const shown = log.filter((entry) => FILTERS[this.filter](entry, viewer));
    const border = shown.findIndex((entry) => entry.n >= lastActed);
    return html`<header><h2>${say('table.log')}</h2><span class="filters" role="group" aria-label=${say('table.log.filter')}>${Object.keys(FILTERS).map((name) => html`<button
        aria-pressed=${String(this.filter === name)} @click=${() => (this.filter = name)}>${say(`table.log.${name}`)}</button>`)}</span></header>
      <ol tabindex="0" aria-label=${say('table.log')}>${shown.map((entry, i) => html`${i === border && border > 0
        ? html`<li class="since">${say('table.since-you')}</li>` : nothing}${this.entry(entry)}`)}</ol>`;
  }

  entry(entry) {
    const classes = [`of-${entry.kind}`, entry.private ? 'private' : '', entry.harm ? 'harm' : ''].filter(Boolean).join(' ');
    const thing = entry.parts.find((part) => part.w)?.w ?? null;
    return html`<li class=${classes} @mouseenter=${thing ? lights(thing) : nothing} @mouseleave=${thing ? lights(null) : nothing}>
      <span>${entry.private ? html`${icon('eye', 12)}<span class="sr">${say('table.only-you')}</span> ` : nothing}${entry.harm ? html`${icon('wound', 12)}<span class="sr">${say('table.harm')}</span> ` : nothing}${entry.kind === 'chat' && entry.seat !== undefined ? html`${seatMark(entry.seat, 15)} ` : nothing}${entryParts(entry)}</span>
      ${entry.cause ? html`<button class="led" aria-expanded=${String(this.chain === entry.id)} aria-label=${say('table.chain')} title=${say('table.chain')} @click=${() => (this.chain = this.chain === entry.id ? null : entry.id)}>${icon('chain', 13)}</button>` : nothing}
      <button class="jump" aria-label=${say('table.jump', entry.n)} title=${say('table.jump', entry.n)} @click=${() => tell(this, 'jump', entry.n)}>${entry.n}</button></li>
      ${this.chain === entry.id ? this.led(entry) : nothing}`;
  }

  /** What led to a row, from its beginning, each with how likely it was and its rule. */
  led(entry) {
    const chain = chainOf(this.view.log, entry.id);
    return html`<li class="ledby" data-chain><p class="cap">${say('table.chain')}</p><ol>${chain.map((row) => html`<li class=${row.harm ? 'harm' : ''}><span>${entryParts(row)}
        ${row.beat?.odds ? html`<small>${say('beat.was', row.beat.odds.hit, row.beat.odds.of)}</small>` : nothing}</span>${row.beat?.rule ? ruleChip(row.beat.rule) : nothing}</li>`)}</ol>
      ${chain.some(({beat}) => beat) ? html`<button class="btn small" @click=${() => tell(this, 'replay', chain)}>${icon('play', 13)} ${say('table.chain.play')}</button>` : nothing}</li>`;
  }

  /** Follows the newest entry, never while somebody only looks around. */
  updated() {
    const shown = `${this.filter} ${this.view.log.at(-1)?.id}`;
    if (shown === this.shown) return;
    this.shown = shown;
    const list = this.querySelector('ol');
    list.scrollTop = list.scrollHeight;
  }
}

customElements.define('log-rail', LogRail);
