import type { RenewalLetterFacts } from '@roadworthy/core/notifications/letter.ts';
import { chargeDaysAhead, renewalGraceDays } from '@roadworthy/core/renewals/renewal-step.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { loadCollection } from '../billing/collection/collection-store.ts';
import { pricedQuote } from '../billing/priced-quote.ts';
import { parametersFor } from '../products/parameters-of.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { compareTerms } from '../renewals/compare-terms.ts';
import { renewalOf } from '../renewals/renewal-store.ts';

type Facts = Omit<RenewalLetterFacts, 'firstName' | 'vehicle' | 'isConfirmed' | 'sender' | 'url'>;

/** The offer of the next term of a policy as a letter says it. */
export async function renewalInLetter(
  reading: { readonly tx: Tx; readonly platform: Platform },
  policyId: string,
): Promise<Facts> {
  const renewal = await renewalOf(reading, 'source_policy_id', policyId);
  if (!renewal?.quoteId || !renewal.baseQuoteId) throw new Error(`The policy ${policyId} has no offer of a next term`);
  const { policy } = await loadPolicy(reading, policyId);
  const { before, after, reasons } = await compareTerms(reading, renewal.baseQuoteId, renewal.quoteId);
  const { autopay, method } = await loadCollection(reading, policy, renewal.renewalDate);
  const isCard = autopay && method?.kind === 'card';
  return {
    policyNumber: policy.policyNumber,
    status: renewal.status,
    renewalDate: renewal.renewalDate,
    currency: policy.currency,
    before: before.total ?? 0,
    after: after.total ?? 0,
    heldBack: after.heldBack,
    mostRise: (await parametersFor(reading, after.stored.quote.productId, renewal.renewalDate)).renewalCap,
    editsLeft: renewal.editsLeft,
    reasons: reasons.map((one) => ({ what: sentence(one.label), cents: one.after - one.before })),
    price: pricedQuote(after.stored),
    option: renewal.option,
    chargedOn: isCard ? addDays(renewal.renewalDate, -chargeDaysAhead) : null,
    isBilled: autopay && method?.kind === 'bank',
    payBy: addDays(renewal.renewalDate, renewalGraceDays - 1),
  };
}
