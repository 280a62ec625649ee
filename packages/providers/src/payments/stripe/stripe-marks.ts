import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { createHash } from 'node:crypto';
import type { EffectKind } from '../effect-log.ts';

const kinds: readonly EffectKind[] = ['authorize', 'debit', 'capture', 'void', 'refund'];

// A name of Stripe's metadata has at most 40 characters.
function markOf(kind: EffectKind, key: string): string {
  return `${kind}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}

/** The metadata that binds a request's key to its payment, so that the payment is found by the key for ever. */
export function marked(kind: EffectKind, key: string): Record<string, string> {
  return { [markOf(kind, key)]: 'yes' };
}

/** What a payment with this metadata was asked for under the key. */
export function kindUnder(key: string, metadata: Readonly<Record<string, string>>): EffectKind | undefined {
  return kinds.find((kind) => ownValue(metadata, markOf(kind, key)) !== undefined);
}

/** Stripe's search for the payment of a key. */
export function queryFor(key: string): string {
  return kinds.map((kind) => `metadata['${markOf(kind, key)}']:'yes'`).join(' OR ');
}
