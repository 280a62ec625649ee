import { type Cents, assertCents } from './money.ts';

/** What losses have cost so far, in cents. */
export type Losses = {
  readonly paid: Cents;
  /** Held back for what is still to be paid. */
  readonly reserved: Cents;
  /** What came back of what was paid: salvage, subrogation. */
  readonly recovered: Cents;
};

/** What losses have cost and are expected to cost: paid, and held back, less what came back. Cents. */
export function incurredLosses({ paid, reserved, recovered }: Losses): Cents {
  return assertCents(paid + reserved - recovered);
}

/**
 * The loss ratio: what the losses of some days have incurred, as they stand now, against the premium that the same days
 * earned. Per cent with one decimal; null where nothing was earned, of which there is no share.
 */
export function lossRatio({ incurred, earned }: { readonly incurred: Cents; readonly earned: Cents }): number | null {
  return earned <= 0 ? null : Math.round((1000 * incurred) / earned) / 10;
}
