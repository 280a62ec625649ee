import { isWaitlistReason } from '@roadworthy/core/products/vocabulary.ts';
import { checkoutState } from '@roadworthy/core/quoting/checkout/checkout-state.ts';
import { longestLead } from '@roadworthy/core/quoting/checks/check-effective-date.ts';
import type { Moratorium } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import { namedInsuredOf, type Quote } from '@roadworthy/core/quoting/quote.ts';
import { unsoldStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { addDays } from '@roadworthy/core/shared/time/day.ts';
import type { Locale } from '@roadworthy/core/shared/text/sentence.ts';
import { describeFact } from '../kernel/language.ts';
import { computedRead } from '../kernel/operation.ts';
import { loadQuote } from './quote-store.ts';
import { factsOf, rateNow } from './pricing/rate-stored-quote.ts';

function isForSale({ status }: Quote): boolean {
  return unsoldStatuses.some((one) => one === status);
}

function shownMoratorium({ moratoriumId, name, notice, ends, timeZone }: Moratorium, locale: Locale) {
  return {
    moratorium_id: moratoriumId,
    name: describeFact(locale, name),
    notice: describeFact(locale, notice),
    notice_language: locale === 'fr-CA' && notice.fr !== null ? 'fr' : 'en',
    ends: ends?.toISOString() ?? null,
    time_zone: timeZone,
  };
}

export const readCheckoutState = computedRead({
  name: 'checkout_state',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const { quote } = stored;
    const facts = factsOf(work, stored, await rateNow(work, quote));
    const state = checkoutState(quote, facts);
    const moratoriums = isForSale(quote)
      ? facts.moratoriums.map((one) => shownMoratorium(one, work.request.locale))
      : [];
    return {
      version: quote.version,
      screen: state.screen ?? state.stop,
      next: state.screen ?? state.next ?? 'payment',
      steps: state.steps.map(({ step, ...of }) => ({ id: step, ...of })),
      percent: state.percent,
      named_insured_id: namedInsuredOf(quote)?.entityId ?? null,
      vehicle_id: quote.vehicles[0]?.vehicleId ?? null,
      today: facts.today,
      latest_effective_date: addDays(facts.today, longestLead),
      successor_quote_id: stored.replacedByQuoteId,
      closed: moratoriums.length > 0 || state.missing.some(({ code }) => isWaitlistReason(code)),
      moratoriums,
      missing_fields: state.missing.map(({ field, code = null, ...missing }) => ({ path: field, code, ...missing })),
    };
  },
});
