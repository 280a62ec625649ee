import type { AttendedQueue, PresentRecord } from '@roadworthy/core/shared/lists/live-tables.ts';

/** A queue that somebody works through. */
export type PresentQueue = { readonly table: AttendedQueue; readonly id: 'queue' };

const listeners = new Map<string, Set<() => void>>();
const keyOf = ({ table, id }: PresentRecord | PresentQueue) => `${table} ${id}`;

/** Tells a part of the page that somebody came to a record or left it; answers how to leave. */
export function listenToPresence(record: PresentRecord | PresentQueue, listener: () => void): () => void {
  const known = listeners.get(keyOf(record)) ?? new Set();
  listeners.set(keyOf(record), known.add(listener));
  return () => void known.delete(listener);
}

/** Tells those who show who is on a record. */
export function publishPresence(record: PresentRecord): void {
  for (const listener of listeners.get(keyOf(record)) ?? []) listener();
}
