/** What else can be done at a table: pause, save, settings, and how chance can be checked. */
import {html, nothing} from 'lit';
import {ask, inReach} from '../line/api.js';
import {icon} from '../icons.js';
import {rightsAt} from '../line/mine.js';
import {pace, PACES, setPace} from './pace.js';
import {panelHead} from './panel-head.js';
import {Part, tell} from '../part.js';
import {audible, hush} from './sounds.js';
import {LANGUAGES, lang, say, speak} from '../words.js';
import './reaction-settings.js';

class Menu extends Part {
  static properties = {view: {attribute: false}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
  }

  render() {
    const {table, viewer} = this.view;
    const sitting = viewer !== 'public';
    return html`
      ${panelHead(say('menu.title'))}
      <div class="menu-panel">
        <section>
          <a class="btn" href="/">${say('menu.home')}</a>
          ${table.game.goal ? html`<button class="btn" data-goal-open @click=${() => tell(this, 'side', 'goal')}>${icon('flag', 16)} ${say('table.goal')}</button>` : nothing}
          <button class="btn" data-rules-open @click=${() => tell(this, 'rule', null)}>${icon('book', 16)} ${say('rules.title')}</button>
          <button class="btn" @click=${() => tell(this, 'panel', 'seats')}>${icon('people', 16)} ${say('seats.title')}</button>
          ${(sitting || table.host) && !table.over ? html`
            <button class="btn" @click=${() => tell(this, 'command', {cmd: table.paused ? 'resume' : 'pause'})}>
              ${icon('clock', 16)} ${say(table.paused ? 'menu.resume' : 'menu.pause')}</button>` : nothing}
          ${this.view.answers ? html`<button class="btn" data-replay-open @click=${() => tell(this, 'jump', this.view.entry)}>${icon('clock', 16)} ${say('replay.title')}</button>` : nothing}
          ${table.host || table.over ? html`<button class="btn" @click=${this.#export}>${icon('box', 16)} ${say('menu.export')}</button>` : nothing}
        </section>
        <section>
          <h3>${say('menu.settings')}</h3>
          ${table.host && !table.over ? html`<label class="tick"><input type="checkbox" name="hints" .checked=${table.hints} @change=${change => tell(this, 'command', {cmd: 'hints', on: change.target.checked})}>
            <span>${say('coach.allow')}<small>${say('coach.allow.why')}</small></span></label>` : nothing}
          <label class="labelled"><span>${say('start.language')}</span>
            <select name="language" @change=${change => speak(change.target.value)}>
              ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} ?selected=${code === lang()}>${name}</option>`)}
            </select></label>
          <label class="tick"><input type="checkbox" name="sounds" .checked=${audible()} @change=${change => hush(change.target.checked)}>
            <span>${say('sound.title')} <kbd>M</kbd><small>${say('sound.why')}</small></span></label>
          <label class="labelled"><span>${say('beat.pace.title')}</span>
            <select name="pace" @change=${change => setPace(change.target.value)}>
              ${PACES.map(one => html`<option value=${one} ?selected=${one === pace()}>${say(`beat.pace.${one}`)}</option>`)}
            </select><small>${say('beat.pace.why')}</small></label>
          ${sitting ? html`<reaction-settings .reactions=${this.view.reactions} .always=${table.alwaysAsk}></reaction-settings>` : nothing}
          ${sitting ? this.#webhook() : nothing}
        </section>
        ${this.#verification(table)}
      </div>`;
  }

  #webhook() {
    return html`
      <form @submit=${this.#call}>
        <label class="labelled"><span>${say('webhook.title')}</span>
          <input type="url" name="url" placeholder="https://ntfy.sh/…" .value=${this.view.webhook ?? ''}>
          <small>${say('webhook.why')}</small></label>
        <button class="btn">${say('webhook.save')}</button>
      </form>`;
  }

  #call = submit => {
    submit.preventDefault();
    tell(this, 'command', {cmd: 'webhook', url: submit.target.elements.url.value.trim() || null});
  };

  #verification(table) {
    return html`
      <section class="verify">
        <h3>${say('verify.title')}</h3>
        <p>${say('verify.commitment')} <code translate="no">${table.commitment}</code></p>
        ${table.seed ? html`<p>${say('verify.seed')} <code translate="no" data-seed>${table.seed}</code></p>` : html`<p>${say('verify.later')}</p>`}
        <p class="dim">${say('verify.honest')}</p>
      </section>`;
  }

  /** One file with the whole table, saved by the browser. */
  #export = async () => {
    const {id, name} = this.view.table;
    const secret = rightsAt(id).map(right => right.secret).join();
    const file = await ask('GET', inReach(id, '/export'), {secret}).catch(() => null);
    if (!file) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(file)], {type: 'application/json'}));
    link.download = `${name}.json`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
}

customElements.define('starboard-menu', Menu);
