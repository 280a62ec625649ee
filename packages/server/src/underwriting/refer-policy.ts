import type { Violation } from '@roadworthy/core/quoting/subject/quote-facts.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { verificationFindings } from '@roadworthy/core/quoting/verifications/verification-findings.ts';
import { type ReferredFindings, referredOf } from '@roadworthy/core/underwriting/follow-findings.ts';
import { decideReferPolicy, foundAfterBind } from '@roadworthy/core/underwriting/refer-policy.ts';
import type { Referral } from '@roadworthy/core/underwriting/referral.ts';
import { notFound } from '../kernel/errors.ts';
import { operation } from '../kernel/operation.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import type { Work } from '../kernel/work.ts';
import { lockQuote } from '../quoting/quote-store.ts';
import { factsOf, rateNow } from '../quoting/pricing/rate-stored-quote.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { signatureOf } from './referral-store.ts';
import { addFindings, askUnderwriter, pendingReferral } from './write-referral.ts';

/** What underwriters were asked about a quote since it was bound. */
async function requestedAfterBind({ tx }: Work, quoteId: string) {
  const rows = await tx
    .selectFrom('quote_referrals')
    .select(['status', 'findings'])
    .where('quote_id', '=', quoteId)
    .where('review_type', '=', 'post_bind')
    .execute();
  return {
    isPending: rows.some(({ status }) => status === 'pending'),
    // Written by write-referral.ts.
    found: rows.flatMap(({ findings }) => findings as Referral['findings']),
  };
}

async function quoteOfPolicy({ tx }: Work, policyId: string): Promise<string> {
  const row = await tx
    .selectFrom('policies')
    .select('current_quote_id')
    .where('policy_id', '=', policyId)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.current_quote_id;
}

export const referPolicy = operation({
  name: 'refer_policy',
  permission: permissionFor('submit_underwriting_referral'),
  root: 'policy_id',
  example: { request_reasons: ['The roof leaks.'] },
  async run(work) {
    const { policy_id, request_reasons } = work.input;
    const by = await signatureOf(work);
    const { quote } = await lockQuote(work, await quoteOfPolicy(work, policy_id));
    const { isPending } = await requestedAfterBind(work, quote.quoteId);
    const decision = decideReferPolicy(request_reasons, work.actor, isPending);
    if (!decision.ok) return decision;
    const quote_referral_id = await askUnderwriter(work, quote, decision.event, { waiting: null, by, afterBind: true });
    await work.publish({ type: 'policy_referred', policyId: policy_id });
    return { quote_referral_id };
  },
});

/** What may be asked of an underwriter about a policy. */
export const readPolicyReferralAbilities: ReadAbilities = async (work, policyId) => {
  const { isPending } = await requestedAfterBind(work, await quoteOfPolicy(work, policyId));
  return { refer_policy: decideReferPolicy(['reason'], work.actor, isPending) };
};

async function factsWith(work: Work, stored: StoredQuote, quote: Quote) {
  return factsOf(work, { ...stored, quote }, await rateNow(work, quote));
}

/**
 * A vendor answered after the bind: the policy stays as it was sold, and an underwriter is asked about what they would
 * have looked at, once for each thing that was found. What waits already is asked with it.
 */
export async function referLateAnswers(work: Work, stored: StoredQuote): Promise<void> {
  const { quote, lateQuote } = stored;
  if (lateQuote === null || quote.policyId === null) return;
  const after = await factsWith(work, stored, lateQuote);
  const known = verificationFindings(quote).agentRequired;
  const mismatches: Violation[] = verificationFindings(lateQuote).agentRequired.filter(
    ({ code, value }) => !known.some((one) => one.code === code && one.value === value),
  );
  const found = foundAfterBind(await factsWith(work, stored, quote), { ...after, mismatches });
  const requested = await requestedAfterBind(work, quote.quoteId);
  const isRequested = ({ code, value }: Violation) =>
    requested.found.some((one) => one.code === code && one.value === value);
  if (requested.isPending || found.every(isRequested)) return;
  await askUnderwriter(work, quote, referredOf(found), { waiting: null, by: null, afterBind: true });
  await work.publish({ type: 'policy_referred', policyId: quote.policyId });
}

/** The platform asks an underwriter about a policy, or writes it below what waits for their answer already. */
export async function askAfterBind(
  work: Work,
  quote: Pick<Quote, 'quoteId' | 'policyId' | 'productId' | 'timeZone'>,
  referred: ReferredFindings,
): Promise<void> {
  const waiting = await pendingReferral(work, quote.quoteId);
  if (waiting?.reviewType === 'post_bind') return addFindings(work, waiting, referred);
  await askUnderwriter(work, quote, referred, { waiting: null, by: null, afterBind: true });
  if (quote.policyId !== null) await work.publish({ type: 'policy_referred', policyId: quote.policyId });
}
