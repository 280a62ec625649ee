// Apart from the other words: only the page of a product reads these.

/** What kind of figure a parameter is, and between which it stands: cents, per cent of the premium, days, model years, or how often. */
export type ParameterRule = {
  readonly name: string;
  /** Its name in the data API. */
  readonly field: string;
  readonly unit: 'cents' | 'percent' | 'days' | 'years' | 'times' | 'several_days';
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
  { name: 'smallAmounts', field: 'small_amounts', unit: 'cents', least: 0, most: 500 },
  { name: 'commissionNew', field: 'commission_new', unit: 'percent', least: 0, most: 50 },
  { name: 'commissionRenewal', field: 'commission_renewal', unit: 'percent', least: 0, most: 50 },
  { name: 'renewalCap', field: 'renewal_cap', unit: 'percent', least: 0, most: 100 },
  { name: 'loyaltyYears', field: 'loyalty_years', unit: 'years', least: 0, most: 50 },
  { name: 'reinstatementDays', field: 'reinstatement_days', unit: 'days', least: 0, most: 90 },
  { name: 'reinstatements', field: 'reinstatements', unit: 'times', least: 0, most: 10 },
  { name: 'reinstatementFee', field: 'reinstatement_fee', unit: 'cents', least: 0, most: 100_000 },
  { name: 'reminderDays', field: 'reminder_days', unit: 'several_days', least: 1, most: 90 },
  { name: 'writeOffDays', field: 'write_off_days', unit: 'days', least: 1, most: 365 },
  { name: 'writeOffLimit', field: 'write_off_limit', unit: 'cents', least: 0, most: 100_000 },
  { name: 'collectionsFrom', field: 'collections_from', unit: 'cents', least: 0, most: 10_000_000 },
  { name: 'inspectionDays', field: 'inspection_days', unit: 'days', least: 0, most: 90 },
  { name: 'inspectionFromAge', field: 'inspection_from_age', unit: 'years', least: 0, most: 100 },
  { name: 'inspectionFromValue', field: 'inspection_from_value', unit: 'cents', least: 0, most: 1_000_000_000 },
] as const satisfies readonly ParameterRule[];

/** How premium comes back when an insured cancels: by days, by nine tenths of them, or by the customary table. */
export const cancellationBases = ['pro_rata', 'short_rate_90', 'short_rate_table'] as const;
export type CancellationBasis = (typeof cancellationBases)[number];

/** The most that may stay earned whatever days come to, in cents. */
export const mostMinimumEarned = 1_000_000;
