import type { Day } from '../shared/time/day.ts';
import type { Cents } from '../shared/money/money.ts';
import type { FeesFrom, ProductFees } from './product-fees.ts';

/** What a product says of the terms that begin on a day or later, until it says something else. */
export type ProductParameters = ProductFees & {
  /** Days that an underwriter has to answer a question that is asked from the day on. */
  readonly referralDays: number;
  /** Days before its day on which who pays is told of a charge. */
  readonly announceDays: number;
  /** Days after the first attempt on which a charge that was declined is tried again. */
  readonly retryDays: readonly number[];
  /** Days after its day on which an unpaid invoice makes the policy delinquent. */
  readonly graceDays: number;
  /** Days after it was asked for in vain on which notice is given that the policy ends unpaid. */
  readonly noticeDays: number;
  /** What an owner of the organization may give back of one term by hand. */
  readonly refundLimit: Cents;
  /** Up to which what a change costs more is not asked for, and what comes back is paid to who asks for it alone. */
  readonly smallAmounts: Cents;
  /** Per cent of collected premium that its organization earns, of new business and of renewals. */
  readonly commissionNew: number;
  readonly commissionRenewal: number;
  /** Per cent by which a next term costs at most more than the one before it; the rest follows in later terms. 0 holds nothing back. */
  readonly renewalCap: number;
  /** Whole years of a contract from which on its next terms have the discount for loyalty; 0 grants it to none. */
  readonly loyaltyYears: number;
  /** Days after cover ended within which it may go on again; 0 takes none back. */
  readonly reinstatementDays: number;
  /** How often the cover of one term may go on again. */
  readonly reinstatements: number;
  /** What going on again costs. */
  readonly reinstatementFee: Cents;
  /** Days after what a policy left unpaid was asked for on which its payer is reminded. */
  readonly reminderDays: readonly number[];
  /** Days after cover ended on which what is owed is written off. */
  readonly writeOffDays: number;
  /** Up to this, one bill is all that is asked for. */
  readonly writeOffLimit: Cents;
  /** From this on an agency collects what would be written off; 0 hands nothing over. */
  readonly collectionsFrom: Cents;
  /** Days after cover begins in which photographs of a vehicle have to be there; 0 asks for none. */
  readonly inspectionDays: number;
  /** They are asked for of vehicles that are so many model years old or older. */
  readonly inspectionFromAge: number;
  /** And of vehicles that are worth so much or more. */
  readonly inspectionFromValue: Cents;
};
export type ParametersFrom = ProductParameters & FeesFrom;

/** What counts where a product says nothing for a day (docs/rules.md, instalments, underwriting rules). */
export const defaultParameters: ProductParameters = {
  installmentFee: 500,
  depositShare: 0,
  referralDays: 14,
  announceDays: 7,
  retryDays: [3, 6],
  graceDays: 1,
  noticeDays: 8,
  refundLimit: 25e3,
  smallAmounts: 0,
  commissionNew: 12,
  commissionRenewal: 10,
  renewalCap: 0,
  loyaltyYears: 0,
  reinstatementDays: 30,
  reinstatements: 2,
  reinstatementFee: 1500,
  reminderDays: [10, 25],
  writeOffDays: 45,
  writeOffLimit: 1e3,
  collectionsFrom: 0,
  inspectionDays: 0,
  inspectionFromAge: 10,
  inspectionFromValue: 15e6,
};

/** What counts on a day: what began last by then, in whatever order it is given. */
export function parametersOn(stored: readonly ParametersFrom[], on: Day): ProductParameters {
  const begun = stored.filter(({ from }) => from <= on).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const latest = begun.at(-1);
  if (!latest) return defaultParameters;
  const { from: _from, ...parameters } = latest;
  return parameters;
}
