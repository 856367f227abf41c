/** The rules beside the table: one paragraph with what belongs to it, a search, or the chapters. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {Part, tell} from '../part.js';
import {say} from '../words.js';
import {book, find, isChapter} from './book.js';
import {marked, ruleChip} from './marked.js';

class RulePanel extends Part {
  static properties = {
    game: {attribute: false},
    /** The rule that is shown, or null for the chapters. */
    at: {attribute: false},
    /** What the present decision refuses, for what a rule means now. */
    refused: {attribute: false},
    sought: {state: true},
    rules: {state: true},
  };

  constructor() {
    super();
    this.game = '';
    /** @type {string|null} */
    this.at = null;
    /** @type {import('../line/view.js').Option[]} */
    this.refused = [];
    this.sought = '';
    /** @type {Map<string, import('../line/view.js').Rule>} */
    this.rules = new Map();
    this.addEventListener('lookup', (event) => this.seek(/** @type {CustomEvent} */ (event).detail));
  }

  async #load() {
    this.rules = await book(this.game).catch(() => new Map());
  }

  willUpdate(changed) {
    if (changed.has('game') || this.language !== document.documentElement.lang) {
      this.language = document.documentElement.lang;
      this.#load();
    }
    if (changed.has('at')) this.sought = '';
  }

  seek(words) {
    this.sought = words;
  }

  /** Puts the cursor into the search. */
  search() {
    this.querySelector('input')?.focus();
  }

  render() {
    const rule = this.at && this.rules.get(this.at);
    return html`<section class="pane rulebook" aria-label=${say('rules.title')}>
      <header><label class="seek">${icon('search', 16)}<span class="sr">${say('rules.search')}</span><input type="search" .value=${this.sought} placeholder=${say('rules.search')}
          @input=${(input) => this.seek(input.target.value)} @keydown=${(key) => this.key(key)}><kbd>/</kbd></label>
        <button class="tool" aria-label=${say('table.close')} @click=${() => tell(this, 'close')}>${icon('x', 18)}</button></header>
      <div class="leaf" tabindex="0">${this.sought.trim() ? this.found() : rule ? this.leaf(rule) : this.chapters()}</div></section>`;
  }

  key(event) {
    if (event.key === 'Escape') {
      event.preventDefault();
      if (this.sought) this.seek('');
      else tell(this, 'close');
    } else if (event.key === 'Enter') {
      const [first] = find(this.rules, this.sought);
      if (first) tell(this, 'rule', first.id);
    }
  }

  found() {
    const found = find(this.rules, this.sought);
    if (!found.length) return html`<p class="dim" role="status">${say('rules.none')}</p>`;
    return html`<p class="sr" role="status">${say('rules.found', found.length)}</p>${this.listed(found)}`;
  }

  listed(rules) {
    return html`<ul class="toc">${rules.map((rule) => html`<li><button data-rule=${rule.id} @click=${() => tell(this, 'rule', rule.id)}><b class="rulechip">${rule.id}</b> <span>${rule.title || rule.chapter}${isChapter(rule) ? nothing : html`<small>${gist(rule.text)}</small>`}</span></button></li>`)}</ul>`;
  }

  chapters() {
    const all = [...this.rules.values()];
    return html`<h2>${say('rules.title')}</h2>${all.length ? this.listed(all.filter(isChapter)) : html`<p class="dim">${say('rules.loading')}</p>`}`;
  }

  leaf(rule) {
    const chapter = this.rules.get(rule.id.split('.')[0]);
    const within = [...this.rules.values()].filter(({id}) => id.startsWith(`${rule.id}.`));
    const naming = [...this.rules.values()].filter(({see}) => see.includes(rule.id)).map(({id}) => id);
    const siblings = [...this.rules.keys()].filter((id) => id.startsWith(`${chapter?.id}.`));
    const at = siblings.indexOf(rule.id);
    const near = [siblings[at - 1], siblings[at + 1]].filter((id) => at >= 0 && id);
    const also = [...new Set([...rule.see, ...near, ...naming])].slice(0, 10);
    const now = this.refused.filter((one) => one.rule === rule.id);
    return html`<h2 tabindex="-1"><b class="rulechip">${rule.id}</b> ${rule.title || chapter?.title || ''}</h2>
      ${chapter && chapter !== rule ? html`<button class="up" data-rule=${chapter.id} @click=${() => tell(this, 'rule', chapter.id)}>${chapter.id} ${chapter.title}</button>`
        : html`<button class="up" @click=${() => tell(this, 'rule', null)}>${say('rules.all')}</button>`}
      <div class="words">${marked(rule.text, this.rules)}</div>
      ${now.map((one) => html`<p class="now">${icon('barred', 13)} ${say('rules.now')} <s>${one.text}</s> ${one.reason}</p>`)}
      ${within.length ? this.listed(within) : nothing}
      ${also.length ? html`<h3 class="cap">${say('rules.also')}</h3><p class="alsos">${also.map((id) => ruleChip(id, html` <span>${this.rules.get(id)?.title ?? ''}</span>`))}</p>` : nothing}`;
  }
}

const GIST = 70;

/** How a rule begins, in whole words. */
function gist(text) {
  const words = text.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim();
  return words.length <= GIST ? words : words.slice(0, words.lastIndexOf(' ', GIST)) + ' …';
}

customElements.define('rule-panel', RulePanel);
