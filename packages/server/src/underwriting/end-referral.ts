import { decideExpireReferral, decideReferral } from '@roadworthy/core/underwriting/decide-referral.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { saveMove } from '../quoting/copying/move-quote.ts';
import { lockQuote } from '../quoting/quote-store.ts';
import { factsOf, rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import { lockReferral } from './referral-store.ts';
import { endReferral, pendingReferral } from './write-referral.ts';

/** Somebody takes back what was asked about a quote; where nothing was, the quote's status says why not. */
export const cancelReferralRequest = operation({
  name: 'cancel_referral_request',
  permission: permissionFor('cancel_referral_request'),
  root: 'quote_id',
  example: {},
  statuses: { referred: { to: 'open' } },
  async run(work) {
    const { quote_id } = work.input;
    const stored = await lockQuote(work, quote_id);
    const facts = factsOf(work, stored, await rateNow(work, stored.quote));
    const pending = await pendingReferral(work, quote_id);
    const requested = pending ?? { status: 'pending', reviewType: 'pre_bind' };
    const decision = decideReferral(stored.quote, requested, 'cancel_referral_request', work.actor, facts);
    if (!decision.ok) return decision;
    if (pending) await endReferral(work, pending.referralId);
    await saveMove(work, decision.event);
    await work.publish(decision.event);
    return pending ? { quote_referral_id: pending.referralId } : null;
  },
});

/** Ends a question that nobody answered in its days; does nothing to one that has time left. */
export async function expireReferral(work: Work, referralId: string): Promise<void> {
  const { referral, stored, facts } = await lockReferral(work, referralId);
  const decision = decideExpireReferral(stored.quote, referral, facts);
  if (!decision.ok) return;
  await endReferral(work, referralId);
  await saveMove(work, decision.event);
  await work.publish(decision.event);
}
