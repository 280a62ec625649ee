import type { SearchItem } from '@roadworthy/ui/workbench/search-sections.ts';
import type { KeyValueStore } from '../../../data/browser-storage.ts';

const most = 6;
const keyOf = (user: string) => `recent-searches ${user}`;

function isItem(value: unknown): value is SearchItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, href } = value as Partial<SearchItem>;
  return typeof id === 'string' && typeof label === 'string' && typeof href === 'string' && href.startsWith('/agents/');
}

/** What this person opened last from the search, newest first; broken storage is no storage. */
export function readRecents(store: KeyValueStore, user: string): SearchItem[] {
  try {
    const stored: unknown = JSON.parse(store.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts a result first among the recent ones. */
export function rememberRecent(store: KeyValueStore, user: string, item: SearchItem): void {
  const others = readRecents(store, user).filter(({ href }) => href !== item.href);
  store.setItem(keyOf(user), JSON.stringify([item, ...others].slice(0, most)));
}

/** The recent items that fit what is typed: each typed word begins some word of the item. */
export function matchingRecents(recents: readonly SearchItem[], text: string): SearchItem[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return recents.filter(({ label, detail = '' }) => {
    const words = `${label} ${detail}`.toLowerCase().split(/\s+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
