import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { type PaymentTerm, paymentTerms } from '@roadworthy/core/products/vocabulary.ts';
import { refuse, type Refused } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { quoteRoot } from './quote-root.ts';
import type { Work } from '../kernel/work.ts';
import { productOf } from '../products/product-store.ts';
import { editQuote } from './edit-quote.ts';

function isPaymentTerm(text: string): text is PaymentTerm {
  return paymentTerms.some((term) => term === text);
}

/** Writes how the quote will be paid, when its product offers that. */
export async function choosePaymentTerm(
  work: Work,
  quoteId: string,
  paymentTerm: string,
  version?: number | null,
): Promise<{ quote_id: string } | Refused> {
  return editQuote(work, quoteId, { kind: 'payment_term', version }, async ({ quote }) => {
    const product = await productOf(work.tx, quote.productId);
    if (!isPaymentTerm(paymentTerm) || !product.availablePaymentTerms.includes(paymentTerm)) {
      return refuse('payment_term_not_offered', 'Choose one of the ways to pay shown.', 'payment_term');
    }
    await work.tx.updateTable('quotes').set({ payment_term: paymentTerm }).where('quote_id', '=', quoteId).execute();
    return { quote_id: quoteId };
  });
}

export const updatePaymentTerm = operation({
  name: 'update_payment_term',
  permission: permissionFor('edit_quote'),
  root: quoteRoot,
  run: (work) => choosePaymentTerm(work, work.input.quote_id, work.input.payment_term, work.input.version),
});
