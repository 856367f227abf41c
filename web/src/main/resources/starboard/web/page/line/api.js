/** The server's HTTP side. */
import {lang, say} from '../words.js';

/** What the server refused, with its code and its sentence for people. */
class Refusal extends Error {
  constructor({code, message}) {
    super(message);
    this.code = code;
  }
}

export const inReach = (table, rest = '') => `/api/tables/${encodeURIComponent(table)}${rest}`;

/**
 * Sends one request and gives the JSON of its answer; a secret goes into a header, never into the address.
 *
 * @param {string} method
 * @param {string} path
 * @param {{body?: object, secret?: string, signal?: AbortSignal}} more
 */
export async function ask(method, path, {body, secret, signal} = {}) {
  const headers = {'Accept-Language': lang()};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers.Authorization = `Bearer ${secret}`;
  let answer;
  try {
    answer = await fetch(path, {method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body)});
  } catch (lost) {
    if (lost.name === 'AbortError') throw lost;
    throw new Refusal({code: 'unreachable', message: say('error.unreachable')});
  }
  const json = await answer.json().catch(() => ({}));
  if (!answer.ok || json.ok === false) throw new Refusal(json.error ?? {code: 'server', message: say('error.server', answer.status)});
  return json;
}
