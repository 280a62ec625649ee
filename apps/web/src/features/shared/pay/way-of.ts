import type { WayToPayFragment } from '../../../generated/documents.ts';

/** The way to pay of a term among those that a quote or a plan has. */
export function wayOf<Way extends WayToPayFragment>(ways: readonly Way[] | undefined, term: string): Way | null {
  return ways?.find(({ payment_term }) => payment_term === term) ?? null;
}
