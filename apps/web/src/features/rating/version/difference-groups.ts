import type { CompareRaterVersionsQuery } from '../../../generated/documents.ts';

type Cell = CompareRaterVersionsQuery['compare_rater_versions']['rows'][number];

/** By how much a cell changed: cents, or a share of what it was; null where one of the two is no figure. */
export type SignedChange = { readonly cents: number } | { readonly share: number } | null;

export type DifferingCell = Pick<Cell, 'key' | 'column' | 'before' | 'after' | 'change'> & {
  readonly signed: SignedChange;
};

/** What two versions say differently of one factor. */
export type DifferenceGroup = {
  readonly factor: string;
  /** How many of its cells were changed, added and removed. */
  readonly counts: Readonly<Record<'changed' | 'added' | 'removed', number>>;
  readonly cells: readonly DifferingCell[];
};

function signedChange({ column, before, after, ratio }: Cell): SignedChange {
  if (column === 'amount' && before !== null && after !== null) return { cents: Number(after) - Number(before) };
  return ratio === null ? null : { share: Number(ratio) - 1 };
}

/** The cells that differ, by the factor they belong to, in the order in which they come. */
export function differenceGroups(rows: readonly Cell[]): DifferenceGroup[] {
  return [...Map.groupBy(rows, ({ factor }) => factor)].map(([factor, ofFactor]) => {
    const count = (change: string) => ofFactor.filter((cell) => cell.change === change).length;
    return {
      factor,
      counts: { changed: count('changed'), added: count('added'), removed: count('removed') },
      cells: ofFactor.map((cell) => ({ ...cell, signed: signedChange(cell) })),
    };
  });
}
