// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AutopayConsentsDocument, LoadMyPaymentMethodDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { MyPaymentMethod } from './my-payment-method.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const policyId = '01900000-0000-7000-8000-000000000001';

test.each([
  ['none', 'card', 'Add a card or bank account'],
  ['good', 'card', 'Change how you pay'],
  ['good', 'bank', 'Change how you pay'],
])('a card or account is added, or takes the place of another: %s %s', async (status, kind, change) => {
  server.answerUrl('/api/auth/me', () => null);
  server.answer(AutopayConsentsDocument, () => ({ autopay_consents: [] }));
  server.answer(LoadMyPaymentMethodDocument, () => ({
    policy_payment_form: {
      due: 0,
      amount: 3934,
      on_its_way: 0,
      paid_ahead: 0,
      currency: 'USD',
      next_due: '2026-12-29',
      next_attempt: null,
      autopay: false,
      method_status: status,
      method_kind: kind,
      method_ends: '4242',
    },
  }));
  await drawPage('account', `/customers/policies/${policyId}/billing`, <MyPaymentMethod policyId={policyId} />);
  expect(await screen.findByRole('button', { name: change })).toBeTruthy();
});
