import { openAmount } from '@roadworthy/core/billing/ledger/allocate-payment.ts';
import { arrangedInvoices } from '@roadworthy/core/billing/delinquency/arrange-payment.ts';
import type { CancelFacts, PaidCover } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { moratoriumsFor, riskPlacesOf } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import { contractRefundOf } from '@roadworthy/core/quoting/signing/contract-refund.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { insuredState, isRentedToOthers } from '@roadworthy/core/quoting/signing/sale-terms.ts';
import type { Day } from '@roadworthy/core/shared/time/day.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import type { Work } from '../../kernel/work.ts';
import { coverDayOf } from '../../policies/activate-policy.ts';
import { firstDayOf } from '../../policies/first-day-of-contract.ts';
import { lossesOfPolicy } from '../../policies/losses-of-policy.ts';
import type { StoredPolicy } from '../../policies/policy-store.ts';
import { parametersOfPolicy, returnTermsOfPolicy } from '../../policies/policy-terms.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { paidUntil } from '../invoice-store.ts';

/** What is known of a policy that somebody wants to end, and of what it covers. */
export type Cancelling = { readonly facts: CancelFacts; readonly quote: Quote };

/** What is missed, what is under way, and what was paid for. */
async function paidCoverOf(work: Work, policy: Policy, today: Day): Promise<PaidCover> {
  const collection = await loadCollection(work, policy, today);
  const missed = arrangedInvoices(collection, today);
  return {
    overdue: sumCents(collection.invoices.filter((one) => missed.includes(one.invoiceId)).map(openAmount)),
    isPaymentUnderWay: collection.isUnderWay || collection.debits.length > 0,
    until: paidUntil(policy, collection.invoices, collection),
  };
}

/** Gathers what the rules of cancelling look at. */
export async function cancelFactsOf(work: Work, { policy, consent }: StoredPolicy): Promise<Cancelling> {
  const { quote, moratoriums } = await loadQuote(work, policy.currentQuoteId);
  const state = insuredState(quote);
  const requested = { action: 'cancel_for_non_payment', provider: policy.provider, at: work.now } as const;
  const [stop] = moratoriumsFor(moratoriums, { ...requested, places: riskPlacesOf(quote) });
  const today = coverDayOf(work, policy);
  const losses = await lossesOfPolicy(work, policy);
  const { basis, minimumEarned, refund } = await returnTermsOfPolicy(work, policy, { quote, state });
  const facts = {
    policy,
    today,
    paid: await paidCoverOf(work, policy, today),
    state,
    isRentedToOthers: isRentedToOthers(quote),
    inForceSince: await firstDayOf(work, policy),
    incidents: losses.map(({ on }) => on),
    terms: { basis, minimumEarned, smallAmounts: (await parametersOfPolicy(work, policy)).smallAmounts },
    contract: { ...refund, distance: contractRefundOf(quote).distance },
    claimsPaid: sumCents(losses.map(({ paid }) => paid)),
    stoppedBy: stop?.name ?? null,
    consent,
    postLeadDays: work.platform.post.leadDays,
  };
  return { facts, quote };
}
