import type { DomainEvent } from '@roadworthy/core/events.ts';
import type { QuoteMoved } from '@roadworthy/core/quoting/decide-transition.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import { decideReferral } from '@roadworthy/core/underwriting/decide-referral.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { saveMove } from '../quoting/copying/move-quote.ts';
import { lockReferral, type OpenedReferral, signatureOf } from './referral-store.ts';

type Answered = Work & { readonly input: { readonly quote_referral_id: string } };

type Answer = {
  readonly referralId: string;
  readonly reason: string | null;
  readonly quote: Pick<Quote, 'contentHash'>;
};

/** What an underwriter answered, who it was, why, and for which content. */
export async function writeAnswer(
  work: Work,
  status: 'accepted' | 'rejected',
  { referralId, reason, quote }: Answer,
): Promise<void> {
  const { userId, name } = await signatureOf(work);
  await work.tx
    .updateTable('quote_referrals')
    .set({
      status,
      decision: status,
      action_reason: reason,
      decided: work.now,
      underwriter_user_id: userId,
      underwriter_name: name,
      content_hash: quote.contentHash,
    })
    .where('quote_referral_id', '=', referralId)
    .execute();
}

/** An underwriter answers: the referral keeps who, why and for which content; the quote goes where it goes on. */
async function answer<Event extends DomainEvent & QuoteMoved>(
  work: Answered,
  status: 'accepted' | 'rejected',
  decide: (opened: OpenedReferral) => Decision<Event>,
) {
  const { quote_referral_id } = work.input;
  const opened = await lockReferral(work, quote_referral_id);
  const decision = decide(opened);
  if (!decision.ok) return decision;
  const { reason } = decision.event;
  await writeAnswer(work, status, { referralId: quote_referral_id, reason, quote: opened.stored.quote });
  await saveMove(work, decision.event);
  await work.publish(decision.event);
  const { policyId } = opened.stored.quote;
  // What an underwriter refuses after the bind is for whoever cancels: the policy says so until it is cancelled.
  if (opened.referral.reviewType === 'post_bind' && policyId !== null) {
    const type = status === 'accepted' ? 'policy_review_accepted' : 'policy_review_rejected';
    await work.publish({ type, policyId });
  }
  return { quote_referral_id };
}

export const acceptReferral = operation({
  name: 'accept_referral',
  permission: permissionFor('accept_referral'),
  root: 'quote_referral_id',
  example: { reason: 'The roof was inspected last week.' },
  // What the platform asked about left the quote where it was; what was handed over goes back.
  statuses: {
    open: { to: 'open' },
    agent_required: { to: 'agent_required' },
    agent_approved: { to: 'agent_approved' },
    referred: { to: 'open' },
    proposal: { to: 'proposal' },
  },
  badInput: [{ input: { reason: ' ' }, code: 'reason_missing', field: 'reason' }],
  run: (work) =>
    answer(work, 'accepted', ({ stored, referral, facts }) =>
      decideReferral(stored.quote, referral, 'accept_referral', work.actor, facts, work.input.reason),
    ),
});

export const rejectReferral = operation({
  name: 'reject_referral',
  permission: permissionFor('reject_referral'),
  root: 'quote_referral_id',
  example: { reason: 'The roof was repaired with tape.' },
  statuses: {
    open: { to: 'ineligible' },
    agent_required: { to: 'ineligible' },
    agent_approved: { to: 'ineligible' },
    referred: { to: 'ineligible' },
    // What becomes of the change that it drafts follows from the answer.
    proposal: { to: 'proposal' },
  },
  badInput: [{ input: { reason: ' ' }, code: 'reason_missing', field: 'reason' }],
  run: (work) =>
    answer(work, 'rejected', ({ stored, referral, facts }) =>
      decideReferral(stored.quote, referral, 'reject_referral', work.actor, facts, work.input.reason),
    ),
});
