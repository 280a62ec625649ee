import type { RenewalAheadFragment } from '../../../generated/documents.ts';

/** What the terms of a group come to; of those that cannot be priced there is the number alone. */
export type RunGroup = {
  readonly key: string;
  readonly currency: string;
  readonly terms: number;
  readonly unpriced: number;
  /** Cents, of those that are priced. */
  readonly before: number;
  readonly after: number;
  /** How many cross what an underwriter lets pass unseen, by the way in which their price moves. */
  readonly rises: number;
  readonly falls: number;
};

const none = { terms: 0, unpriced: 0, before: 0, after: 0, rises: 0, falls: 0 } as const;

function withTerm(group: RunGroup, { premium, premium_before: before, crosses }: RenewalAheadFragment): RunGroup {
  const terms = group.terms + 1;
  if (premium === null) return { ...group, terms, unpriced: group.unpriced + 1 };
  const crossed = crosses ? 1 : 0;
  return {
    ...group,
    terms,
    before: group.before + before,
    after: group.after + premium,
    rises: group.rises + (premium > before ? crossed : 0),
    falls: group.falls + (premium < before ? crossed : 0),
  };
}

/** The terms of each group together, the largest group first; what is paid in another currency stands by itself. */
export function groupRun(
  rows: readonly RenewalAheadFragment[],
  keyOf: (row: RenewalAheadFragment) => string,
): RunGroup[] {
  const groups = new Map<string, RunGroup>();
  for (const row of rows) {
    const { currency } = row;
    const key = keyOf(row);
    const place = `${currency} ${key}`;
    groups.set(place, withTerm(groups.get(place) ?? { key, currency, ...none }, row));
  }
  return [...groups.values()].toSorted((one, other) => other.terms - one.terms || one.key.localeCompare(other.key));
}
