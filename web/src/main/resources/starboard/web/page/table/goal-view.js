/** What a game is about and how it is won, for whoever sits down to it for the first time. */
import {html} from 'lit';
import {icon} from '../icons.js';
import {tell} from '../part.js';
import {say} from '../words.js';

export const goalView = (game) => html`<section class="pane box about" data-goal>
  <header><h2>${icon('flag', 15)} ${say('table.goal')}</h2><button class="tool small" aria-label=${say('table.close')} @click=${(click) => tell(click.target, 'close')}>${icon('x', 16)}</button></header>
  <p class="lines">${game.goal}</p></section>`;
