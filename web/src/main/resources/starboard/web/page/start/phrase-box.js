import {html} from 'lit';
import {copyButton} from './copy.js';
import {icon} from '../icons.js';
import {say} from '../words.js';

/** A seat's secret as people keep it: whoever has these words has the seat. */
export const phraseBox = phrase => html`
  <section class="phrase">
    <h3>${icon('eye', 16)} ${say('phrase.title')}</h3>
    <p class="words" translate="no" data-phrase>${phrase}</p>
    <p>${say('phrase.why')}</p>
    ${copyButton(phrase, say('phrase.copy'))}
  </section>`;
