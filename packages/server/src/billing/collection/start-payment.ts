import { agents } from '@roadworthy/core/identity/role-groups.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../../kernel/operation.ts';
import { isRefused } from '../../kernel/operations/carry-out.ts';
import { loadQuote } from '../../quoting/quote-store.ts';
import { choosePaymentTerm } from '../../quoting/editing/update-payment-term.ts';
import { previewInvoices } from '../pricing/preview-quote-invoices.ts';

export const startPayment = operation({
  name: 'start_payment',
  permission: permissionFor('bind_quote'),
  root: 'quote_id',
  example: { payment_term: 'monthly' },
  statuses: {
    open: { to: 'open' },
    agent_required: { to: 'agent_required', roles: agents },
    ineligible: { to: 'ineligible', roles: agents, others: 'quote_ineligible' },
    pending_renewal: { to: 'pending_renewal', roles: agents },
    agent_approved: { to: 'agent_approved' },
  },
  async run(work) {
    const { quote_id, payment_term, version } = work.input;
    const chosen = await choosePaymentTerm(work, quote_id, payment_term, version);
    if (isRefused(chosen)) return chosen;
    const preview = await previewInvoices(work, quote_id, payment_term);
    if (isRefused(preview)) return preview;
    const { quote } = await loadQuote(work, quote_id);
    const { gateway } = work.platform.payments.cardForm;
    return {
      gateway,
      tokenize_url: gateway === 'sandbox' ? '/api/payments/sandbox/tokens' : null,
      tokenize_bank_url: gateway === 'sandbox' ? '/api/payments/sandbox/accounts' : null,
      preview,
      version: quote.version,
    };
  },
});
