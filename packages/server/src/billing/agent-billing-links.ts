import { decideAgentBillingLinks } from '@roadworthy/core/billing/collection/agent-billing-links.ts';
import { amountToPay } from '@roadworthy/core/billing/collection/pay-policy.ts';
import { operation } from '../kernel/operation.ts';
import { addressFor } from '../kernel/network/public-address.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { payPath } from './billing-pages.ts';
import { loadCollection } from './collection/collection-store.ts';

export const agentBillingLinks = operation({
  name: 'agent_billing_links',
  permission: 'billing:retry',
  root: 'policy_id',
  example: {},
  async run(work) {
    const { policy } = await loadPolicy(work, work.input.policy_id);
    const { invoices, coveredAhead } = await loadCollection(work, policy, work.today(policy.timeZone));
    const decision = decideAgentBillingLinks(policy.status, amountToPay(invoices, coveredAhead));
    if (!decision.ok) return decision;
    const { quote } = await loadQuote(work, policy.currentQuoteId);
    return { url: new URL(payPath(policy.policyId), addressFor(work.platform.config, quote.country)).href };
  },
});
