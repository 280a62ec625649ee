import type { KeyValueStore } from '../../../data/browser-storage.ts';
import type { SeenPrice } from '../quote-data/price-moves.ts';

const keyOf = (quoteId: string) => `seen-price:${quoteId}`;

/** The price of a quote that was last looked at in this browser; null for none. */
export function seenPriceOf(store: KeyValueStore, quoteId: string): SeenPrice | null {
  const [total, version] = (store.getItem(keyOf(quoteId)) ?? '').split(' ').map(Number);
  return Number.isInteger(total) && Number.isInteger(version) ? { total: total ?? 0, version: version ?? 0 } : null;
}

export function keepSeenPrice(store: KeyValueStore, quoteId: string, { total, version }: SeenPrice): void {
  store.setItem(keyOf(quoteId), `${total} ${version}`);
}
