import {LitElement} from 'lit';

/** Tells those around an element what was done with it; they know what it means. */
export const tell = (element, what, detail = null) => element.dispatchEvent(new CustomEvent(what, {detail, bubbles: true}));

/** A part of the page: gets data, tells what is done with it; drawn into the page itself, and drawn anew when the reader changes the language. */
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
