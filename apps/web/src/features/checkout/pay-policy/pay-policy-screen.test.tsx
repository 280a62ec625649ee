// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CreateMyPaymentSessionDocument,
  type CreateMyPaymentSessionQuery,
  LoadPolicyDebitAuthorizationDocument,
  PayMyPolicyDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { PayPolicyScreen } from './pay-policy-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const policyId = '01900000-0000-7000-8000-000000000001';
type Form = CreateMyPaymentSessionQuery['policy_payment_form'];
const part = (title: string) => [{ title, text: 'As agreed.' }];
const usual: Form = {
  simulated: true,
  on_file: [],
  publishable_key: null,
  tokenize_url: '/tokenize',
  tokenize_bank_url: '/tokenize-bank',
  policy_number: 'RWP-100001-0',
  country: 'US',
  payer_email: 'ada@example.com',
  postal_code: '43215',
  due: 8511,
  amount: 8511,
  on_its_way: 0,
  currency: 'USD',
  next_due: null,
  next_attempt: null,
  autopay: false,
  method_status: 'kept',
  method_kind: 'card',
  method_ends: '4242',
  can_charge: true,
  autopay_version: 'card 1',
  autopay_parts: part('By card'),
  bank_autopay_version: 'bank 1',
  bank_autopay_parts: part('By bank'),
};
let form: Form;
const sent = () => server.sentTo(PayMyPolicyDocument).map(({ variables }) => variables);

beforeEach(() => {
  form = usual;
  server.answer(CreateMyPaymentSessionDocument, () => ({ policy_payment_form: form }));
  server.answer(LoadPolicyDebitAuthorizationDocument, ({ amount }) => ({
    policy_debit_authorization: { version: 'v1', amount, parts: part('What you allow') },
  }));
  server.answerUrl('/tokenize-bank', () => ({ token: 'bank_1' }));
  server.answer(PayMyPolicyDocument, () => ({ pay_policy: { status: 'paid', message: null } }));
});
const draw = async () => {
  const person = await drawPage('checkout', `/customers/pay?policy=${policyId}`, <PayPolicyScreen />);
  await screen.findByText('Policy RWP-100001-0');
  return person;
};
const payButton = () => screen.getByRole('button', { name: /^Pay \$/ });

async function fillAccount(person: Awaited<ReturnType<typeof draw>>) {
  await person.click(screen.getByRole('radio', { name: 'Bank account' }));
  await person.type(await screen.findByLabelText('Account holder'), 'Ada Moreno');
  await person.type(screen.getByLabelText('Routing number'), '110000000');
  await person.type(screen.getByLabelText('Account number'), '000123456789');
  await screen.findByText('What you allow');
}

describe('the page on which a policy is paid', () => {
  test('pays with what is on file in one press', async () => {
    const person = await draw();
    await person.click(payButton());
    await screen.findByRole('heading', { name: 'Thank you, your payment is in' });
    expect(sent()).toEqual([{ policy_id: policyId, amount: 8_511 }]);
  });

  test('offers what is on file with other policies, once each', async () => {
    const own = { payment_method_id: 'm1', kind: 'card', ends: '4242' };
    form = { ...usual, on_file: [own, { payment_method_id: 'm2', kind: 'card', ends: '4444' }] };
    const person = await draw();
    expect(screen.getAllByRole('radio', { name: /^Card ending/ })).toHaveLength(2);
    await person.click(screen.getByRole('radio', { name: 'Card ending 4444' }));
    await person.click(payButton());
    await screen.findByRole('heading', { name: 'Thank you, your payment is in' });
    expect(sent()).toEqual([{ policy_id: policyId, amount: 8_511, payment_method_id: 'm2' }]);
  });

  test('pays from a bank account once its text is agreed to, and says that this takes days', async () => {
    server.answer(PayMyPolicyDocument, () => ({ pay_policy: { status: 'processing', message: null } }));
    const person = await draw();
    await fillAccount(person);
    await person.click(payButton());
    expect(sent()).toEqual([]);
    await person.click(screen.getByRole('checkbox', { name: /I agree to the authorization/ }));
    await person.click(screen.getByRole('checkbox', { name: /Debit my later payments/ }));
    await person.click(payButton());
    await screen.findByRole('heading', { name: 'Your bank is being asked for the payment' });
    expect(sent()).toEqual([
      {
        policy_id: policyId,
        amount: 8511,
        method_token: 'bank_1',
        autopay_consent: 'bank 1',
        debit_authorization: {
          version: 'v1',
          amount: 8511,
        },
      },
    ]);
  });

  test('says at the amount why no account pays it, and pays nothing', async () => {
    const words = 'From a bank account, pay all that is due: $85.11 or more. A card pays a part.';
    server.answer(LoadPolicyDebitAuthorizationDocument, ({ amount }) =>
      amount < 8_511
        ? refusal('debit_too_small', words, 'amount')
        : { policy_debit_authorization: { version: 'v1', amount, parts: part('What you allow') } },
    );
    const person = await draw();
    await fillAccount(person);
    const amount = screen.getByLabelText('Amount');
    await person.clear(amount);
    await person.type(amount, '20');
    await screen.findByText(words);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    await person.click(payButton());
    expect(sent()).toEqual([]);
  });

  test('agreeing to one amount agrees to no other', async () => {
    const person = await draw();
    await fillAccount(person);
    const agree = () => screen.getByRole('checkbox', { name: /I agree to the authorization/ });
    await person.click(agree());
    await person.type(screen.getByLabelText('Amount'), '0');
    await waitFor(() => expect(agree()).toHaveProperty('checked', false));
  });

  test('asks for nothing while all of it is on its way', async () => {
    form = { ...usual, due: 0, amount: 0, on_its_way: 8_511 };
    await draw();
    await screen.findByText('$85.11 is on its way from your bank. Nothing of it is asked for meanwhile.');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  test('wants an amount before it pays', async () => {
    const person = await draw();
    await person.clear(screen.getByLabelText('Amount'));
    await person.click(screen.getByRole('button', { name: /^Pay/ }));
    await screen.findByText('Enter an amount to pay.');
    expect(sent()).toEqual([]);
  });
});
