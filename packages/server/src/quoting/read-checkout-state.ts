import { checkoutState } from '@roadworthy/core/quoting/checkout-state.ts';
import { longestLead } from '@roadworthy/core/quoting/check-effective-date.ts';
import { namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { addDays } from '@roadworthy/core/shared/day.ts';
import { computedRead } from '../kernel/operation.ts';
import { quoteRoot } from './quote-root.ts';
import { loadQuote } from './quote-store.ts';
import { factsOf, rateNow } from './rate-stored-quote.ts';

export const readCheckoutState = computedRead({
  name: 'checkout_state',
  permission: 'whoever_sees_it',
  root: quoteRoot,
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const { quote } = stored;
    const facts = factsOf(work, stored, await rateNow(work, quote));
    const state = checkoutState(quote, facts);
    return {
      screen: state.screen ?? state.stop,
      next: state.screen ?? state.next ?? 'payment',
      steps: state.steps.map(({ step, answered, reached }) => ({ id: step, answered, reached })),
      percent: state.percent,
      named_insured_id: namedInsuredOf(quote)?.entityId ?? null,
      vehicle_id: quote.vehicles[0]?.vehicleId ?? null,
      today: facts.today,
      latest_effective_date: addDays(facts.today, longestLead),
      successor_quote_id: stored.replacedByQuoteId,
      missing_fields: state.missing.map(({ field, code = null, ...missing }) => ({ path: field, code, ...missing })),
    };
  },
});
