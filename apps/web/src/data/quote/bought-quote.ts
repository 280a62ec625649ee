import { localStore } from '../browser-storage.ts';
import { storedText } from '../stored-value.ts';

/** What this browser bought with the quote that it keeps. */
export type Bought = {
  readonly quoteId: string;
  readonly policyNumber: string | null;
  /** What is insured, in words: `2023 Airstream Bambi`. */
  readonly what: string;
  /** The day and the instant on which cover begins. */
  readonly day: string;
  readonly from: string | null;
};

const stored = storedText(localStore, 'bought_quote');

/** Remembers that the quote of this browser became a policy. */
export function keepBought(bought: Bought): void {
  stored.write(JSON.stringify(bought));
}

/** What was bought with a quote of this browser; null while it is not known to be bought. */
export function boughtWith(quoteId: string | null): Bought | null {
  const bought = readBought(stored.read());
  return bought !== null && bought.quoteId === quoteId ? bought : null;
}

function readBought(text: string | null): Bought | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    // Written by `keepBought` alone.
    return typeof value === 'object' && value !== null && 'quoteId' in value ? (value as Bought) : null;
  } catch {
    return null;
  }
}
