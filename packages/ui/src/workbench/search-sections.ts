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

/** The item that Enter opens, by its id, for the text that was typed when it became so. */
export type Active = { readonly query: string | null; readonly id: string | null };

/** For a new text the first item is active, and it stays so when others arrive around it for the same text. */
export function activeFor({ query, id }: Active, nowTyped: string | null, sections: readonly SearchSection[]): Active {
  const isStored = query === nowTyped && id !== null;
  return isStored ? { query, id } : { query: nowTyped, id: flatten(sections)[0]?.id ?? null };
}

/** The id that an arrow key makes active, round the ends; the first or last when none is active; null without items. */
export function moveActive(sections: readonly SearchSection[], active: string | null, step: 1 | -1): string | null {
  const items = flatten(sections);
  if (items.length === 0) return null;
  const at = items.findIndex((item) => item.id === active);
  const next = at === -1 ? (step === 1 ? 0 : items.length - 1) : (at + step + items.length) % items.length;
  return items[next]?.id ?? null;
}
