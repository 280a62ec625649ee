import { decidePrepareProposal, refuseUnpricedProduct } from '@roadworthy/core/documents/prepare-proposal.ts';
import { refuseUnpriced } from '@roadworthy/core/billing/preview.ts';
import { asCopied, decideUnder } from '../billing/pricing/recommended-plans-new-provider.ts';
import { readPlans } from '../billing/pricing/recommended-plans.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { lockQuote } from '../quoting/quote-store.ts';
import type { StoredQuote } from '../quoting/stored-quote.ts';
import { makeQuoteDocument } from './make-document.ts';

const hasPrice = async (work: Work, stored: StoredQuote) =>
  (await readPlans(work, stored)).some(({ rating }) => rating.total !== null);

export const prepareProposal = operation({
  name: 'prepare_proposal',
  permission: 'quote:send',
  root: 'quote_id',
  example: {},
  statuses: {
    open: { to: 'open' },
    agent_approved: { to: 'agent_approved' },
    agent_required: { to: 'agent_required' },
  },
  badInput: [
    { input: { providers: ['pro', 'boat', 'warranty'] }, code: 'too_many_compared', field: 'providers' },
    { input: { providers: ['aviva'] }, code: 'provider_not_sold', field: 'providers' },
  ],
  async run(work) {
    const { quote_id, providers } = work.input;
    const stored = await lockQuote(work, quote_id);
    const decision = decidePrepareProposal(stored.quote, { providers: providers ?? [] }, work.actor);
    if (!decision.ok) return decision;
    if (!(await hasPrice(work, stored))) return refuseUnpriced();
    for (const provider of decision.event) {
      const possible = await decideUnder(work, stored, provider);
      if (!possible.ok) return { ok: false, refusal: { ...possible.refusal, field: 'providers' } };
      const priced = await hasPrice(work, await asCopied(work, stored, possible.event));
      if (!priced) return refuseUnpricedProduct(provider);
    }
    await makeQuoteDocument(work, 'proposal', stored, decision.event);
    return { quote_id };
  },
});
