/** Goes to another address of the page without loading it anew. */
export function go(path) {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** What the fragment says: `#join=CODE`, `#host=SECRET`, `#new=GAME`. */
export const fragment = (place, key) => new URLSearchParams(place.hash.slice(1)).get(key);
