import type { SearchItem } from '@roadworthy/ui/workbench/search-sections.ts';
import type { KeyValueStore } from '../../../data/browser-storage.ts';

const most = 6;
const keyOf = (user: string) => `recent-searches ${user}`;

/** A record that was opened from the search. */
export type Recent = SearchItem & { href: string };

function isItem(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, href } = value as Partial<Recent>;
  return typeof id === 'string' && typeof label === 'string' && typeof href === 'string' && href.startsWith('/agents/');
}

/** What this person opened last from the search, newest first; broken storage is no storage. */
export function readRecents(store: KeyValueStore, user: string): Recent[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a result first among the recent ones. */
export function rememberRecent(store: KeyValueStore, user: string, item: Recent): void {
  const others = readRecents(store, user).filter(({ href }) => href !== item.href);
  store.setItem(keyOf(user), JSON.stringify([item, ...others].slice(0, most)));
}
