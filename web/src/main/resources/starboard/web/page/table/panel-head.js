import {html} from 'lit';
import {icon} from '../icons.js';
import {tell} from '../part.js';
import {say} from '../words.js';

/** The heading of a panel with the button that closes it. */
export const panelHead = (title) => html`
  <header class="panel-head"><h2>${title}</h2>
    <button class="tool" aria-label=${say('close')} @click=${(click) => tell(click.target, 'panel', null)}>${icon('x', 18)}</button></header>`;
