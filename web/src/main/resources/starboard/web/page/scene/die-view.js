/** A die: all its faces, the rolled one bright. */
import {html, nothing} from 'lit';
import {icon} from '../icons.js';
import {say} from '../words.js';

/**
 * @param {import('../line/view.js').Die} die
 * @param {import('./showing.js').Showing} show
 */
export const dieView = (die, show) => html`<button class=${show.classes(die.id, 'diev', die.use)} data-thing=${die.id}
    @click=${show.touching(die.id)}>
  <b>${icon('die', 15)} ${die.name}${die.use === 'free' ? nothing : html` · ${say(`table.die.${die.use}`)}`}</b>
  <span class="faces">${die.faces.map((face, i) => html`<span class=${i === die.rolled ? 'up' : ''}>${face}${i === die.rolled ? html`<span class="sr"> ${say('table.die.rolled')}</span>` : nothing}</span>`)}</span>
  ${show.letter(die.id) ? html`<kbd>${show.letter(die.id)}</kbd>` : nothing}</button>`;
