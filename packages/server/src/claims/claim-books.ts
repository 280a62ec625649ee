import { randomUUID } from 'node:crypto';
import type { ClaimEntry } from '@roadworthy/core/claims/claim-ledger.ts';
import type { ClaimBooking } from '@roadworthy/core/claims/vocabulary.ts';
import type { Currency } from '@roadworthy/core/shared/money/currency.ts';
import type { Work } from '../kernel/work.ts';

/** Where something is booked: the exposure, its claim and the currency of its cover. */
export type BookedAt = { readonly claimId: string; readonly exposureId: string; readonly currency: Currency };

/** Writes one booking into the books of a claim; nothing where nothing changed. */
export async function bookClaim(
  { tx, organizationId, now }: Work,
  { claimId, exposureId, currency }: BookedAt,
  kind: ClaimBooking,
  entries: readonly ClaimEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const booking_id = randomUUID();
  await tx
    .insertInto('claim_entries')
    .values(
      entries.map(({ account, amount }) => ({
        organization_id: organizationId,
        claim_id: claimId,
        claim_exposure_id: exposureId,
        booking_id,
        kind,
        account,
        amount,
        currency,
        booked: now,
      })),
    )
    .execute();
}
