import { type ReinstateFacts, reinstatementTermsOf } from '@roadworthy/core/billing/reinstatement/reinstate-policy.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { riskPlacesOf, stopOf } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import { nameOf, namedInsuredOf, type Quote, secondInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import type { Work } from '../../kernel/work.ts';
import type { StoredPolicy } from '../../policies/policy-store.ts';
import { parametersOfPolicy } from '../../policies/policy-terms.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { cancelFactsOf } from '../cancellation/cancel-facts.ts';
import { loadCollection, type StoredCollection } from '../collection/collection-store.ts';

/** What is known of a policy that somebody wants to be in force again. */
export type Reinstating = {
  readonly facts: ReinstateFacts;
  readonly quote: Quote;
  readonly collection: StoredCollection;
};

/** Whether the gateway was asked for a part of a refund, and has not answered. */
async function isRefundUnderWay({ tx }: Work, policyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('payment_id')
    .where('policy_id', '=', policyId)
    .where('direction', '=', 'out')
    .where('status', 'in', ['pending', 'unknown'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a payment or a refund of a policy is under way whose outcome nobody knows yet. */
export async function isMoneyUnderWay(
  work: Work,
  { policyId }: Pick<Policy, 'policyId'>,
  { isUnderWay, debits }: Pick<StoredCollection, 'isUnderWay' | 'debits'>,
): Promise<boolean> {
  return isUnderWay || debits.length > 0 || isRefundUnderWay(work, policyId);
}

/** Gathers what the rules of reinstating look at. */
export async function reinstateFactsOf(work: Work, stored: StoredPolicy): Promise<Reinstating> {
  const { policy } = stored;
  const { policyId } = policy;
  const { facts, quote } = await cancelFactsOf(work, stored);
  const { moratoriums } = await loadQuote(work, policy.currentQuoteId);
  const stoppedBy = stopOf(moratoriums, ['reinstate_with_lapse'], {
    provider: policy.provider,
    places: riskPlacesOf(quote),
    at: work.now,
  });
  const collection = await loadCollection(work, policy, facts.today);
  const earlier = await work.tx
    .selectFrom('policy_reinstatements')
    .select('policy_reinstatement_id')
    .where('policy_id', '=', policyId)
    .execute();
  return {
    quote,
    collection,
    facts: {
      policy,
      today: facts.today,
      incidents: facts.incidents,
      terms: reinstatementTermsOf(await parametersOfPolicy(work, policy)),
      reinstated: earlier.length,
      stoppedBy,
      isMoneyUnderWay: await isMoneyUnderWay(work, policy, collection),
      insureds: [namedInsuredOf(quote), secondInsuredOf(quote)].flatMap((one) => (one ? [nameOf(one)] : [])),
    },
  };
}
