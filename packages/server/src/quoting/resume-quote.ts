import { checkoutState } from '@roadworthy/core/quoting/checkout-state.ts';
import { namedInsuredOf } from '@roadworthy/core/quoting/quote.ts';
import { notFound } from '../kernel/errors.ts';
import { computedRead } from '../kernel/operation.ts';
import { organizationOfRoot } from '../kernel/root-row.ts';
import { quoteToken, readQuoteToken } from '../kernel/tokens.ts';
import { loadQuote } from './quote-store.ts';
import { factsOf, rateNow } from './rate-stored-quote.ts';

export const resumeQuote = computedRead({
  name: 'resume_quote',
  permission: 'whoever_sees_it',
  // The token itself says which quote it opens: its code was made with our key, so its bearer had a link of ours.
  async organization({ quote_id, token }, { client, platform }) {
    const claims = readQuoteToken(platform.secrets, token);
    if (!claims || claims.quoteId !== quote_id.toLowerCase()) throw notFound();
    const caller = { role: 'token:quote', claims: { 'app.quote': claims.quoteId } };
    return organizationOfRoot(client, caller, { table: 'quotes', id: claims.quoteId });
  },
  async run(work) {
    const { quote_id, token } = work.input;
    const { secrets } = work.platform;
    const stored = await loadQuote(work, quote_id);
    const { quote } = stored;
    if (readQuoteToken(secrets, token)?.version !== stored.tokenVersion) {
      const email = namedInsuredOf(quote)?.email;
      if (email) await work.publish({ type: 'quote_progress_saved', quoteId: quote_id, email });
      return { result: email ? 'link_sent' : 'not_found', quote_id: null, quote_token: null, next: null };
    }
    const state = checkoutState(quote, factsOf(work, stored, await rateNow(work, quote)));
    return {
      result: 'restored',
      quote_id,
      quote_token: quoteToken(secrets, quote_id, stored.tokenVersion),
      next: state.screen ?? state.stop ?? state.next ?? 'payment',
    };
  },
});
