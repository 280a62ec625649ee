import type { KeyValueStore } from '../../../data/browser-storage.ts';

/** The percent to show: what is answered now, never less than what this tab has shown of the quote before. */
export function percentFloor(store: KeyValueStore, quoteId: string, percent: number): number {
  const key = `percent:${quoteId}`;
  const shown = Number(store.getItem(key) ?? 0);
  const next = Math.max(Number.isFinite(shown) ? shown : 0, percent);
  if (next !== shown) store.setItem(key, String(next));
  return next;
}
