import {
  decideChangeQuoteOrganization,
  type QuoteDestination,
} from '@roadworthy/core/quoting/editing/change-quote-organization.ts';
import type { QuoteOrganizationChanged } from '@roadworthy/core/quoting/events/owners.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { organizationFacts } from '../../organizations/find-organization.ts';
import { productByProvider } from '../../products/product-store.ts';
import { loadQuote, lockQuote } from '../quote-store.ts';
import { ratesFor, saveEdit } from '../pricing/rate-stored-quote.ts';
import { settleStatus } from '../ending/settle-status.ts';
import type { StoredQuote } from '../stored-quote.ts';

async function destination({ tx, organizationId }: Work, provider: string): Promise<QuoteDestination> {
  const { name } = await organizationFacts(tx, organizationId);
  return { organizationId, name, product: await productByProvider(tx, provider) };
}

/**
 * Puts the quote into the other organization, with nothing of the former one on it. What is beneath it follows by its
 * keys; what it once took the place of stays, and names it no more.
 */
async function handOver(work: Work, { tokenVersion }: StoredQuote, moved: QuoteOrganizationChanged): Promise<void> {
  const { quoteId } = moved;
  const quotes = () => work.tx.updateTable('quotes');
  await quotes().set({ replaced_by_quote_id: null }).where('replaced_by_quote_id', '=', quoteId).execute();
  await work.handingOver(() =>
    quotes()
      .set({
        organization_id: moved.organizationId,
        product_id: moved.productId,
        payment_term: moved.paymentTerm,
        status: moved.to,
        resume_status: moved.resumeStatus,
        token_version: tokenVersion + 1,
        approved_content_hash: moved.approvedContentHash,
        assigned_agent_id: null,
        partner_id: null,
        rater_version_id: null,
        replaced_by_quote_id: null,
        rewrites_policy_id: null,
        rewrites_balance: null,
      })
      .where('quote_id', '=', quoteId)
      .execute(),
  );
}

export const changeQuoteOrganization = operation({
  name: 'change_quote_organization',
  permission: permissionFor('change_quote_organization'),
  root: 'quote_id',
  target: ({ organization_id }) => organization_id,
  example: { organization_id: '$organization' },
  statuses: { open: { to: 'open' }, agent_required: { to: 'agent_required' }, agent_approved: { to: 'open' } },
  badInput: [{ input: { organization_id: '018f0000-0000-7000-8000-000000000000' }, code: 'not_found' }],
  async run(work) {
    const { quote_id } = work.input;
    const stored = await lockQuote(work, quote_id);
    const { quote } = stored;
    const from = await organizationFacts(work.tx, work.organizationId);
    const to = await work.inTarget((there) => destination(there, quote.provider));
    const decision = decideChangeQuoteOrganization(quote, from, to, work.actor, work.today(quote.timeZone));
    if (!decision.ok) return decision;
    // Whose rates the price was made with is read where they are.
    const { book } = await ratesFor(work, quote);
    await handOver(work, stored, decision.event);
    return work.inTarget(async (there) => {
      const sold = { before: quote, seller: { answer: 'organization', book } } as const;
      const { price, settled } = await saveEdit(there, await loadQuote(there, quote_id), sold);
      await there.publish({ ...decision.event, price });
      await settleStatus(there, settled);
      return { quote_id };
    });
  },
});
