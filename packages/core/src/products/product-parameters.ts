import type { Day } from '../shared/day.ts';
import type { Cents } from '../shared/money.ts';
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
};
export type ParametersFrom = ProductParameters & FeesFrom;
export type ParameterName = keyof ProductParameters;

/** What counts where a product says nothing for a day (docs/rules.md, instalments, underwriting rules). */
export const defaultParameters: ProductParameters = {
  ...{ installmentFee: 500, depositShare: 0, referralDays: 14, announceDays: 7, retryDays: [3, 6], graceDays: 1 },
  ...{ noticeDays: 8, refundLimit: 25_000 },
};

/** What kind of figure a parameter is, and between which it stands: cents, per cent of the premium, or days. */
export type ParameterRule = {
  readonly name: ParameterName;
  /** Its name in the data API. */
  readonly field: string;
  readonly unit: 'cents' | 'percent' | 'days' | 'several_days';
  readonly least: number;
  readonly most: number;
};

/** The most days on which a declined charge is tried again. */
export const mostRetries = 4;

/** Every parameter, in the order in which it is asked for. */
export const parameterRules = [
  { name: 'installmentFee', field: 'installment_fee', unit: 'cents', least: 0, most: 100_000 },
  { name: 'depositShare', field: 'deposit_share', unit: 'percent', least: 0, most: 50 },
  { name: 'referralDays', field: 'referral_days', unit: 'days', least: 1, most: 60 },
  { name: 'announceDays', field: 'announce_days', unit: 'days', least: 0, most: 30 },
  { name: 'retryDays', field: 'retry_days', unit: 'several_days', least: 1, most: 30 },
  { name: 'graceDays', field: 'grace_days', unit: 'days', least: 1, most: 30 },
  { name: 'noticeDays', field: 'notice_days', unit: 'days', least: 1, most: 60 },
  { name: 'refundLimit', field: 'refund_limit', unit: 'cents', least: 0, most: 10_000_000 },
] as const satisfies readonly ParameterRule[];

/** What counts on a day: what began last by then, in whatever order it is given. */
export function parametersOn(kept: readonly ParametersFrom[], on: Day): ProductParameters {
  const begun = kept.filter(({ from }) => from <= on).toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const latest = begun.at(-1);
  if (!latest) return defaultParameters;
  const { from: _from, ...parameters } = latest;
  return parameters;
}
