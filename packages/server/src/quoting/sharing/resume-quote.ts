import { checkoutState } from '@roadworthy/core/quoting/checkout/checkout-state.ts';
import { computedRead } from '../../kernel/operation.ts';
import { quoteToken, readQuoteToken } from '../../kernel/tokens/tokens.ts';
import { nextPlace } from '../copying/next-place.ts';
import { organizationOfLink, organizationOfOwn } from './quote-link.ts';
import { successorOf } from '../copying/quote-successor.ts';
import { loadQuote } from '../quote-store.ts';
import { factsOf, rateNow } from '../pricing/rate-stored-quote.ts';

export const resumeQuote = computedRead({
  name: 'resume_quote',
  permission: 'whoever_sees_it',
  organization: ({ quote_id, token }, arrival) =>
    token ? organizationOfLink({ quote_id, token }, arrival) : organizationOfOwn(quote_id, arrival),
  rootArgument: 'quote_id',
  example: { token: '$token' },
  async run(work) {
    const { quote_id, token } = work.input;
    const { secrets } = work.platform;
    const linked = await loadQuote(work, quote_id);
    if (token && readQuoteToken(secrets, token)?.version !== linked.tokenVersion) {
      return { result: 'outdated', quote_id: null, quote_token: null, next: null };
    }
    const stored = await successorOf(work, linked);
    const { quoteId } = stored.quote;
    const state = checkoutState(stored.quote, factsOf(work, stored, await rateNow(work, stored.quote)));
    return {
      result: 'restored',
      quote_id: quoteId,
      quote_token: quoteToken(secrets, quoteId, stored.tokenVersion),
      next: nextPlace(state),
    };
  },
});
