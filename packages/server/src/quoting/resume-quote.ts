import { checkoutState } from '@roadworthy/core/quoting/checkout-state.ts';
import { computedRead } from '../kernel/operation.ts';
import { quoteToken, readQuoteToken } from '../kernel/tokens.ts';
import { organizationOfLink } from './quote-link.ts';
import { loadQuote } from './quote-store.ts';
import { factsOf, rateNow } from './rate-stored-quote.ts';

export const resumeQuote = computedRead({
  name: 'resume_quote',
  permission: 'whoever_sees_it',
  organization: organizationOfLink,
  async run(work) {
    const { quote_id, token } = work.input;
    const { secrets } = work.platform;
    const stored = await loadQuote(work, quote_id);
    if (readQuoteToken(secrets, token)?.version !== stored.tokenVersion) {
      return { result: 'outdated', quote_id: null, quote_token: null, next: null };
    }
    const state = checkoutState(stored.quote, factsOf(work, stored, await rateNow(work, stored.quote)));
    return {
      result: 'restored',
      quote_id,
      quote_token: quoteToken(secrets, quote_id, stored.tokenVersion),
      next: state.screen ?? state.stop ?? state.next ?? 'payment',
    };
  },
});
