import {ask} from './api.js';

/** Addresses only this machine can open. */
const OWN = ['localhost', '127.0.0.1', '[::1]'];

/** @param {string} origin */
export const isOwn = (origin) => OWN.includes(new URL(origin).hostname);

/**
 * Where others find this server, the likeliest first: on the host's own machine its addresses in its networks.
 *
 * @returns {Promise<string[]>} never none
 */
export async function origins() {
  const own = [location.origin];
  if (!isOwn(location.origin)) return own;
  const reached = (await ask('GET', '/api/reach').catch(() => ({origins: []}))).origins;
  return reached.length ? reached : own;
}
