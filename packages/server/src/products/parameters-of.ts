import type { CancellationTermsFrom } from '@roadworthy/core/products/cancellation-terms.ts';
import {
  defaultParameters,
  type ParametersFrom,
  type ProductParameters,
} from '@roadworthy/core/products/product-parameters.ts';
import { type Day, day } from '@roadworthy/core/shared/time/day.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type { Selectable } from 'kysely';
import type { Tx } from '../kernel/database.ts';

type Reading = { readonly tx: Tx };
/** A row of what a product says, read by itself or within another. */
export type ParametersRow = Omit<Selectable<Database['product_parameters']>, 'created' | 'effective_date'> & {
  readonly effective_date: string;
};
export type CancellationTermsRow = Pick<
  Selectable<Database['product_cancellation_terms']>,
  'state' | 'basis' | 'minimum_earned'
> & { readonly effective_date: string };

/** How a product parts the premium of terms that begin on a day or later. */
export const cancellationFromRow = (row: CancellationTermsRow): CancellationTermsFrom => ({
  state: row.state,
  from: day(row.effective_date),
  basis: row.basis,
  minimumEarned: row.minimum_earned,
});

/** What a product says of terms that begin on a day or later. */
export const parametersFromRow = (row: ParametersRow): ParametersFrom => ({
  from: day(row.effective_date),
  installmentFee: row.installment_fee,
  depositShare: row.deposit_share,
  referralDays: row.referral_days,
  announceDays: row.announce_days,
  retryDays: row.retry_days,
  graceDays: row.grace_days,
  noticeDays: row.notice_days,
  refundLimit: row.refund_limit,
  smallAmounts: row.small_amounts,
  commissionNew: row.commission_new,
  commissionRenewal: row.commission_renewal,
  renewalCap: row.renewal_cap,
  loyaltyYears: row.loyalty_years,
  reinstatementDays: row.reinstatement_days,
  reinstatements: row.reinstatements,
  reinstatementFee: row.reinstatement_fee,
  reminderDays: row.reminder_days,
  writeOffDays: row.write_off_days,
  writeOffLimit: row.write_off_limit,
  collectionsFrom: row.collections_from,
  inspectionDays: row.inspection_days,
  inspectionFromAge: row.inspection_from_age,
  inspectionFromValue: row.inspection_from_value,
});

/** What a product says of its terms, past and to come. */
export async function parametersOf({ tx }: Reading, productId: string): Promise<readonly ParametersFrom[]> {
  const rows = await tx.selectFrom('product_parameters').selectAll().where('product_id', '=', productId).execute();
  return rows.map(parametersFromRow);
}

/** What a product says of the terms that begin on a day. */
export async function parametersFor({ tx }: Reading, productId: string, on: Day): Promise<ProductParameters> {
  const row = await tx
    .selectFrom('product_parameters')
    .selectAll()
    .where('product_id', '=', productId)
    .where('effective_date', '<=', on)
    .orderBy('effective_date', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? parametersFromRow(row) : defaultParameters;
}

/** How a product parts the premium of its terms when an insured ends them, past and to come. */
export async function cancellationTermsOf({ tx }: Reading, productId: string): Promise<CancellationTermsFrom[]> {
  const rows = await tx
    .selectFrom('product_cancellation_terms')
    .select(['state', 'effective_date', 'basis', 'minimum_earned'])
    .where('product_id', '=', productId)
    .execute();
  return rows.map(cancellationFromRow);
}
