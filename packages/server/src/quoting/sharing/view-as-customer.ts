import { checkoutState } from '@roadworthy/core/quoting/checkout/checkout-state.ts';
import { decideViewAsCustomer, viewMinutes } from '@roadworthy/core/quoting/opening/view-as-customer.ts';
import { operation } from '../../kernel/operation.ts';
import { personOf } from '../../kernel/operations/person-of.ts';
import { quoteViewToken } from '../../kernel/tokens/view-token.ts';
import { nextPlace } from '../copying/next-place.ts';
import { loadQuote } from '../quote-store.ts';
import { factsOf, rateNow } from '../pricing/rate-stored-quote.ts';

/** A write only in that it is kept who looked. */
export const viewAsCustomer = operation({
  name: 'view_as_customer',
  permission: 'quote:send',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { quote_id: quoteId } = work.input;
    const userId = personOf(work.actor);
    const stored = await loadQuote(work, quoteId);
    const decision = decideViewAsCustomer(stored.quote, work.actor);
    if (!decision.ok) return decision;
    const ends = new Date(work.now.getTime() + viewMinutes * 60_000);
    const state = checkoutState(stored.quote, factsOf(work, stored, await rateNow(work, stored.quote)));
    return {
      quote_id: quoteId,
      token: quoteViewToken(work.platform.secrets, { quoteId, userId, ends }),
      ends: ends.toISOString(),
      next: nextPlace(state),
    };
  },
});
