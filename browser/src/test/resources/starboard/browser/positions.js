/**
 * Plays tables by random answers, without drawing them, and gives what is shown at some of the questions to whoever is asked:
 * `count` views in the language of the page, and the last one of each game that ends.
 */
async ({tables, count, seed}) => {
  let state = seed;
  const random = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const lang = document.documentElement.lang;
  const ask = async (path, secret, body) => {
    const headers = {...(secret && {Authorization: `Bearer ${secret}`}), ...(body && {'Content-Type': 'application/json'})};
    const answer = await fetch(path, {method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body)});
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const views = [];
  for (let game = 0; views.length < count; game++) {
    const {id, players, options} = tables[game % tables.length];
    const enough = Math.min(count, Math.ceil((count * (game + 1)) / tables.length));
    const seats = Array.from({length: players}, (_, i) => ({kind: 'here', name: ['Marek', 'Pavla', 'Kateřina', 'Bartoloměj', 'Eliška'][i]}));
    const laid = await ask('/api/tables', null, {game: id, name: 'Legible', options, seats});
    const look = (seat) => ask(`/api/tables/${laid.table}/view?seat=${seat}&lang=${lang}`, laid.seats[seat].secret);
    for (let view = await look(0); views.length < enough;) {
      const seat = view.waiting[0]?.seat;
      if (seat !== undefined && seat !== view.viewer) view = await look(seat);
      if (view.result || random(2) === 0) views.push(view);
      if (view.result) break;
      const [{decision, options: offered}] = view.decisions;
      const option = offered[random(offered.length)].id;
      await ask(`/api/tables/${laid.table}/do`, laid.seats[seat].secret, {cmd: 'choose', seat, decision, option, seen: view.entry});
      view = await look(seat);
    }
  }
  return views;
}
