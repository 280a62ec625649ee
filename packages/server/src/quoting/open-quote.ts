import { decideOpenQuote } from '@roadworthy/core/quoting/opening/open-quote.ts';
import { operation } from '../kernel/operation.ts';
import { lockQuote } from './quote-store.ts';

export const openQuote = operation({
  name: 'open_quote',
  permission: 'quote:resume',
  root: 'quote_id',
  example: {},
  async run(work) {
    const { quote_id } = work.input;
    const { quote } = await lockQuote(work, quote_id);
    const { opened } = await work.tx
      .selectFrom('quotes')
      .select('opened')
      .where('quote_id', '=', quote_id)
      .executeTakeFirstOrThrow();
    const event = decideOpenQuote(quote, opened, work.actor);
    if (event === null) return { quote_id };
    await work.tx.updateTable('quotes').set({ opened: work.now }).where('quote_id', '=', quote_id).execute();
    await work.publish(event);
    return { quote_id };
  },
});
