/** The talk at the table: free words, quick phrases everybody reads in their own language, and pointing at a thing. */
import {html, nothing} from 'lit';
import {icon, seatMark} from '../icons.js';
import {Part, tell} from '../part.js';
import {lights} from './log-rail.js';
import {panelHead} from './panel-head.js';
import {say} from '../words.js';

class Chat extends Part {
  static properties = {view: {attribute: false}, pointing: {attribute: false}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    /** @type {{widget?: string, name?: string}|null} */
    this.pointing = null;
  }

  updated() {
    const list = this.querySelector('ol');
    list.scrollTop = list.scrollHeight;
  }

  render() {
    const talk = this.view.log.filter(line => line.kind === 'chat');
    return html`
      ${panelHead(say('chat.title'))}
      <ol class="talk" aria-live="polite" tabindex="0" aria-label=${say('chat.title')}>
        ${talk.length ? talk.map(line => this.#line(line)) : html`<li class="dim">${say('chat.empty')}</li>`}
      </ol>
      ${this.view.viewer === 'public' ? html`<p class="dim">${say('chat.watching')}</p>` : this.#speak()}`;
  }

  #line(line) {
    return html`<li>${line.seat === undefined || line.seat === null ? nothing : seatMark(line.seat, 18)}
      <span>${line.parts.map(part => this.#part(part))}</span></li>`;
  }

  #part(part) {
    if (typeof part === 'string') return part;
    if (!part.w) return html`<b>${part.t}</b>`;
    return html`<button class="ch" @mouseenter=${lights(part.w)} @mouseleave=${lights(null)} @focus=${lights(part.w)} @blur=${lights(null)}
      @click=${lights(part.w)}>${part.t}</button>`;
  }

  #speak() {
    const {widget, name} = this.pointing ?? {};
    return html`
      <div class="quick" role="group" aria-label=${say('chat.quick')}>
        ${this.view.quick?.map(({id, text}) => html`<button class="ch" @click=${() => this.#say({quick: id})}>${text}</button>`)}
      </div>
      ${this.pointing && !widget ? html`<p class="you" role="status">${say('chat.point.how')}</p>` : nothing}
      ${widget ? html`<p class="you">${icon('target', 14)} ${say('chat.point.at', name)}</p>` : nothing}
      <form @submit=${this.#send}>
        <button type="button" class="btn" aria-pressed=${this.pointing !== null} title=${say('chat.point')} aria-label=${say('chat.point')}
          @click=${() => tell(this, 'point', this.pointing === null)}>${icon('target', 18)}</button>
        <input name="text" maxlength="500" autocomplete="off" aria-label=${say('chat.text')} placeholder=${say('chat.text')}>
        <button class="btn">${say('chat.send')}</button>
      </form>`;
  }

  #send = submit => {
    submit.preventDefault();
    const field = submit.target.elements.text;
    if (!field.value.trim() && !this.pointing?.widget) return;
    this.#say(field.value.trim() ? {text: field.value.trim()} : {quick: 'come'});
    field.value = '';
  };

  #say(what) {
    tell(this, 'command', {cmd: 'chat', ...what, ...(this.pointing?.widget && {point: this.pointing.widget})});
    tell(this, 'point', false);
  }
}

customElements.define('starboard-chat', Chat);
