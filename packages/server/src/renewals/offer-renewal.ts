import type { RenewalOperation } from '@roadworthy/core/renewals/renewal-transitions.ts';
import { sql } from 'kysely';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { announceConditional } from './announce-conditional.ts';
import { moveRenewal } from './move-renewal.ts';
import { newLink } from './renewal-link-store.ts';
import { aboutRenewal, type OpenedRenewal } from './renewal-store.ts';

/**
 * Offers the next term to who is insured, at the price that is written: they see it from now on, and get a letter. What
 * it says then is what is sold: an edit has it looked through again.
 */
export async function offerRenewal(
  work: Work,
  opened: OpenedRenewal,
  operation: Extract<
    RenewalOperation,
    'offer_renewal' | 'check_renewal_status' | 'update_renewal_status'
  > = 'offer_renewal',
): Promise<void> {
  const { renewal } = opened;
  const { quoteId } = renewal;
  if (quoteId === null) throw new Error(`The renewal ${renewal.renewalId} cannot be offered`);
  await moveRenewal(work, renewal, operation, 'offered', {
    customer_visible: true,
    offered: work.now,
    ...newLink(opened),
    issue_type: 'none',
    meta: sql<string>`meta || '{"agent_review_required": false}'`,
  });
  await work.tx
    .updateTable('quotes')
    .set({ approved_content_hash: sql<string>`content_hash` })
    .where('quote_id', '=', quoteId)
    .execute();
  const { premium } = await loadQuote(work, quoteId);
  const noticeId = await announceConditional(work, opened);
  await work.publish({
    type: 'renewal_offered',
    ...aboutRenewal(renewal),
    quoteId,
    before: renewal.premiumBefore ?? 0,
    after: premium ?? 0,
    noticeId,
  });
}
