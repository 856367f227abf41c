import {html} from 'lit';
import {Part, tell} from '../part.js';
import {say} from '../words.js';

const SETTINGS = ['when-i-can', 'always', 'not-until-i-say'];

/** Of what nobody is asked who has not said so. */
const UNASKED = ['always', 'not-until-i-say'];

/** When a seat wants to be asked, per kind of reaction, and what each answer gives away to the others. */
class ReactionSettings extends Part {
  static properties = {reactions: {attribute: false}, always: {attribute: false}};

  constructor() {
    super();
    /** @type {import('../line/view.js').Reaction[]} */
    this.reactions = [];
    /** Whether the host has set that everybody is always asked. */
    this.always = false;
  }

  render() {
    const {reactions, always} = this;
    if (!reactions.length) return html`<p class="dim">${say('table.reactions.none')}</p>`;
    return html`<h3>${say('table.reactions')}</h3>
      ${always ? html`<p class="you">${say('table.reactions.host')}</p>` : ''}
      ${reactions.map((one) => html`<fieldset ?disabled=${always && !one.unasked}><legend>${one.name}</legend>
        ${(one.unasked ? UNASKED : SETTINGS).map((setting) => html`<label><input type="radio" name="reaction-${one.kind}" .checked=${one.setting === setting}
          @change=${() => tell(this, 'command', {cmd: 'reactions', kind: one.kind, setting})}><span><b>${say(`table.reactions.${setting}`)}</b>
          <small>${say(`table.reactions.${one.unasked ? 'unasked.' : ''}${setting}.about`)}</small></span></label>`)}</fieldset>`)}`;
  }
}

customElements.define('reaction-settings', ReactionSettings);
