import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';

/** What a product charges besides premium and the rate book's fees, in cents. */
export type ProductFees = {
  /** On each invoice of a term after its first. */
  readonly installmentFee: Cents;
  /** Per cent of the premium that is due first where a first instalment would not reach; 0 asks for no more. */
  readonly depositShare: number;
};

/** Fees that count for terms beginning on a day or later, until later ones do. */
export type FeesFrom = ProductFees & { readonly from: Day };

/** Whether instalments and deposit are charged alike; nothing known is like nothing known. */
export function areSameFees(one: ProductFees | null, other: ProductFees | null): boolean {
  return one?.installmentFee === other?.installmentFee && one?.depositShare === other?.depositShare;
}

/** What counts where a product says nothing for a day (docs/rules.md, instalments). */
export const defaultFees: ProductFees = { installmentFee: 500, depositShare: 0 };

/** The fees of a term that begins on `effectiveDate`: those that began last by then, in whatever order they are given. */
export function feesOn(fees: readonly FeesFrom[], effectiveDate: Day): ProductFees {
  const begun = fees.filter(({ from }) => from <= effectiveDate);
  const [first, ...others] = begun;
  if (first === undefined) return defaultFees;
  const { installmentFee, depositShare } = others.reduce(
    (latest, one) => (one.from > latest.from ? one : latest),
    first,
  );
  return { installmentFee, depositShare };
}
