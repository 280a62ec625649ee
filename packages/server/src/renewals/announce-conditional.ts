import { reducedCover } from '@roadworthy/core/changes/reduced-cover.ts';
import { noticeGivenToday } from '@roadworthy/core/policies/notices/counting-channel.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../kernel/work.ts';
import { writeNotice } from '../policies/notice-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { endingTermOf } from './create-renewal.ts';
import { conditionalOf } from './price-renewal.ts';
import type { OpenedRenewal } from './renewal-store.ts';

/**
 * Writes the notice of a renewal that is offered otherwise than the term that ends, where its place asks for one: it goes
 * out with the offer, by the way that counts, and names its law. Cover that is less is told whoever asked for it. Null
 * where none is asked.
 */
export async function announceConditional(work: Work, { renewal, source }: OpenedRenewal): Promise<string | null> {
  const { quoteId, baseQuoteId, premiumBefore } = renewal;
  if (quoteId === null || baseQuoteId === null || premiumBefore === null) return null;
  const { policy, consent } = source;
  const { quote, premium } = await loadQuote(work, quoteId);
  const { quote: base } = await loadQuote(work, baseQuoteId);
  const isWorse = reducedCover(base, quote).length > 0;
  const asks = conditionalOf(renewal, quote, { premiumBefore, premiumAfter: premium ?? premiumBefore, isWorse });
  if (asks === null) return null;
  const { state, isRentedToOthers, inForceSince } = await endingTermOf(work, policy);
  const given = { state, isRentedToOthers, inForceSince, consent, postLeadDays: work.platform.post.leadDays };
  const { notice, counts } = noticeGivenToday({ ...given, today: work.today(policy.timeZone) }, 'non_renewal');
  const { days: noticeDays, postDays, grade, source: law, by: sendBy } = asks;
  const { sent } = notice;
  const date = addDays(sent, noticeDays + postDays);
  return writeNotice(work, {
    policyId: policy.policyId,
    kind: 'conditional_renewal',
    channel: counts,
    legal: { sent, date, noticeDays, postDays, movedDays: 0, grade, source: law },
    term: { endsOn: renewal.renewalDate, sendBy },
  });
}
