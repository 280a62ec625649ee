import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { decideUpdateProvider } from '@roadworthy/core/quoting/update-provider.ts';
import { operation } from '../kernel/operation.ts';
import { productByProvider } from '../products/product-store.ts';
import { saveMove } from './move-quote.ts';
import { quoteRoot } from './quote-root.ts';
import { loadQuote, lockQuote } from './quote-store.ts';
import { ratesFor, saveEdit } from './rate-stored-quote.ts';
import { settleStatus } from './settle-status.ts';

export const updateProvider = operation({
  name: 'update_provider',
  permission: permissionFor('update_provider'),
  root: quoteRoot,
  async run(work) {
    const { quote_id, provider } = work.input;
    const { quote } = await lockQuote(work, quote_id);
    const product = await productByProvider(work.tx, provider);
    const decision = decideUpdateProvider(quote, product, work.actor, work.today(quote.timeZone));
    if (!decision.ok) return decision;
    const { event } = decision;
    if (event === null) return { quote_id };
    const { book } = await ratesFor(work, quote);
    const { paymentTerm: payment_term, productId: product_id } = event;
    await saveMove(work, event, { payment_term, product_id, provider: event.provider });
    const sold = { before: quote, seller: { answer: 'provider', book } } as const;
    const { settled, ...saved } = await saveEdit(work, await loadQuote(work, quote_id), sold);
    await work.publish({ ...event, ...saved });
    await settleStatus(work, settled);
    return { quote_id };
  },
});
