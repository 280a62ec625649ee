import { decideSend } from '@roadworthy/core/quoting/send-quote.ts';
import { operation } from '../kernel/operation.ts';
import { checkoutUrl } from './checkout-url.ts';
import { saveMove } from './move-quote.ts';
import { lockQuote } from './quote-store.ts';
import { factsOf, rateNow, saveEdit } from './rate-stored-quote.ts';

export const sendQuoteToCustomer = operation({
  name: 'send_quote_to_customer',
  permission: 'quote:send',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const { quote_id, send_email } = work.input;
    const stored = await lockQuote({ tx: work.tx, secrets: work.platform.secrets }, quote_id);
    const rated = await rateNow(work, stored.quote);
    const request = { sendEmail: send_email ?? false };
    const decision = decideSend(stored.quote, request, work.actor, factsOf(work, stored, rated));
    if (!decision.ok) return decision;
    const { event } = decision;
    await saveMove(work, event, { payment_term: event.paymentTerm });
    await saveEdit(work, quote_id);
    await work.publish(event);
    return { checkout_url: checkoutUrl(work.platform, stored), emailed_to: event.emailTo, quote: { quote_id } };
  },
});
