import { decideSend } from '@roadworthy/core/quoting/send-quote.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { checkoutUrl } from './checkout-url.ts';
import { saveMove } from './move-quote.ts';
import { lockQuote } from './quote-store.ts';
import { factsOf, rateNow, saveEdit } from './rate-stored-quote.ts';

type Sent = { checkout_url: string; emailed_to: string | null; quote: { quote_id: string } };

/** Row 5: an agent lets the customer check out. */
export async function send(work: Work, quoteId: string, sendEmail: boolean): Promise<Sent | Refused> {
  const stored = await lockQuote({ tx: work.tx, secrets: work.platform.secrets }, quoteId);
  const rated = await rateNow(work, stored.quote);
  const decision = decideSend(stored.quote, { sendEmail }, work.actor, factsOf(work, stored, rated));
  if (!decision.ok) return decision;
  const { event } = decision;
  await saveMove(work, event, { payment_term: event.paymentTerm });
  await saveEdit(work, quoteId);
  await work.publish(event);
  return { checkout_url: checkoutUrl(work.platform, stored), emailed_to: event.emailTo, quote: { quote_id: quoteId } };
}

export const sendQuoteToCustomer = operation({
  name: 'send_quote_to_customer',
  permission: 'quote:send',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  run: (work) => send(work, work.input.quote_id, work.input.send_email ?? false),
});
