/** Addresses inside the app, behind the `#`. */
export type Route =
  | { screen: 'home' }
  | { screen: 'table'; table: string; moment: number | null }
  | { screen: 'guide'; game: string }
  | { screen: 'learn'; game: string }
  | { screen: 'components'; game: string };

export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').map(decode);
  const [screen, name, ply] = parts;
  if (name === undefined || name === '') return { screen: 'home' };
  if (screen === 'table') return { screen, table: name, moment: /^\d+$/.test(ply ?? '') ? Number(ply) : null };
  if (screen === 'guide' || screen === 'learn' || screen === 'components') return { screen, game: name };
  return { screen: 'home' };
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'table':
      return `#/table/${encodeURIComponent(route.table)}${route.moment === null ? '' : `/${route.moment}`}`;
    default:
      return `#/${route.screen}/${encodeURIComponent(route.game)}`;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
