import { ownValue } from '../base/own-value.ts';
/** Where a tile stands in a map of tiles. */
export type Placed = { readonly key: string; readonly row: number; readonly column: number };

type Side = 'left' | 'right' | 'up' | 'down';
const sides: Readonly<Record<string, Side>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** How far one has to go from a tile to another on a side, a step across twice as far; null on other sides. */
function wayTo(from: Placed, to: Placed, side: Side): number | null {
  const [rows, columns] = [to.row - from.row, to.column - from.column];
  const isLevel = side === 'left' || side === 'right';
  if (isLevel && rows !== 0) return null;
  const along = { left: -columns, right: columns, up: -rows, down: rows }[side];
  return along > 0 ? along + (isLevel ? 0 : 2 * Math.abs(columns)) : null;
}

/** The tile that a key leads to from another one; null where it leads to none, or is no key of the map. */
export function nextTile(tiles: readonly Placed[], from: string, key: string): string | null {
  const here = tiles.find((tile) => tile.key === from);
  if (!here) return null;
  const inRow = tiles.filter(({ row }) => row === here.row).toSorted((a, b) => a.column - b.column);
  if (key === 'Home') return inRow[0]?.key ?? null;
  if (key === 'End') return inRow.at(-1)?.key ?? null;
  const side = ownValue(sides, key);
  if (side === undefined) return null;
  const ways = tiles.flatMap((tile) => {
    const way = wayTo(here, tile, side);
    return way === null ? [] : [{ tile, way }];
  });
  const [nearest] = ways.toSorted((a, b) => a.way - b.way || a.tile.row - b.tile.row || a.tile.column - b.tile.column);
  return nearest?.tile.key ?? null;
}
