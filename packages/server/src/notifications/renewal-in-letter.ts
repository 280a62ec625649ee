import type { RenewalLetterFacts } from '@roadworthy/core/notifications/letter.ts';
import { describeReduction } from '@roadworthy/core/changes/describe-change.ts';
import { reducedCover } from '@roadworthy/core/changes/reduced-cover.ts';
import { chargeDaysAhead, renewalGraceDays } from '@roadworthy/core/renewals/renewal-step.ts';
import { sentence } from '@roadworthy/core/shared/text/sentence.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import type { Tx } from '../kernel/database.ts';
import type { Platform } from '../kernel/platform.ts';
import { loadCollection } from '../billing/collection/collection-store.ts';
import { pricedQuote } from '../billing/priced-quote.ts';
import { parametersFor } from '../products/parameters-of.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { loadNotice } from '../policies/notice-store.ts';
import { type ComparedTerms, compareTerms } from '../renewals/compare-terms.ts';
import { type Renewal, renewalOf } from '../renewals/renewal-store.ts';

type Facts = Omit<RenewalLetterFacts, 'firstName' | 'vehicle' | 'isConfirmed' | 'sender' | 'url'>;

/** What the law wants told of an offer, by the newest notice of it; null where it wants nothing. */
async function noticeOf(
  { tx }: { readonly tx: Tx },
  { policyId, renewalDate }: Renewal,
  { before, after }: ComparedTerms,
): Promise<Facts['notice']> {
  const row = await tx
    .selectFrom('notices')
    .select('notice_id')
    .where('policy_id', '=', policyId)
    .where('kind', '=', 'conditional_renewal')
    .where('ends_on', '=', renewalDate)
    .orderBy('created', 'desc')
    .orderBy('notice_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const both = { before: before.stored.quote, after: after.stored.quote };
  const takesAway = reducedCover(both.before, both.after).map((one) => describeReduction(one, both));
  return { takesAway, legal: (await loadNotice({ tx }, row.notice_id)).legal };
}

/** The offer of the next term of a policy as a letter says it. */
export async function renewalInLetter(
  reading: { readonly tx: Tx; readonly platform: Platform },
  policyId: string,
): Promise<Facts> {
  const renewal = await renewalOf(reading, 'source_policy_id', policyId);
  if (!renewal?.quoteId || !renewal.baseQuoteId) throw new Error(`The policy ${policyId} has no offer of a next term`);
  const { policy } = await loadPolicy(reading, policyId);
  const compared = await compareTerms(reading, renewal.baseQuoteId, renewal.quoteId);
  const { before, after, reasons } = compared;
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
    notice: await noticeOf(reading, renewal, compared),
    editsLeft: renewal.editsLeft,
    reasons: reasons.map((one) => ({ what: sentence(one.label), cents: one.after - one.before })),
    price: pricedQuote(after.stored),
    option: renewal.option,
    chargedOn: isCard ? addDays(renewal.renewalDate, -chargeDaysAhead) : null,
    isBilled: autopay && method?.kind === 'bank',
    payBy: addDays(renewal.renewalDate, renewalGraceDays - 1),
  };
}
