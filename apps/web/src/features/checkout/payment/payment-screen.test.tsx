// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  BindQuoteDocument,
  type BindQuoteMutation,
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  LoadPaymentFormDocument,
  LoadAutopayTermsDocument,
  LoadMethodsOnFileDocument,
  LoadPricingDocument,
  PreviewQuoteInvoicesDocument,
  StartPaymentDocument,
} from '../../../generated/documents.ts';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedPricing, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PaymentScreen } from './payment-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
type Outcome = BindQuoteMutation['bind_quote'];
const bound: Outcome = { status: 'bound', policy_id: 'p1', policy_number: 'RW-1', message: null, decline_code: null };
const declined: Outcome = {
  ...bound,
  status: 'declined',
  policy_id: null,
  policy_number: null,
  message: 'The bank said no.',
  decline_code: 'do_not_honor',
};

let tokens: number;

beforeEach(() => {
  tokens = 0;
  server.answerUrl('/api/auth/me', () => null);
  server.answer(LoadCheckoutDocument, () => storedCheckout());
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(LoadPaymentFormDocument, () => ({
    payment_form: { gateway: 'sandbox', simulated: true, publishable_key: null },
  }));
  server.answer(PreviewQuoteInvoicesDocument, () => ({
    preview_quote_invoices: {
      payment_term: 'monthly',
      due_today: 10500,
      total: 126e3,
      saving: 0,
      currency: 'USD',
      following: [
        {
          count: 1,
          amount: 115500,
        },
      ],
      deposit_reason: null,
      installment_fee: 500,
      invoices: [
        {
          sequence: 1,
          due_date: '2026-11-22',
          premium: 1e4,
          fees: 500,
          amount: 10500,
        },
        {
          sequence: 2,
          due_date: '2027-01-01',
          premium: 115e3,
          fees: 500,
          amount: 115500,
        },
      ],
    },
  }));
  server.answer(LoadAutopayTermsDocument, () => ({
    autopay_terms: { version: '1', parts: [{ title: 'By card', text: 'Each payment on its day.' }] },
  }));
  server.answer(LoadPricingDocument, () => storedPricing());
  server.answer(StartPaymentDocument, () => ({
    start_payment: {
      gateway: 'sandbox',
      tokenize_url: '/tokenize',
      tokenize_bank_url: '/tokenize-bank',
      preview: { due_today: 10_500, currency: 'USD' },
    },
  }));
  server.answerUrl('/tokenize', () => ({ token: `tok_${(tokens += 1)}` }));
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
type Person = Awaited<ReturnType<typeof draw>>;

async function fillCard(person: Person, number = '4242424242424242') {
  for (const [label, text] of [
    ['Card number', number],
    ['Expiry', '0829'],
    ['Security code', '123'],
    ['Name on the card', 'Ada Moreno'],
  ] as const) {
    await person.clear(screen.getByLabelText(label));
    await person.paste(text);
  }
}
const payButton = () => screen.getByRole('button', { name: /^Pay / });
const binds = () => server.sentTo(BindQuoteDocument);
const keys = () => binds().map(({ headers }) => headers.get('idempotency-key'));

test('a page on which no money moves says so, and which card it takes', async () => {
  await draw();
  expect(screen.getByText('This is a demonstration: no money moves, and nothing is insured')).toBeTruthy();
  expect(screen.getByText(/4242 4242 4242 4242/)).toBeTruthy();
});

describe('what is paid', () => {
  test('is one line: today, what follows, and all of it; each payment is behind it', async () => {
    const person = await draw();
    expect(screen.getByText(/^\$1,260\.00 in all|\$1,260\.00 in all/)).toBeTruthy();
    const each = screen.getByText('Each payment', { selector: 'summary' });
    expect(each.closest('details')?.open).toBe(false);
    await person.click(each);
    expect(screen.getByRole('row', { name: /All payments \$1,260\.00/ })).toBeTruthy();
  });

  test('is said of each way before it is chosen, with what the one saves', async () => {
    await draw();
    expect(
      await screen.findByRole('radio', {
        name: /^Monthly \$122\.92 today, then 11 payments of \$102\.91, each with a \$5\.00 fee/,
      }),
    ).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Pay in full \$1,150\.00 today.*You save \$105\.00/ })).toBeTruthy();
  });
});

