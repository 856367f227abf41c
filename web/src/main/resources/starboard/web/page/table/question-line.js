/** A line for typed questions: where am I, what threatens, why not. What was asked before stays to be read. */
import {html, nothing} from 'lit';
import {answerTo} from '../line/questions.js';
import {Part} from '../part.js';
import {say} from '../words.js';

const KEPT = 20;

class QuestionLine extends Part {
  static properties = {view: {attribute: false}, answers: {state: true}};

  constructor() {
    super();
    /** @type {import('../line/view.js').View} */
    this.view = /** @type {any} */ (null);
    /** @type {{question: string, lines: string[]}[]} newest first */
    this.answers = [];
  }

  async #ask(submit) {
    submit.preventDefault();
    const field = /** @type {HTMLInputElement} */ (this.querySelector('[name=question]'));
    const question = field.value.trim() || say('ask.all');
    field.value = '';
    const lines = await answerTo(this.view, question).catch(({message}) => [message]);
    this.answers = [{question, lines}, ...this.answers].slice(0, KEPT);
  }

  render() {
    return html`<form class="question-line" @submit=${(submit) => this.#ask(submit)}>
        <label>${say('ask.title')} <input name="question" maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder=${say('ask.example')}></label>
        <button class="btn">${say('ask.go')}</button></form>
      <div class="answers" role="log" aria-live="polite" aria-label=${say('ask.answers')}>${this.answers.length
        ? this.answers.map(({question, lines}) => html`<section data-answer><h3>${question}</h3><p class="lines">${lines.join('\n')}</p></section>`) : nothing}</div>`;
  }
}

customElements.define('question-line', QuestionLine);
