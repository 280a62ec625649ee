import {
  type ParametersFrom,
  parametersOn,
  type ProductParameters,
} from '@roadworthy/core/products/product-parameters.ts';
import { type Day, day } from '@roadworthy/core/shared/day.ts';
import type { Tx } from '../kernel/database.ts';

type Reading = { readonly tx: Tx };

/** What a product says of its terms, past and to come. */
export async function parametersOf({ tx }: Reading, productId: string): Promise<readonly ParametersFrom[]> {
  const rows = await tx.selectFrom('product_parameters').selectAll().where('product_id', '=', productId).execute();
  return rows.map((row) => ({
    from: day(row.effective_date),
    installmentFee: row.installment_fee,
    depositShare: row.deposit_share,
    referralDays: row.referral_days,
    announceDays: row.announce_days,
    retryDays: row.retry_days,
    graceDays: row.grace_days,
    noticeDays: row.notice_days,
    refundLimit: row.refund_limit,
  }));
}

/** What a product says of the terms that begin on a day. */
export async function parametersFor(reading: Reading, productId: string, on: Day): Promise<ProductParameters> {
  return parametersOn(await parametersOf(reading, productId), on);
}
