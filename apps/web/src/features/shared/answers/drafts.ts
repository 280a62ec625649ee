import type { KeyValueStore } from '../../../data/browser-storage.ts';

export type Draft = Readonly<Record<string, unknown>>;

/** What was typed on a step and is not saved yet; it outlives a reload of the tab. */
export function draftsOf(store: KeyValueStore, quoteId: string, step: string) {
  const key = `draft:${quoteId}:${step}`;
  return {
    read(): Draft {
      try {
        const stored: unknown = JSON.parse(store.getItem(key) ?? '{}');
        return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Draft) : {};
      } catch {
        return {};
      }
    },
    keep(draft: Draft): void {
      if (Object.keys(draft).length === 0) store.removeItem(key);
      else store.setItem(key, JSON.stringify(draft));
    },
  };
}
