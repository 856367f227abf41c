/** A paragraph of the rules within something else, or the rules that speak of a thing. */
import {html, nothing} from 'lit';
import {Part} from '../part.js';
import {say} from '../words.js';
import {book, mentions} from './book.js';
import {marked, ruleChip} from './marked.js';

class RuleWords extends Part {
  static properties = {game: {attribute: false}, rule: {attribute: false}, name: {attribute: false}, rules: {state: true}};

  constructor() {
    super();
    this.game = '';
    /** @type {string|null} the rule to be shown whole */
    this.rule = null;
    /** @type {string|null} what rules are to be found for */
    this.name = null;
    /** @type {Map<string, import('../line/view.js').Rule>|null} */
    this.rules = null;
  }

  willUpdate(changed) {
    if (!changed.has('game') && this.language === document.documentElement.lang) return;
    this.language = document.documentElement.lang;
    book(this.game).then((rules) => (this.rules = rules), () => (this.rules = new Map()));
  }

  render() {
    if (!this.rules) return nothing;
    if (this.rule) {
      const found = this.rules.get(this.rule);
      return html`<div class="para">${ruleChip(this.rule)}<div class="words">${found ? marked(found.text || found.title, this.rules) : nothing}</div></div>`;
    }
    const found = mentions(this.rules, this.name ?? '');
    return found.length ? html`<h3 class="cap">${say('rules.about')}</h3><p class="alsos">${found.map(({id, title, chapter}) => ruleChip(id, html` <span>${title || chapter}</span>`))}</p>` : nothing;
  }
}

customElements.define('rule-words', RuleWords);
