export type SearchItem = {
  id: string;
  label: string;
  detail?: string;
  /** A short word at the end, such as a status. */
  tag?: string;
  /** Where it leads; an item without one acts. */
  href?: string;
};

export type SearchSection = { id: string; label: string; items: readonly SearchItem[] };

/** Every item of every section, in the order of the screen. */
export function flatten(sections: readonly SearchSection[]): SearchItem[] {
  return sections.flatMap((section) => section.items);
}

/** The id that an arrow key makes active, round the ends; the first or last when none is active; null without items. */
export function moveActive(sections: readonly SearchSection[], active: string | null, step: 1 | -1): string | null {
  const items = flatten(sections);
  if (items.length === 0) return null;
  const at = items.findIndex((item) => item.id === active);
  const next = at === -1 ? (step === 1 ? 0 : items.length - 1) : (at + step + items.length) % items.length;
  return items[next]?.id ?? null;
}
