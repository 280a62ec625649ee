import { agents } from '@roadworthy/core/identity/role-groups.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { decideUpdateProvider } from '@roadworthy/core/quoting/editing/update-provider.ts';
import { operation } from '../../kernel/operation.ts';
import { productByProvider } from '../../products/product-store.ts';
import { saveMove } from '../copying/move-quote.ts';
import { loadQuote, lockQuote } from '../quote-store.ts';
import { ratesFor, saveEdit } from './rate-stored-quote.ts';
import { settleStatus } from '../ending/settle-status.ts';

export const updateProvider = operation({
  name: 'update_provider',
  permission: permissionFor('update_provider'),
  root: 'quote_id',
  // The one it has: nothing changes. What another one does stands in its own test.
  example: { provider: 'personal' },
  statuses: {
    open: { to: 'open', roles: agents },
    agent_required: { to: 'agent_required', roles: agents },
    agent_approved: { to: 'agent_approved', roles: agents },
    referred: { to: 'referred', roles: agents },
    ineligible: { to: 'ineligible', roles: agents, others: 'quote_ineligible' },
    expired: { to: 'expired', roles: agents },
    pending_renewal: { to: 'pending_renewal', roles: agents },
    locked_pending_renewal: { to: 'locked_pending_renewal', roles: agents },
  },
  badInput: [{ input: { provider: 'bicycle' }, code: 'provider_not_sold', field: 'provider' }],
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