describe('whoever is signed in', () => {
  const me = { sub: 'u1', given_name: 'Ada', photo_url: null, permissions: [], roles: ['global:user'], org_id: null };
  const onFile = (methods: readonly object[]) => {
    server.answerUrl('/api/auth/me', () => ({ ...me, language: null, preferences: {}, map: false }));
    server.answer(LoadMethodsOnFileDocument, () => ({ payment_form: { on_file: methods } }) as never);
  };

  test('buys with the card on file, as its owner, and enters nothing', async () => {
    onFile([{ payment_method_id: 'm1', kind: 'card', ends: '4242' }]);
    server.answer(BindQuoteDocument, () => ({ bind_quote: bound }));
    const person = await draw();
    const stored = await screen.findByRole('radio', { name: 'Card ending 4242' });
    expect((stored as HTMLInputElement).checked).toBe(true);
    expect(screen.getByRole('radio', { name: 'Another card' })).toBeTruthy();
    await person.click(screen.getByRole('checkbox', { name: /^Charge my later payments/ }));
    await person.click(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(binds()[0]?.variables).toEqual({ quote_id: 'q1', payment_method_id: 'm1', autopay_consent: '1' });
    expect(binds()[0]?.headers.get('x-hasura-role')).toBe('global:user');
    expect(binds()[0]?.headers.get('x-roamly-quote-token')).toBeNull();
    expect(tokens).toBe(0);
  });

  test('may enter another card all the same', async () => {
    onFile([{ payment_method_id: 'm1', kind: 'card', ends: '4242' }]);
    server.answer(BindQuoteDocument, () => ({ bind_quote: bound }));
    const person = await draw();
    await person.click(await screen.findByRole('radio', { name: 'Another card' }));
    await fillCard(person, '5555555555554444');
    await person.click(payButton());
    await waitFor(() => expect(binds()).toHaveLength(1));
    expect(binds()[0]?.variables).toEqual({ quote_id: 'q1', method_token: 'tok_1' });
  });
});

describe('the purchase', () => {
  test('lets later payments be charged to the card where its owner agrees, and not otherwise', async () => {
    server.answer(BindQuoteDocument, () => ({ bind_quote: bound }));
    const person = await draw();
    expect(await screen.findByText('Each payment on its day.')).toBeTruthy();
    await person.click(screen.getByRole('checkbox', { name: /^Charge my later payments/ }));
    await fillCard(person);
    await person.click(payButton());
    await waitFor(() => expect(binds()).toHaveLength(1));
    expect(binds()[0]?.variables).toMatchObject({ autopay_consent: '1' });
  });

  test('happens once however often it is pressed, and leads to the confirmation', async () => {
    server.answer(BindQuoteDocument, () => ({ bind_quote: bound }));
    const person = await draw();
    await fillCard(person);
    await person.dblClick(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(binds()).toHaveLength(1);
    expect(binds()[0]?.variables).toEqual({ quote_id: 'q1', method_token: 'tok_1' });
    expect(keys()[0]).toBeTruthy();
  });

  test('is not tried with a card that cannot be one: each field says what is wrong', async () => {
    const person = await draw();
    await person.type(screen.getByLabelText('Card number'), '4242');
    await person.click(payButton());
    expect(await screen.findByRole('link', { name: 'Enter the number on the card' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter the security code' })).toBeTruthy();
    expect(server.sentTo(StartPaymentDocument)).toHaveLength(0);
  });

  test('that is declined says why, charges nothing, and is a new one with the next card', async () => {
    server.answer(BindQuoteDocument, () => ({ bind_quote: declined }));
    const person = await draw();
    await fillCard(person, '4000000000000002');
    await person.click(payButton());
    await screen.findByText(/The bank said no\./);
    expect(window.location.pathname).toBe('/checkout/payment');
    server.answer(BindQuoteDocument, () => ({ bind_quote: bound }));
    await fillCard(person);
    await person.click(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(new Set(keys()).size).toBe(2);
    expect(binds().map(({ variables }) => variables)).toEqual([
      { quote_id: 'q1', method_token: 'tok_1' },
      { quote_id: 'q1', method_token: 'tok_2' },
    ]);
  });

  test('that is declined stays at its card, also where the quote was read while it was at work', async () => {
    const person = await draw();
    const { quotes_by_pk, checkout_state } = storedCheckout({ status: 'pending_bind' });
    server.answer(BindQuoteDocument, async () => {
      server.answer(LoadCheckoutDocument, () => ({
        quotes_by_pk,
        checkout_state: { ...checkout_state, screen: 'pending-bind' },
      }));
      // The window is looked at again, and so is the quote.
      window.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(server.sentTo(LoadCheckoutDocument)).toHaveLength(2));
      await new Promise((shown) => void setTimeout(shown, 50));
      server.answer(LoadCheckoutDocument, () => storedCheckout());
      return { bind_quote: declined };
    });
    await fillCard(person, '4000000000000002');
    await person.click(payButton());
    await screen.findByText(/The bank said no\./);
    expect(window.location.pathname).toBe('/checkout/payment');
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '4000 0000 0000 0002');
  });

  test('whose answer was lost is asked for again under the same key and with the same token', async () => {
    server.answer(BindQuoteDocument, () => new Failure(null, 0));
    const person = await draw();
    await fillCard(person);
    await person.click(payButton());
    await screen.findByText(/We don’t know yet whether the payment went through/);
    server.answer(BindQuoteDocument, () => ({ bind_quote: bound }));
    await person.click(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(new Set(keys()).size).toBe(1);
    expect(tokens).toBe(1);
  });

  test('that is under way leads to the page that waits for it', async () => {
    server.answer(BindQuoteDocument, () => ({ bind_quote: { ...bound, status: 'pending', policy_number: null } }));
    const person = await draw();
    await fillCard(person);
    await person.click(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/pending-bind'));
  });

  test('of a card that the gateway refuses stays at its field, and nothing is bound', async () => {
    server.answerUrl(
      '/tokenize',
      () => new Failure({ errors: [{ message: 'This card has expired.', extensions: { field: 'expMonth' } }] }, 422),
    );
    const person = await draw();
    await fillCard(person);
    await person.click(payButton());
    await waitFor(() => expect(screen.getByLabelText('Expiry').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText('This card has expired.').length).toBeGreaterThan(0);
    expect(binds()).toHaveLength(0);
  });
});
