import type { SearchItem } from '@roadworthy/ui/workbench/search-sections.ts';

/** The items that fit what is typed: each typed word begins some word of the item. Nothing typed fits all. */
export function fittingItems<Item extends SearchItem>(items: readonly Item[], text: string): Item[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label, detail = '' }) => {
    const words = `${label} ${detail}`.toLowerCase().split(/\s+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
