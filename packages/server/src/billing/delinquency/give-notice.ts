import {
  decideMissed,
  decideNonPaymentNotice,
  firstMissed,
  type NoticeRefusal,
} from '@roadworthy/core/billing/delinquency/non-payment-notice.ts';
import { dayInZone } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { coverDayOf } from '../../policies/activate-policy.ts';
import { lockPolicy, type StoredPolicy } from '../../policies/policy-store.ts';
import { announceEnd } from '../cancellation/cancel-policy.ts';
import { cancelFactsOf } from '../cancellation/cancel-facts.ts';
import { loadCollection } from '../collection/collection-store.ts';

/** The day of the first attempt at an invoice, where the risk is. */
async function firstAttemptAt({ tx }: Work, invoiceId: string, timeZone: string) {
  const row = await tx
    .selectFrom('transactions')
    .select('created')
    .where('invoice_id', '=', invoiceId)
    .where('type', '=', 'charge')
    .orderBy('created')
    .limit(1)
    .executeTakeFirst();
  return row ? dayInZone(row.created, timeZone) : null;
}

/** Gathers what the rules of the notice look at. */
export async function noticeFactsOf(work: Work, stored: StoredPolicy) {
  const { policy } = stored;
  const cancelling = await cancelFactsOf(work, stored);
  const collection = await loadCollection(work, policy, cancelling.facts.today);
  const missed = firstMissed(collection, cancelling.facts.today);
  const facts = {
    cancelling: {
      ...cancelling.facts,
      policy,
    },
    collection,
    firstAttempt: missed && (await firstAttemptAt(work, missed.invoiceId, policy.timeZone)),
  };
  return { facts, cancelling };
}

/** Gives notice that a policy ends unpaid, once that is due; else nothing but why not. Safe to ask at any time. */
export async function giveNotice(work: Work, policyId: string): Promise<NoticeRefusal | null> {
  const stored = await lockPolicy(work, policyId);
  const today = coverDayOf(work, stored.policy);
  // Most are paid, and of those nothing else has to be gathered.
  const missed = decideMissed(stored.policy, await loadCollection(work, stored.policy, today), today);
  if (!missed.ok) return missed.refusal.code;
  const { facts, cancelling } = await noticeFactsOf(work, stored);
  const decision = decideNonPaymentNotice(facts);
  if (!decision.ok) return decision.refusal.code;
  const { event: decided } = decision;
  const request = { reason: decided.reason, asOf: decided.asOf, explanation: '', issueRefund: true, proof: '' };
  await announceEnd(work, { policy: stored.policy, request, decided }, cancelling);
  return null;
}
