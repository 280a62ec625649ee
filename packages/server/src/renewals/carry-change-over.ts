import { type Delta, isHeldBy } from '@roadworthy/core/changes/delta.ts';
import { descriptionOf } from '@roadworthy/core/changes/description.ts';
import { passesByItself } from '@roadworthy/core/changes/follow-policy.ts';
import { coversSame } from '@roadworthy/core/changes/replay.ts';
import { endedStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { identifiedIn } from '../changes/change-drivers.ts';
import { writeProposal } from '../changes/create-policy-proposal.ts';
import { priceProposal } from '../changes/price-proposal.ts';
import { invalidateProposal, openProposalsOf } from '../changes/proposal-store.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy, lockPolicy, type StoredPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { type Renewal, updateRenewal } from './renewal-store.ts';

/** What waits is looked at again so often, in milliseconds. */
export const hourly = 3_600_000;

type Applied = {
  readonly transactionId: string;
  readonly delta: Delta;
  /** What the ending term covers by it. */
  readonly quoteId: string;
};

async function appliedBy({ tx }: Work, transactionId: string): Promise<Applied> {
  const { delta, resulting_quote_id: quoteId } = await tx
    .selectFrom('policy_transactions')
    .select(['delta', 'resulting_quote_id'])
    .where('policy_transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow();
  // As it was written when it was applied.
  return { transactionId, delta: delta as Delta, quoteId };
}

/** What the ending term covers by now. */
async function coveredBy(work: Work, { policyId }: Renewal) {
  const { policy } = await loadPolicy(work, policyId);
  return descriptionOf((await loadQuote(work, policy.currentQuoteId)).quote);
}

/** Proposes a change on a next term. Answers whether it has to wait: what stands in its way passes by itself. */
async function propose(work: Work, stored: StoredPolicy, applied: Applied): Promise<'waits' | 'done'> {
  const { policy } = stored;
  const { transactionId: carriedFrom, delta } = applied;
  const endorsing = await endorsingOf(work, stored);
  const identified = identifiedIn((await loadQuote(work, applied.quoteId)).quote);
  const { effectiveDate } = policy;
  const today = work.today(policy.timeZone);
  const wanted = { delta, effective: today > effectiveDate ? today : effectiveDate, identified };
  const priced = await priceProposal(work, stored, endorsing, wanted);
  if (!priced.ok) return passesByItself(priced.refusal.code) ? 'waits' : 'done';
  const { base, quote } = priced.event;
  if (coversSame(descriptionOf(quote), descriptionOf(base.described.quote))) return 'done';
  const proposed = await writeProposal(work, stored, { wanted, priced: priced.event, carriedFrom });
  if ('ok' in proposed) return 'done';
  const { policy_proposal_id: proposalId } = proposed;
  const { policyId, currentQuoteId: quoteId } = policy;
  await work.publish({ type: 'change_carried_over', policyId, quoteId, proposalId, effective: wanted.effective });
  return 'done';
}

/** What was carried and nobody has accepted falls away once the ending term does not say it any more. */
async function dropUndone(work: Work, renewal: Renewal, nextId: string): Promise<void> {
  const covered = await coveredBy(work, renewal);
  for (const proposal of await openProposalsOf(work, nextId)) {
    const isUndone = proposal.carriedFrom !== null && !isHeldBy(covered, proposal.delta);
    if (isUndone) await invalidateProposal(work, proposal, 'undone_before');
  }
}

/**
 * Proposes on a next term that is written what waits to be carried over from the term before it, from its first day on. It
 * was sold at a price, so nobody changes it unasked: who is insured or their agent accepts the change there as well. What
 * the next term covers already, what does not fit it, and what the ending term does not say any more is not proposed.
 * While a payment of the next term is under way the change waits for its end.
 */
export async function carryChangesOver(work: Work, renewal: Renewal): Promise<void> {
  const { renewedPolicyId: nextId, changesToCarry } = renewal;
  if (nextId === null || changesToCarry.length === 0) return;
  const stored = await lockPolicy(work, nextId);
  const waiting: string[] = [];
  if (!endedStatuses.some((one) => one === stored.policy.status)) {
    const covered = await coveredBy(work, renewal);
    for (const transactionId of changesToCarry) {
      const applied = await appliedBy(work, transactionId);
      const isUndone = !isHeldBy(covered, applied.delta);
      if (!isUndone && (await propose(work, stored, applied)) === 'waits') waiting.push(transactionId);
    }
  }
  // The clock looks again whether what they wait for has ended.
  const look = waiting.length > 0 && { next_look: new Date(work.now.getTime() + hourly) };
  await updateRenewal(work, renewal, { changes_to_carry: waiting, ...look });
}

/** A change of the ending term is carried over to its next one, and takes the place of what was carried before it. */
export async function carryChangeOver(work: Work, renewal: Renewal, transactionId: string): Promise<void> {
  const { renewedPolicyId: nextId, changesToCarry } = renewal;
  if (nextId === null) return;
  await dropUndone(work, renewal, nextId);
  await carryChangesOver(work, { ...renewal, changesToCarry: [...changesToCarry, transactionId] });
}
