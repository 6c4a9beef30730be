/** Addresses inside the app, behind the `#`. */
export type Route =
  | { screen: 'home' }
  /** The tables of this browser. */
  | { screen: 'tables' }
  | { screen: 'table'; table: string; moment: number | null }
  /** The same, to look on, whatever else this browser may do there. */
  | { screen: 'watch'; table: string; moment: number | null }
  | { screen: 'guide'; game: string; at?: string | null }
  | { screen: 'learn'; game: string }
  | { screen: 'components'; game: string }
  /** A real table of a game, to which zellige goes along. */
  | { screen: 'beside'; game: string }
  /** The score pad of a game: the sheet under work, an evening of its id, or "history". */
  | { screen: 'pad'; game: string; at?: string | null }
  /** A position put together piece by piece: the one under work, or one that stands in the address itself. */
  | { screen: 'edit'; game: string; at?: string | null }
  /** What lay on a real table, at which a game is played, before its first action: to be corrected. */
  | { screen: 'lay'; game: string; table: string }
  /** A seat at a table, offered by a link that is good once. */
  | { screen: 'join'; table: string; link: string }
  /** A seat that four words bring back; null: at a table that is yet to be named. */
  | { screen: 'words'; table: string | null }
  /** A deal that friends play each for themselves; with the link that opens a place. */
  | { screen: 'deal'; deal: string; link: string | null }
  /** The start page with the game and the company of an earlier table. */
  | { screen: 'again'; table: string };

export function parseRoute(hash: string): Route {
  const parts = hash.replace(/^#\/?/, '').split('/').map(decode);
  const [screen, name, ply] = parts;
  if (screen === 'words') return { screen, table: name || null };
  if (name === undefined || name === '') return { screen: screen === 'tables' ? screen : 'home' };
  if (screen === 'table' || screen === 'watch') return { screen, table: name, moment: /^\d+$/.test(ply ?? '') ? Number(ply) : null };
  if (screen === 'again') return { screen, table: name };
  if (screen === 'deal') return { screen, deal: name, link: ply || null };
  if (screen === 'join' && ply) return { screen, table: name, link: ply };
  if (screen === 'lay' && ply) return { screen, game: name, table: ply };
  if (screen === 'guide' || screen === 'pad' || screen === 'edit') return { screen, game: name, at: ply || null };
  if (screen === 'learn' || screen === 'components' || screen === 'beside') return { screen, game: name };
  return { screen: 'home' };
}

export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'tables':
      return '#/tables';
    case 'table':
    case 'watch':
      return `#/${route.screen}/${encodeURIComponent(route.table)}${route.moment === null ? '' : `/${route.moment}`}`;
    case 'words':
      return route.table === null ? '#/words' : `#/words/${encodeURIComponent(route.table)}`;
    case 'again':
      return `#/again/${encodeURIComponent(route.table)}`;
    case 'join':
      return `#/join/${encodeURIComponent(route.table)}/${encodeURIComponent(route.link)}`;
    case 'deal':
      return `#/deal/${encodeURIComponent(route.deal)}${route.link === null ? '' : `/${encodeURIComponent(route.link)}`}`;
    case 'lay':
      return `#/lay/${encodeURIComponent(route.game)}/${encodeURIComponent(route.table)}`;
    case 'guide':
    case 'pad':
    case 'edit':
      return `#/${route.screen}/${encodeURIComponent(route.game)}${route.at ? `/${encodeURIComponent(route.at)}` : ''}`;
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
