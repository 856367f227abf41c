import {go} from '../address.js';
import {ask} from '../line/api.js';
import {callMe, invite, know, sit} from '../line/mine.js';

/** Opens a table, keeps what this browser may do there, and goes to it. */
export async function openTable(game, {name, you, options, seats, ...rest}) {
  const body = {game: game.id, players: seats.length, name, you, options, seats, ...rest};
  sitDown(await ask('POST', '/api/tables', {body}), body);
}

/** The guided first game of a title. */
export async function openGuided(game, title, {name, you}) {
  const body = {game: game.id, title: title.id, name, you};
  sitDown(await ask('POST', '/api/tables/guided', {body}), body);
}

function sitDown(opened, {game, name, you}) {
  callMe(you);
  settle(opened, {name, game});
  go(`/t/${opened.table}`);
}

/** Keeps what this browser may do at a table that was just laid. */
export function settle(opened, facts) {
  know(opened.table, {...facts, host: opened.host});
  opened.seats.forEach(({seat, secret, phrase, join}) => {
    if (secret) sit(opened.table, seat, {secret, phrase: phrase ?? secret});
    else if (join) invite(opened.table, seat, join);
  });
}

/** The values of an option that so many players can choose. */
export const fitting = (option, players) => option.values.filter(value => value.players?.includes(players) ?? true);

/** What was chosen as far as it fits so many players, else the standard, else the first that fits. */
export function standardOptions(game, players, chosen = {}) {
  return Object.fromEntries(game.options.map(option => {
    const values = fitting(option, players).map(value => value.id);
    return [option.id, [chosen[option.id], option.default, values[0]].find(value => values.includes(value)) ?? option.default];
  }));
}
