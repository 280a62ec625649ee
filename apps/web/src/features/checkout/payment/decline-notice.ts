import type { KeyValueStore } from '../../../data/browser-storage.ts';

const nameOf = (quoteId: string): string => `declined:${quoteId}`;

/** Carries the reason of a decline from the waiting screen to the payment step. */
export function keepDecline(store: KeyValueStore, quoteId: string, message: string): void {
  store.setItem(nameOf(quoteId), message);
}

/** The reason of the last decline, once. */
export function takeDecline(store: KeyValueStore, quoteId: string): string | null {
  const message = store.getItem(nameOf(quoteId));
  store.removeItem(nameOf(quoteId));
  return message;
}
