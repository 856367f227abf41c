import {LitElement} from 'lit';

/** A part of the page: drawn into the page itself, and drawn anew when the reader changes the language. */
export class Part extends LitElement {
  #again = () => this.requestUpdate();

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener('language', this.#again);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('language', this.#again);
  }
}
