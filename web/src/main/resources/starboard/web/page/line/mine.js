/** My tables: what this browser may do at which table. A seat's secret lies here and nowhere else on this device. */
const KEPT = 'starboard.tables';
const NAME = 'starboard.name';

const all = () => JSON.parse(localStorage.getItem(KEPT) ?? '{}');

function keep(change) {
  const tables = all();
  change(tables);
  localStorage.setItem(KEPT, JSON.stringify(tables));
}

export const myName = () => localStorage.getItem(NAME) ?? '';
export const callMe = name => localStorage.setItem(NAME, name);

/** Newest first, each with its id. */
export const myTables = () =>
  Object.entries(all()).map(([id, table]) => ({id, ...table})).sort((a, b) => b.opened - a.opened);

export const myTable = id => ({host: null, seats: {}, links: {}, ...all()[id]});

/** Notes facts about a table: {name, game, host}. */
export function know(id, facts) {
  keep(tables => {
    tables[id] = {opened: Date.now(), seats: {}, links: {}, ...tables[id], ...facts};
  });
}

/** Takes a seat into this browser: {secret, phrase}. */
export function sit(id, seat, rights) {
  know(id, {});
  keep(tables => {
    tables[id].seats[seat] = {...tables[id].seats[seat], ...rights};
    delete tables[id].links[seat];
  });
}

/** The code of a seat that waits for its player; only its host knows it. */
export function invite(id, seat, code) {
  keep(tables => {
    tables[id].links[seat] = code;
  });
}

export function forget(id) {
  keep(tables => {
    delete tables[id];
  });
}

/** Whether its reader wants to be guided at a table; a game that guides does so until it is told to let go. */
export const isGuided = id => all()[id]?.guided !== false;
export const setGuided = (id, guided) => know(id, {guided});

/** What this browser may do at a table: {seat, secret}, the host's right with the seat 'host'. */
export function rightsAt(id) {
  const {host, seats} = myTable(id);
  const rights = Object.entries(seats).map(([seat, {secret}]) => ({seat: Number(seat), secret}));
  return host ? [...rights, {seat: 'host', secret: host}] : rights;
}

/** The link of a free seat, at an address others can open. */
export const linkOf = (id, code, origin = location.origin) => `${origin}/t/${id}#join=${code}`;
