import { decideSendQuoteToCustomer } from '@roadworthy/core/quoting/opening/send-quote-to-customer.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { checkoutUrl } from './checkout-url.ts';
import { moveQuote } from '../copying/move-quote.ts';
import { loadQuote } from '../quote-store.ts';

/** An agent lets the customer check out. */
export async function send(work: Work, quoteId: string, sendEmail: boolean) {
  return moveQuote(
    work,
    quoteId,
    (quote, facts) => decideSendQuoteToCustomer(quote, { sendEmail }, work.actor, facts),
    // The guards judge the price of the quote as it stands; its new payment term is rated when it is saved.
    { also: ({ paymentTerm }) => ({ payment_term: paymentTerm, opened: null }), ratedAs: (quote) => quote },
  );
}

export const sendQuoteToCustomer = operation({
  name: 'send_quote_to_customer',
  permission: permissionFor('send_quote_to_customer'),
  root: 'quote_id',
  example: { send_email: true },
  statuses: { open: { to: 'agent_approved' }, agent_required: { to: 'agent_approved' } },
  async run(work) {
    const { quote_id, send_email } = work.input;
    const decision = await send(work, quote_id, send_email ?? false);
    if (!decision.ok) return decision;
    const checkout_url = checkoutUrl(work.platform, await loadQuote(work, quote_id));
    return { checkout_url, emailed_to: decision.event.emailTo, quote: { quote_id } };
  },
});
