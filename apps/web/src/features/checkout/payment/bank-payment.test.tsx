// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  BindQuoteDocument,
  EstimatePriceRangeDocument,
  LoadCheckoutDocument,
  LoadDebitAuthorizationDocument,
  LoadPaymentFormDocument,
  LoadAutopayTermsDocument,
  LoadPricingDocument,
  OpenBankSetupDocument,
  PreviewQuoteInvoicesDocument,
  StartPaymentDocument,
} from '../../../generated/documents.ts';
import { answeringServer, Failure } from '../../../testing/answering-server.ts';
import { Checkout, linkTo, storedCheckout, storedPricing, storedRange } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PaymentScreen } from './payment-screen.tsx';
import type { StripeScript } from '../../shared/pay/stripe-script.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const bound = { status: 'bound', policy_id: 'p1', policy_number: 'RW-1', message: null, decline_code: null };
const preview = { due_today: 10_500, currency: 'USD' };
const ada = {
  entity_id: 'e1',
  first_name: 'Ada',
  last_name: 'Moreno',
  email: 'ada.moreno@example.com',
  phone: null,
  birthdate: null,
  license_administrative_area: null,
  rv_driving_experience_years: null,
  answers: {},
};
let version: string;
let country: 'US' | 'CA';

beforeEach(() => {
  [version, country] = ['v1', 'US'];
  server.answerUrl('/api/auth/me', () => null);
  server.answer(LoadCheckoutDocument, () => storedCheckout({ country, entities: [ada] }));
  server.answer(EstimatePriceRangeDocument, () => storedRange());
  server.answer(LoadAutopayTermsDocument, ({ method_kind: kind }) => ({
    autopay_terms: { version: `${kind} 1`, parts: [{ title: `By ${kind}`, text: 'Each payment on its day.' }] },
  }));
  server.answer(LoadPricingDocument, () => storedPricing());
  server.answer(LoadPaymentFormDocument, () => ({
    payment_form: { gateway: 'sandbox', simulated: true, publishable_key: null },
  }));
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
  server.answer(LoadDebitAuthorizationDocument, () => ({
    debit_authorization: { version, amount: 10_500, parts: [{ title: 'What you allow', text: 'One debit.' }] },
  }));
  const places = { tokenize_url: '/tokenize', tokenize_bank_url: '/tokenize-bank' };
  server.answer(StartPaymentDocument, () => ({ start_payment: { gateway: 'sandbox', ...places, preview } }));
  server.answerUrl('/tokenize-bank', () => ({ token: 'bank_1' }));
  server.answer(BindQuoteDocument, () => ({ bind_quote: bound }));
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
  await person.click(screen.getByRole('radio', { name: 'Bank account' }));
  await screen.findByText('What you allow');
  return person;
}
type Person = Awaited<ReturnType<typeof draw>>;

async function fill(person: Person, account = '000123456789') {
  for (const [label, text] of [
    ['Account holder', 'Ada Moreno'],
    ['Routing number', '110000000'],
    ['Account number', account],
  ] as const) {
    await person.clear(screen.getByLabelText(label));
    await person.paste(text);
  }
}
const payButton = () => screen.getByRole('button', { name: /^Pay \$/ });
const agree = (person: Person) => person.click(screen.getByRole('checkbox', { name: /I agree to the authorization/ }));
const binds = () => server.sentTo(BindQuoteDocument).map(({ variables }) => variables);
const agreed = { quote_id: 'q1', debit_authorization: { version: 'v1', amount: 10_500 } };

describe('a purchase from a bank account', () => {
  test('sends the token and what was agreed to, once', async () => {
    const person = await draw();
    await fill(person);
    await agree(person);
    await person.dblClick(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(binds()).toEqual([{ ...agreed, method_token: 'bank_1' }]);
  });

  test('sends the wording by which later payments are debited, where that was agreed to', async () => {
    const person = await draw();
    await fill(person);
    await agree(person);
    await screen.findByText('By bank');
    await person.click(screen.getByRole('checkbox', { name: /Debit my later payments/ }));
    await person.click(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(binds()).toEqual([{ ...agreed, method_token: 'bank_1', autopay_consent: 'bank 1' }]);
  });

  test('is not tried before every field holds a number that can be one, and the text is agreed to', async () => {
    const person = await draw();
    await person.type(screen.getByLabelText('Routing number'), '110000001');
    await person.click(payButton());
    for (const name of [/name that the account is in/, /9 digits/, /Enter the account number/, /tick the box/]) {
      expect(await screen.findByRole('link', { name })).toBeTruthy();
    }
    expect(binds()).toEqual([]);
  });

  test('keeps what was typed while the card is looked at', async () => {
    const person = await draw();
    await fill(person);
    await person.click(screen.getByRole('radio', { name: 'Card' }));
    await person.click(screen.getByRole('radio', { name: 'Bank account' }));
    expect(screen.getByLabelText('Account number')).toHaveProperty('value', '000123456789');
  });

  test('that the gateway refuses says why at its field, and nothing is bound', async () => {
    const errors = [{ message: 'Takes no real bank account.', extensions: { field: 'account' } }];
    server.answerUrl('/tokenize-bank', () => new Failure({ errors }, 422));
    const person = await draw();
    await fill(person, '99999999');
    await agree(person);
    await person.click(payButton());
    await waitFor(() => expect(screen.getByLabelText('Account number').getAttribute('aria-invalid')).toBe('true'));
    expect(binds()).toEqual([]);
  });
});

describe('a bank account that Stripe takes', () => {
  let requested: string[];
  let chosen: string;
  beforeEach(() => {
    [requested, chosen] = [[], 'requires_confirmation'];
    const send = (what: string, status: string) => {
      requested.push(what);
      return Promise.resolve({ setupIntent: { status } });
    };
    const field = { mount: () => undefined, on: () => undefined, focus: () => undefined, destroy: () => undefined };
    window.Stripe = (): StripeScript => ({
      elements: () => ({ create: () => field }),
      createPaymentMethod: () => Promise.resolve({}),
      collectBankAccountForSetup: ({ clientSecret }) => send(`collect ${clientSecret}`, chosen),
      confirmUsBankAccountSetup: (secret) => send(`confirm ${secret}`, 'succeeded'),
      // Without a name or an address Stripe answers that the parameter is missing.
      confirmAcssDebitSetup: (secret, { payment_method: { billing_details: holder } }) =>
        holder.name && holder.email
          ? send(`acss ${secret} ${holder.email}`, 'succeeded')
          : Promise.resolve({ error: { message: 'Missing required param: billing_details.' } }),
    });
    server.answer(LoadPaymentFormDocument, () => ({
      payment_form: { gateway: 'stripe', simulated: false, publishable_key: 'pk_live_1' },
    }));
    server.answer(OpenBankSetupDocument, () => ({ bank_setup: { method_token: 'seti_1', client_secret: 'secret' } }));
  });
  afterEach(() => {
    delete window.Stripe;
  });

  test('is chosen in the window of Stripe, confirmed and debited by its setup', async () => {
    const person = await draw();
    await person.type(screen.getByLabelText('Account holder'), 'Ada Moreno');
    await agree(person);
    await person.click(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(requested).toEqual(['collect secret', 'confirm secret']);
    expect(binds()).toEqual([{ ...agreed, method_token: 'seti_1' }]);
  });

  test('in Canada is confirmed there, under the name and the address of who pays', async () => {
    country = 'CA';
    const person = await draw();
    await person.type(screen.getByLabelText('Account holder'), 'Ada Moreno');
    await agree(person);
    await person.click(payButton());
    await waitFor(() => expect(window.location.pathname).toBe('/checkout/confirmation'));
    expect(requested).toEqual(['acss secret ada.moreno@example.com']);
    expect(server.sentTo(OpenBankSetupDocument).map(({ variables }) => variables)).toEqual([
      { country: 'CA', name: 'Ada Moreno', email: 'ada.moreno@example.com', recurring: false },
    ]);
  });

  test('whose window is closed debits nothing, and can be opened again', async () => {
    chosen = 'requires_payment_method';
    const person = await draw();
    await person.type(screen.getByLabelText('Account holder'), 'Ada Moreno');
    await agree(person);
    await person.click(payButton());
    expect((await screen.findAllByText(/No bank account was chosen/)).length).toBeGreaterThan(0);
    expect(binds()).toEqual([]);
  });
});
