// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  BindQuoteDocument,
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  LoadPaymentFormDocument,
  LoadAutopayTermsDocument,
  LoadPricingDocument,
  PreviewQuoteInvoicesDocument,
  StartPaymentDocument,
} from '../../../generated/documents.ts';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedPricing, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PaymentScreen } from './payment-screen.tsx';
import type { StripeCardField, StripeScript } from '../../shared/pay/stripe-script.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const bound = { status: 'bound', policy_id: 'p1', policy_number: 'RW-1', message: null, decline_code: null };
const preview = { due_today: 10_500, currency: 'USD' };

type Change = Parameters<StripeCardField['on']>[1];
let refusal: string | undefined;
let methods: number;
let holders: object[];

/** Stripe's script as far as we call it: a field that says when it is complete, and a token for it. */
function scriptOfStripe(key: string): StripeScript {
  const input = document.createElement('input');
  input.setAttribute('aria-label', `Card of Stripe, ${key}`);
  const field: StripeCardField = {
    mount: (place) => place.append(input),
    on(_event: string, listener: Change) {
      input.addEventListener('input', () => listener({ complete: input.value.length === 16 }));
    },
    focus: () => input.focus(),
    destroy: () => input.remove(),
  };
  return {
    elements: () => ({ create: () => field }),
    collectBankAccountForSetup: () => Promise.resolve({}),
    confirmUsBankAccountSetup: () => Promise.resolve({}),
    confirmAcssDebitSetup: () => Promise.resolve({}),
    async createPaymentMethod({ billing_details }) {
      if (refusal) return { error: { message: refusal } };
      holders.push(billing_details);
      methods += 1;
      const card = { last4: input.value.slice(-4), exp_month: 8, exp_year: 2031 };
      return { paymentMethod: { id: `pm_${methods}`, card } };
    },
  };
}

beforeEach(() => {
  [refusal, methods, holders] = [undefined, 0, []];
  window.Stripe = scriptOfStripe;
  const form = { gateway: 'stripe', simulated: false, publishable_key: 'pk_live_1' };
  server.answerUrl('/api/auth/me', () => null);
  server.answer(LoadCheckoutDocument, () => storedCheckout());
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(LoadPaymentFormDocument, () => ({ payment_form: form }));
  server.answer(PreviewQuoteInvoicesDocument, () => ({
    preview_quote_invoices: {
      ...preview,
      payment_term: 'monthly',
      total: 126e3,
      saving: 0,
      deposit_reason: null,
      installment_fee: 500,
      following: [],
      invoices: [],
    },
  }));
  server.answer(LoadAutopayTermsDocument, () => ({
    autopay_terms: { version: '1', parts: [{ title: 'By card', text: 'Each payment on its day.' }] },
  }));
  server.answer(LoadPricingDocument, () => storedPricing());
  server.answer(StartPaymentDocument, () => ({
    start_payment: { gateway: 'stripe', tokenize_url: null, tokenize_bank_url: null, preview },
  }));
  server.answer(BindQuoteDocument, () => ({ bind_quote: bound }));
});
afterEach(() => {
  delete window.Stripe;
});

async function draw() {
  const person = await drawPage(
    'checkout',
    linkTo('payment'),
    <Checkout>
      <PaymentScreen />
    </Checkout>,
  );
  await screen.findByRole('button', { name: 'Pay $105.00 and start cover' });
  return person;
}
const fillNumber = async (number = '4242424242424242') =>
  fireEvent.input(await screen.findByLabelText('Card of Stripe, pk_live_1'), { target: { value: number } });
const payButton = () => screen.getByRole('button', { name: /^Pay / });
const binds = () => server.sentTo(BindQuoteDocument);

describe('a purchase with Stripe', () => {
  test('buys once with the token of Stripe, and shows no demonstration where money moves', async () => {
    const person = await draw();
    expect(screen.queryByText(/demonstration/)).toBeNull();
    await person.type(screen.getByLabelText('Name on the card'), 'Ada Moreno');
    await fillNumber();
    await person.dblClick(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(binds().map(({ variables }) => variables)).toEqual([{ quote_id: 'q1', method_token: 'pm_1' }]);
    expect(holders).toMatchObject([{ name: 'Ada Moreno', address: {} }]);
  });

  test('is not tried before the card is complete', async () => {
    const person = await draw();
    await fillNumber('4242');
    await person.click(payButton());
    expect(await screen.findByRole('link', { name: /Fill in number, expiry and security code/ })).toBeTruthy();
    expect([methods, binds().length]).toEqual([0, 0]);
  });

  test('that Stripe refuses says why at the card, and can be tried again', async () => {
    const person = await draw();
    await person.type(screen.getByLabelText('Name on the card'), 'Ada Moreno');
    await fillNumber();
    refusal = 'Your card number is invalid.';
    await person.click(payButton());
    await screen.findAllByText('Your card number is invalid.');
    expect(binds()).toHaveLength(0);
    refusal = undefined;
    await person.click(payButton());
    await waitFor(() => expect(binds()).toHaveLength(1));
  });

  test('whose answer was lost is asked for again under the same key and with the same token', async () => {
    server.answer(BindQuoteDocument, () => new Failure(null, 0));
    const person = await draw();
    await person.type(screen.getByLabelText('Name on the card'), 'Ada Moreno');
    await fillNumber();
    await person.click(payButton());
    await screen.findByText(/We don’t know yet whether the payment went through/);
    server.answer(BindQuoteDocument, () => ({ bind_quote: bound }));
    await person.click(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(new Set(binds().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(binds().map(({ variables }) => variables)).toEqual(
      binds().map(() => ({ quote_id: 'q1', method_token: 'pm_1' })),
    );
  });
});
