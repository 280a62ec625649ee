import {
  type CancellationRequest,
  type CancellationDecided,
  decideCancelPolicy,
  chooseOfferedReason,
} from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import { isDueBeforeEnd } from '@roadworthy/core/policies/cancellation/refund-clock.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { endedOn } from '@roadworthy/core/policies/segments.ts';
import { cancellationReasons } from '@roadworthy/core/policies/vocabulary.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { type Refused, refuse } from '@roadworthy/core/shared/decision.ts';
import type { CancellationResult, MutationInputs } from '../../generated/operations.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { writeNotice } from '../../policies/notice-store.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { segmentsOf, writePolicyTransaction, writeSegments } from '../../policies/policy-stack.ts';
import { recordActivity } from '../../policies/record-activity.ts';
import { type Cancelling, cancelFactsOf } from './cancel-facts.ts';
import { carryOutCancellation, type DecidedEnd } from './carry-out-cancellation.ts';
import { payAhead } from './pay-ahead.ts';

/** What was asked for as it came in; a word that is no reason is none of those that are offered. */
export function requestOf(input: {
  readonly reason?: string | null;
  readonly as_of_date: string;
  readonly explanation?: string | null;
  readonly proof?: string | null;
  readonly issue_prorated_refund?: boolean | null;
  readonly odometer?: number | null;
}): CancellationRequest | Refused {
  const { reason, as_of_date, explanation, proof, issue_prorated_refund, odometer } = input;
  const known = cancellationReasons.find((one) => one === (reason ?? 'insured_request'));
  if (!known) return refuse('reason_not_allowed', chooseOfferedReason, 'reason');
  const stated = { explanation: explanation ?? '', proof: proof ?? '', issueRefund: issue_prorated_refund ?? true };
  return { reason: known, asOf: day(as_of_date), odometer: odometer ?? null, ...stated };
}

type Decided = {
  readonly policy: Policy;
  readonly request: Pick<CancellationRequest, 'explanation' | 'proof' | 'issueRefund'>;
  readonly decided: CancellationDecided;
  /** The notice that an end which is moved rests on. */
  readonly noticeId?: string;
};

/** An end that was written down, with the notice that it rests on; null where none is owed. */
export type WrittenEnd = DecidedEnd & { readonly noticeId: string | null };

/** The notice that a decision rests on: an earlier one, or its own, which is written down. */
async function noticeOf(work: Work, { decided, noticeId }: Decided): Promise<string | null> {
  const { policyId, legal, channel } = decided;
  if (legal === null || channel === null) return null;
  return noticeId ?? writeNotice(work, { policyId, kind: 'cancellation', legal, channel });
}

/** Writes the decision onto the stack, and what is known of it. */
export async function writeEnd(work: Work, { policy, request, decided, noticeId }: Decided): Promise<WrittenEnd> {
  const { policyId, currentQuoteId: quoteId } = policy;
  const { reason, asOf, basis, minimumEarned, costs, endedBy, clock } = decided;
  const explanation = request.explanation.trim() || null;
  const written = {
    policyId,
    kind: reason === 'rewrite' ? 'rewrite' : 'cancellation',
    effectiveDate: asOf,
    quoteId,
    reason: explanation ?? reason,
  } as const;
  const transactionId = await writePolicyTransaction(work, written);
  await writeSegments(work, { policyId, transactionId }, endedOn(await segmentsOf(work, policyId), asOf));
  const restsOn = await noticeOf(work, { policy, request, decided, ...(noticeId !== undefined && { noticeId }) });
  const holdReason = request.issueRefund ? null : explanation;
  const { policy_cancellation_id: cancellationId } = await work.tx
    .insertInto('policy_cancellations')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      policy_transaction_id: transactionId,
      status: 'pending',
      reason,
      explanation,
      proof: request.proof.trim() || null,
      effective_date: asOf,
      basis,
      minimum_earned: minimumEarned,
      odometer: decided.odometer ?? null,
      ended_by: endedBy,
      notice_id: restsOn,
      hold_reason: holdReason,
      refund_due: isDueBeforeEnd(clock, asOf) ? clock.due : null,
      created: work.now,
    })
    .returning('policy_cancellation_id')
    .executeTakeFirstOrThrow();
  const end = { reason, asOf, basis, minimumEarned, costs, clock, cancellationId, transactionId, holdReason };
  return { ...end, noticeId: restsOn };
}

/**
 * Announces an end that is to come. Nothing of the money changes before it has, but where the law wants what comes back
 * before it: that is sent now.
 */
export async function announceEnd(work: Work, announced: Decided, { quote }: Pick<Cancelling, 'quote'>): Promise<void> {
  const { policy } = announced;
  const end = await writeEnd(work, announced);
  const { policyId, currentQuoteId: quoteId } = policy;
  const { asOf, reason, cancellationId, noticeId } = end;
  const pending = {
    policy_status: 'pending_cancellation',
    cancelled_as_of: asOf,
    cancellation_reason: reason,
  } as const;
  await work.tx.updateTable('policies').set(pending).where('policy_id', '=', policyId).execute();
  const after = { ...policy, status: 'pending_cancellation', cancelledAsOf: asOf } as const;
  await recordActivity(work, after, { action: 'pending_cancellation', change: 0, quote });
  await payAhead(work, policyId);
  await work.publish({ type: 'cancellation_announced', policyId, quoteId, cancellationId, noticeId, reason, asOf });
}

/** Ends a policy, now or for a day to come, as its rules allow whoever asks. */
export async function cancelPolicy(
  work: Work,
  policyId: string,
  request: CancellationRequest,
): Promise<CancellationResult | Refused> {
  const stored = await lockPolicy(work, policyId);
  const { policy } = stored;
  const cancelling = await cancelFactsOf(work, stored);
  const decision = decideCancelPolicy(cancelling.facts, request, work.actor);
  if (!decision.ok) return decision;
  const { event: decided } = decision;
  const answer = { policy_id: policyId, policy: { policy_id: policyId } };
  if (decided.takes === 'later') {
    await announceEnd(work, { policy, request, decided }, cancelling);
    return { ...answer, status: 'pending_cancellation', refund: null, balance: null };
  }
  const end = await writeEnd(work, { policy, request, decided });
  const done = await carryOutCancellation(work, { policy, quote: cancelling.quote }, end, cancelling.facts.today);
  return { ...answer, status: 'cancelled', refund: done.refund, balance: done.balance };
}

type Name = 'cancel_policy' | 'underwriter_cancel_policy' | 'cancel_my_policy';
async function run(work: Work & { readonly input: MutationInputs[Name] }): Promise<CancellationResult | Refused> {
  const requested = requestOf(work.input);
  return 'ok' in requested ? requested : cancelPolicy(work, work.input.policy_id, requested);
}

export const cancelPolicyOperation = operation({
  name: 'cancel_policy',
  permission: 'policy:cancel',
  root: 'policy_id',
  example: { reason: 'insured_request', as_of_date: '2026-06-16', issue_prorated_refund: true },
  run,
});
export const underwriterCancelPolicy = operation({
  name: 'underwriter_cancel_policy',
  permission: 'policy:backdate',
  root: 'policy_id',
  example: { reason: 'insured_request', as_of_date: '2026-06-16', issue_prorated_refund: true },
  run,
});
export const cancelMyPolicy = operation({
  name: 'cancel_my_policy',
  permission: 'policy:cancel_own',
  root: 'policy_id',
  example: { reason: 'insured_request', as_of_date: '2026-06-16' },
  run,
});
