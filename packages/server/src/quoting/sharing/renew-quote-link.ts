import { decideRenewQuoteLink } from '@roadworthy/core/quoting/editing/save-quote-progress.ts';
import { operation } from '../../kernel/operation.ts';
import { organizationOfLastQuote } from './quote-link.ts';
import { loadQuote } from '../quote-store.ts';
import { successorOf } from '../copying/quote-successor.ts';

export const renewQuoteLink = operation({
  name: 'renew_quote_link',
  permission: 'quote:resume',
  organization: organizationOfLastQuote,
  rootArgument: 'quote_id',
  example: { token: '$token' },
  async run(work) {
    const { quote } = await successorOf(work, await loadQuote(work, work.input.quote_id));
    const decision = decideRenewQuoteLink(quote);
    if (!decision.ok) return decision;
    await work.publish(decision.event);
    return { sent: true };
  },
});
