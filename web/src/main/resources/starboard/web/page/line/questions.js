/** Typed questions: the server answers them from what this viewer sees. */
import {lang} from '../words.js';
import {ask, inReach} from './api.js';
import {rightsAt} from './mine.js';

/**
 * The lines of an answer; one that begins with a space belongs to the line before it.
 *
 * @param {import('./view.js').View} view
 * @param {string} question
 * @returns {Promise<string[]>}
 */
export async function answerTo(view, question) {
  const {viewer, table} = view;
  const secret = rightsAt(table.id).find(({seat}) => seat === viewer)?.secret;
  const place = inReach(table.id, `/ask?${new URLSearchParams({seat: String(viewer), lang: lang()})}`);
  return (await ask('POST', place, {body: {question}, secret})).answer;
}
