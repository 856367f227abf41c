import {html} from 'lit';
import {icon} from '../icons.js';
import {say} from '../words.js';

/** A button that copies a text and says so; where the browser forbids it the text itself can be selected. */
export const copyButton = (text, label) => html`
  <button type="button" class="btn" @click=${click => copy(text, click.currentTarget)}>${icon('link', 16)} <span aria-live="polite">${label}</span></button>`;

async function copy(text, button) {
  const label = button.querySelector('span');
  const before = label.textContent;
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false);
  label.textContent = say(done ? 'copied' : 'copy.failed');
  setTimeout(() => (label.textContent = before), 2000);
}
