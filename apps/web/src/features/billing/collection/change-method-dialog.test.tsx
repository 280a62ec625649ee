// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChangePaymentMethodDocument, CreateMyPaymentSessionDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { ChangeMethodDialog } from './change-method-dialog.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const policyId = '01900000-0000-7000-8000-000000000001';

type OnFile = { readonly payment_method_id: string; readonly kind: string; readonly ends: string };

async function draw({ onFile = [], autopay = false }: { onFile?: readonly OnFile[]; autopay?: boolean } = {}) {
  server.answerUrl('/api/auth/me', () => null);
  server.answerUrl('/tokenize', () => ({ token: 'tok_1' }));
  server.answer(CreateMyPaymentSessionDocument, () => ({
    policy_payment_form: {
      simulated: true,
      on_file: onFile,
      publishable_key: null,
      tokenize_url: '/tokenize',
      tokenize_bank_url: '/tokenize-bank',
      policy_number: 'RWP-100001-0',
      country: 'US',
      payer_email: 'ada@example.com',
      postal_code: '43215',
      due: 0,
      amount: 3934,
      on_its_way: 0,
      currency: 'USD',
      next_due: '2026-12-29',
      next_attempt: null,
      autopay,
      method_status: 'none',
      method_kind: 'card',
      method_ends: '4242',
      can_charge: false,
      autopay_version: 'card 1',
      autopay_parts: [{ title: 'By card', text: 'As agreed.' }],
      bank_autopay_version: 'bank 1',
      bank_autopay_parts: [{ title: 'By bank', text: 'As agreed.' }],
    },
  }));
  server.answerUrl('/tokenize-bank', () => ({ token: 'bank_1' }));
  server.answer(ChangePaymentMethodDocument, () => ({ change_payment_method: { status: 'stored', message: null } }));
  return drawPage(
    'account',
    `/customers/policies/${policyId}/billing`,
    <ChangeMethodDialog policyId={policyId} title="Add a card" onClose={() => undefined} />,
  );
}

test('another card is taken with the consent of its owner, and nothing is charged', async () => {
  const person = await draw();
  await person.type(await screen.findByLabelText('Card number'), '4242424242424242');
  await person.type(screen.getByLabelText(/^Expiry/), '1231');
  await person.type(screen.getByLabelText(/^Security code/), '123');
  await person.type(screen.getByLabelText('Name on the card'), 'Ada Moreno');
  await person.click(screen.getByRole('button', { name: 'Use this card' }));
  expect(await screen.findByText(/^Agree to automatic payments/)).toBeTruthy();
  expect(server.sentTo(ChangePaymentMethodDocument)).toHaveLength(0);
  await person.click(screen.getByRole('checkbox', { name: /^Charge my later payments/ }));
  await person.click(screen.getByRole('button', { name: 'Use this card' }));
  await waitFor(() => expect(server.sentTo(ChangePaymentMethodDocument)).toHaveLength(1));
  expect(await screen.findByText(/^Your later payments go to this card from now on/)).toBeTruthy();
});

test('a bank account is taken by its standing mandate alone, and no payment is authorized', async () => {
  const person = await draw();
  await person.click(await screen.findByRole('radio', { name: 'Bank account' }));
  await person.type(await screen.findByLabelText('Account holder'), 'Ada Moreno');
  await person.type(screen.getByLabelText('Routing number'), '110000000');
  await person.type(screen.getByLabelText('Account number'), '000123456789');
  expect(screen.queryByRole('checkbox', { name: /I agree to the authorization/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Use this account' }));
  expect(await screen.findByText(/so that the account may be debited/)).toBeTruthy();
  expect(server.sentTo(ChangePaymentMethodDocument)).toHaveLength(0);
  await person.click(screen.getByRole('checkbox', { name: /^Debit my later payments/ }));
  await person.click(screen.getByRole('button', { name: 'Use this account' }));
  await waitFor(() => expect(server.sentTo(ChangePaymentMethodDocument)).toHaveLength(1));
  expect(server.sentTo(ChangePaymentMethodDocument)[0]?.variables).toEqual({
    policy_id: policyId,
    method_token: 'bank_1',
    method_kind: 'bank',
    autopay_consent: 'bank 1',
  });
  expect(await screen.findByText(/^Your later payments go to this account from now on/)).toBeTruthy();
});

test('what is on file with another policy is taken without entering it, and what pays already is not offered', async () => {
  const cards = ['4242', '4444'].map((ends) => ({ payment_method_id: `m${ends}`, kind: 'card', ends }));
  const person = await draw({ onFile: cards, autopay: true });
  expect(await screen.findByRole('radio', { name: 'Card ending 4444' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('radio', { name: 'Card ending 4242' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: /^Charge my later payments/ }));
  await person.click(screen.getByRole('button', { name: 'Use this card' }));
  await waitFor(() => expect(server.sentTo(ChangePaymentMethodDocument)).toHaveLength(1));
  expect(server.sentTo(ChangePaymentMethodDocument)[0]?.variables).toEqual({
    policy_id: policyId,
    payment_method_id: 'm4444',
    method_kind: 'card',
    autopay_consent: 'card 1',
  });
});
