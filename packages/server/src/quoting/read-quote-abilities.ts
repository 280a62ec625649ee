import { type Ability, quoteAbilities } from '@roadworthy/core/quoting/abilities.ts';
import { computedRead } from '../kernel/operation.ts';
import { loadQuote } from './quote-store.ts';
import { factsOf, rateNow } from './rate-stored-quote.ts';

const answered = (ability: Ability) => (ability.allowed ? { allowed: true, code: null, message: null } : ability);

export const readQuoteAbilities = computedRead({
  name: 'quote_abilities',
  root: ({ quote_id }) => ({ table: 'quotes', id: quote_id }),
  async run(work) {
    const stored = await loadQuote({ tx: work.tx, secrets: work.platform.secrets }, work.input.quote_id);
    const facts = factsOf(work, stored, await rateNow(work, stored.quote));
    const may = quoteAbilities(stored.quote, work.actor, facts);
    return {
      edit: answered(may.edit),
      send: answered(may.send),
      link: answered(may.link),
      revoke: answered(may.revoke),
      reopen: answered(may.reopen),
      sign: answered(may.sign),
      bind: answered(may.bind),
    };
  },
});
