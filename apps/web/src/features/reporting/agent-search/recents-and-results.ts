import { fittingItems } from './fitting-items.ts';
import type { Recent } from './recent-searches.ts';

/**
 * What stands under Recent and under Results for a text. A recent record that is found again stays where the person
 * already sees it, with what is found of it now, and stands there only.
 */
export function recentsAndResults(
  recents: readonly Recent[],
  results: readonly Recent[],
  text: string,
): { recents: Recent[]; results: Recent[] } {
  const found = new Map(results.map((item) => [item.href, item]));
  const fitting = fittingItems(recents, text);
  const shown = new Set(fitting.map(({ href }) => href));
  return {
    recents: fitting.map((item) => ({ ...item, ...found.get(item.href), id: item.id })),
    results: results.filter(({ href }) => !shown.has(href)),
  };
}
