/** The part of the board that a picture shows: tiles with something on them, or unlike the blank tile, and those marked; of bids none. */
import { tilePosition, tileRows, type FiveTribesView, type TileView } from './view';

export function pictureRows(view: Pick<FiveTribesView, 'rows' | 'columns' | 'tiles' | 'phase'>, marked: readonly string[]): string[][] {
  const rows = tileRows(view);
  const told = rows.flat().filter((tile) => marked.includes(tile) || !isBlank(view.tiles[tile]!)).map(tilePosition);
  if (told.length === 0) return view.phase === 'bid' ? [] : rows;
  const columns = told.map(([column]) => column);
  const lines = told.map(([, row]) => row);
  return rows
    .slice(Math.min(...lines), Math.max(...lines) + 1)
    .map((row) => row.slice(Math.min(...columns), Math.max(...columns) + 1));
}

/** What a partial position has where it says nothing. */
function isBlank(tile: TileView): boolean {
  return tile.type === 'small_market' && tile.value === 6 && tile.meeples === '' && tile.camel === null && tile.palms + tile.palaces === 0;
}
