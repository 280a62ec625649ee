import { decideCopyQuote } from '@roadworthy/core/quoting/opening/copy-quote.ts';
import { computedRead } from '../../kernel/operation.ts';
import { productsSold } from '../../products/product-store.ts';
import { loadQuote } from '../quote-store.ts';

/** Decides of every product as the copy does. */
export const availableProviders = computedRead({
  name: 'available_providers',
  permission: 'quote:copy',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { quote } = await loadQuote(work, work.input.quote_id);
    const today = work.today(quote.timeZone);
    return (await productsSold(work.tx))
      .filter(({ provider }) => provider !== quote.provider)
      .map((product) => ({ product, decision: decideCopyQuote(quote, product, work.actor, today) }))
      .filter(({ decision }) => decision.ok || decision.refusal.code !== 'sold_elsewhere')
      .map(({ product, decision }) => ({ provider: product.provider, allowed: decision.ok }));
  },
});
