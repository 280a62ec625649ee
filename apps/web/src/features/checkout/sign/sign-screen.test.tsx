// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  LoadCheckoutDocument,
  LoadPaymentFormDocument,
  LoadPricingDocument,
  PreviewQuoteInvoicesDocument,
  UpdatePaymentTermDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedPricing } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PaymentScreen } from '../payment/payment-screen.tsx';
import { SignScreen } from './sign-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();

/** A signed quote that the server takes back to the signature when it is paid otherwise. */
function signedQuote() {
  let term = 'monthly';
  server.answer(LoadCheckoutDocument, () => {
    const isSigned = term === 'monthly';
    const stored = storedCheckout({
      version: isSigned ? 7 : 8,
      payment_term: term,
      total: isSigned ? 120_000 : 115_000,
      signed_at: isSigned ? '2026-11-22T10:00:00Z' : null,
    });
    const { steps, ...state } = stored.checkout_state;
    return {
      ...stored,
      checkout_state: {
        ...state,
        next: isSigned ? 'payment' : 'sign',
        steps: steps.map((step) => ({
          ...step,
          answered: step.id !== 'sign' || isSigned,
          reached: step.id !== 'payment' || isSigned,
        })),
      },
    };
  });
  server.answer(UpdatePaymentTermDocument, ({ payment_term }) => {
    term = payment_term;
    return { update_payment_term: { quote_id: 'q1', version: 8 } };
  });
  server.answer(LoadPricingDocument, () => storedPricing({ total: 115_000 }));
  server.answer(LoadPaymentFormDocument, () => ({
    payment_form: { gateway: 'sandbox', simulated: true, publishable_key: null },
  }));
  server.answer(PreviewQuoteInvoicesDocument, ({ payment_term }) => ({
    preview_quote_invoices: {
      due_today: payment_term === 'monthly' ? 10_000 : 115_000,
      total: payment_term === 'monthly' ? 125_500 : 115_000,
      currency: 'USD',
      installment_fee: 500,
      invoices: [],
    },
  }));
}

test('says why a signature is asked for again: what was chosen, the price that was signed and the price now', async () => {
  signedQuote();
  const page = (
    <Checkout>
      <PaymentScreen />
      <SignScreen />
    </Checkout>
  );
  const person = await drawPage('checkout', linkTo('payment'), page);
  await person.click(await screen.findByRole('radio', { name: /^Pay in full/ }));
  await screen.findByText('You chose to pay in full, which lowers the price.');
  expect(screen.getByText(/total you signed for was \$1,200\.00. Now it is \$1,150\.00/)).toBeDefined();
});
