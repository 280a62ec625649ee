import type { Delta } from '@roadworthy/core/changes/delta.ts';
import { descriptionOf } from '@roadworthy/core/changes/description.ts';
import { coversSame } from '@roadworthy/core/changes/replay.ts';
import { endorsingOf } from '../billing/endorsement/endorse-facts.ts';
import { identifiedIn } from '../changes/change-drivers.ts';
import { writeProposal } from '../changes/create-policy-proposal.ts';
import { priceProposal } from '../changes/price-proposal.ts';
import type { Work } from '../kernel/work.ts';
import { lockPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';

type Applied = {
  readonly transactionId: string;
  /** What the ending term covers by it. */
  readonly quoteId: string;
};

/**
 * Proposes on a next term that is written what was just changed of the term before it, from its first day on. It was sold
 * at a price, so nobody changes it unasked: who is insured or their agent accepts the change there as well. What the next
 * term covers already, or what does not fit it, is not proposed.
 */
export async function carryChangeOver(work: Work, nextPolicyId: string, applied: Applied): Promise<void> {
  const stored = await lockPolicy(work, nextPolicyId);
  if (stored.policy.status !== 'pending') return;
  const { delta } = await work.tx
    .selectFrom('policy_transactions')
    .select('delta')
    .where('policy_transaction_id', '=', applied.transactionId)
    .executeTakeFirstOrThrow();
  const endorsing = await endorsingOf(work, stored);
  const identified = identifiedIn((await loadQuote(work, applied.quoteId)).quote);
  // As it was written when it was applied.
  const wanted = { delta: delta as Delta, effective: stored.policy.effectiveDate, identified };
  const priced = await priceProposal(work, stored, endorsing, wanted);
  if (!priced.ok) return;
  const { base, quote } = priced.event;
  if (coversSame(descriptionOf(quote), descriptionOf(base.described.quote))) return;
  await writeProposal(work, stored, { wanted, priced: priced.event });
}
