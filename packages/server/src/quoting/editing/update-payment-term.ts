import { agents } from '@roadworthy/core/identity/role-groups.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { checkPaymentTerm } from '@roadworthy/core/products/check-payment-term.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../../kernel/operation.ts';
import type { Work } from '../../kernel/work.ts';
import { productOf } from '../../products/product-store.ts';
import { editQuote } from './edit-quote.ts';

/** Writes how the quote will be paid, when its product offers that. */
export async function choosePaymentTerm(
  work: Work,
  quoteId: string,
  paymentTerm: string,
  version?: number | null,
): Promise<{ quote_id: string } | Refused> {
  return editQuote(work, quoteId, { kind: 'payment_term', version }, async ({ quote }) => {
    const product = await productOf(work.tx, quote.productId);
    const checked = checkPaymentTerm(paymentTerm, product.availablePaymentTerms);
    if (!checked.ok) return checked;
    await work.tx.updateTable('quotes').set({ payment_term: checked.event }).where('quote_id', '=', quoteId).execute();
    return { quote_id: quoteId };
  });
}

export const updatePaymentTerm = operation({
  name: 'update_payment_term',
  permission: permissionFor('edit_quote'),
  root: 'quote_id',
  example: { payment_term: 'pay_in_full' },
  statuses: {
    open: { to: 'open' },
    agent_required: { to: 'agent_required', roles: agents },
    ineligible: { to: 'ineligible', roles: agents, others: 'quote_ineligible' },
    pending_renewal: { to: 'pending_renewal', roles: agents },
    agent_approved: { to: 'agent_approved' },
  },
  badInput: [{ input: { payment_term: 'weekly' }, code: 'payment_term_not_offered', field: 'payment_term' }],
  run: (work) => choosePaymentTerm(work, work.input.quote_id, work.input.payment_term, work.input.version),
});
