/** The table itself, as plain lists. */
import {html} from 'lit';
import {Part} from './part.js';

class TablePage extends Part {
  static properties = {
    view: {attribute: false},
    actions: {attribute: false},
    panel: {attribute: false},
    notice: {attribute: false},
    past: {attribute: false},
  };

  render() {
    const tools = ['chat', 'seats', 'menu'];
    return html`
      <header>${this.view.table.name} ${tools.map(tool => html`<button class="btn" @click=${() => this.actions.open(tool)}>${tool}</button>`)}</header>
      <section class="panel">${this.panel}</section>
      ${this.notice}
      <main data-bar>${this.view.decisions.map(decision => html`
        <h2>${decision.text}</h2>
        ${decision.options.map(option => html`
          <button class="btn" data-option=${option.id} @click=${() => this.actions.choose(decision.decision, option.id)}>${option.text}</button>`)}`)}
        <button class="btn" data-back @click=${() => this.actions.back()}>←</button></main>`;
  }
}

customElements.define('starboard-table', TablePage);
