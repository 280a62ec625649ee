import type { KeyValueStore } from '../../../data/browser-storage.ts';
import type { LoadCheckoutQuery } from '../../../generated/documents.ts';

const terms = ['payment_term', 'effective_date', 'plan'] as const;
type Term = (typeof terms)[number];

/** What of a quote a signature was given for, as far as the buyer chose it at the end. */
export type SignedOffer = Readonly<Record<Term, string | null>> & { readonly total: number };

/** Why a signature no longer holds: the choice that changed last of all, or some other answer. */
export type Outdated = { readonly before: number; readonly reason: Term | 'answers' };

type Offer = Pick<NonNullable<LoadCheckoutQuery['quotes_by_pk']>, Term | 'total' | 'quote_id'>;

const keyOf = (quoteId: string) => `signed:${quoteId}`;

function readOffer(store: KeyValueStore, quoteId: string): SignedOffer | null {
  try {
    return JSON.parse(store.getItem(keyOf(quoteId)) ?? 'null') as SignedOffer | null;
  } catch {
    return null;
  }
}

/** Keeps in this tab what was signed, as long as the signature stands. */
export function keepSignedOffer(store: KeyValueStore, quote: Offer, isSigned: boolean): void {
  const { total, payment_term, effective_date, plan, quote_id } = quote;
  if (!isSigned || total === null) return;
  const offer: SignedOffer = { total, payment_term, effective_date, plan };
  store.setItem(keyOf(quote_id), JSON.stringify(offer));
}

/** What the buyer signed in this tab before the quote changed; null where nothing was signed, or the signature stands. */
export function outdatedOffer(store: KeyValueStore, quote: Offer, isSigned: boolean): Outdated | null {
  const signed = isSigned ? null : readOffer(store, quote.quote_id);
  if (signed === null) return null;
  return { before: signed.total, reason: terms.find((term) => signed[term] !== quote[term]) ?? 'answers' };
}
