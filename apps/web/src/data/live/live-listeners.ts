import type { LiveTable } from '@roadworthy/core/shared/lists/live-tables.ts';

/** Told which rows of a table changed; null when they cannot be named. */
export type LiveListener = (ids: readonly string[] | null) => void;

const listeners = new Map<LiveTable, Set<LiveListener>>();

/** Tells a part of the page of each change of a table; answers how to leave. */
export function listenTo(table: LiveTable, listener: LiveListener): () => void {
  const known = listeners.get(table) ?? new Set();
  listeners.set(table, known.add(listener));
  return () => void known.delete(listener);
}

/** Tells those who listen to a table. */
export function notifyListeners(ids: (table: LiveTable) => readonly string[] | null): void {
  for (const [table, listening] of listeners) {
    const changed = ids(table);
    if (changed !== null && changed.length === 0) continue;
    for (const listener of listening) listener(changed);
  }
}
