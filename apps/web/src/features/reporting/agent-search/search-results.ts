import type { SearchRowFragment } from '../../../generated/documents.ts';

export type Found = SearchRowFragment;

/** The page of a result: the policy's where there is one, otherwise the quote's. */
export function resultHref({ policy_id, quote_id }: Pick<Found, 'policy_id' | 'quote_id'>): string {
  return policy_id ? `/agents/policies/${policy_id}` : `/agents/quotes/${quote_id}`;
}

/** The results that are shown: replaced quotes hidden, the newest effective date first. */
export function shownResults<Row extends Pick<Found, 'quote_status' | 'quote_effective_date'>>(
  found: readonly Row[],
): Row[] {
  return found
    .filter(({ quote_status }) => quote_status !== 'replaced')
    .toSorted((a, b) => b.quote_effective_date.localeCompare(a.quote_effective_date));
}
