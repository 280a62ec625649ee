// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  AcceptMyRenewalDocument,
  EditMyRenewalDocument,
  LoadMyRenewalDocument,
  LoadMyRenewalOfferDocument,
  LoadToldMileageDocument,
  type LoadMyRenewalQuery,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { MyRenewalScreen } from './my-renewal-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const policyId = '018f0000-0000-7000-8000-0000000000c1';
let isCharged: boolean;
let status: string;
let paymentTerm: string;

const policy = (): NonNullable<LoadMyRenewalQuery['policies_by_pk']> => ({
  policy_id: policyId,
  policy_number: 'RWP-1',
  currency: 'USD',
  policy_renewals: [
    {
      policy_renewal_id: 'r1',
      status,
      renewal_date: '2027-02-01',
      customer_renewal_option: 'auto_renew',
      price_change: 2_000,
      premium_before: 104_000,
      renewed_policy_id: null,
      renewal_quote: null,
    },
  ],
  organization: null,
  current_quote: null,
});

beforeEach(() => {
  isCharged = true;
  status = 'offered';
  paymentTerm = 'monthly';
  server.answer(LoadMyRenewalDocument, () => ({ policies_by_pk: policy() }));
  server.answer(LoadToldMileageDocument, () => ({ told_mileage: [] }));
  server.answer(LoadMyRenewalOfferDocument, () => ({
    policy_renewal_changes: {
      premium_before: 104_000,
      premium: 106_000,
      total_before: 110_000,
      total: 112_000,
      reasons: [{ reason: 'rates', label: 'New rates', before: 110_000, after: 112_000 }],
      changes: [],
      premium_unedited: null,
      total_unedited: null,
      held_back: 0,
      held_back_before: 0,
      moved_values: [],
      edits: [],
      terms: [],
      latest_notice: '2026-12-15',
      pay_by: '2027-02-10',
      charged_by_itself: isCharged,
      payment_term: paymentTerm,
      payment_terms: ['monthly', 'pay_in_full'],
      issue_reason: null,
    },
    abilities: ['accept_my_renewal', 'edit_my_renewal'].map((operation) => ({
      operation,
      allowed: true,
      code: null,
      message: null,
    })),
  }));
  server.answer(AcceptMyRenewalDocument, ({ option }) => {
    status = option === 'do_not_renew' ? 'declined' : 'accepted';
    return { accept_my_renewal: { policy_renewal_id: 'r1', status, renewed_policy_id: isCharged ? null : 'next' } };
  });
});

const draw = () => drawPage('account', `/customers/policies/${policyId}/renewal`, <MyRenewalScreen />);

test('an offer is accepted in one press, and says what happens then', async () => {
  const user = await draw();
  expect(await screen.findByText('Your next term begins on Feb 1, 2027. It costs $1,120.00.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Accept my renewal' }));
  expect(await screen.findByText('You are set')).toBeDefined();
  expect(server.sentTo(AcceptMyRenewalDocument)[0]?.variables).toEqual({
    policy_renewal_id: 'r1',
    option: 'auto_renew',
    decline_reason: null,
    decline_comment: null,
  });
});

test('what nobody charges by itself is paid right after it is accepted', async () => {
  isCharged = false;
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: 'Accept and pay' }));
  await waitFor(() =>
    expect(`${window.location.pathname}${window.location.search}`).toMatch(/\/customers\/pay\?policy=next$/),
  );
});

test('a policy ends only after its end was shown once more, and may be continued after all', async () => {
  const user = await draw();
  await user.click(await screen.findByRole('button', { name: 'Let my policy end' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Let your policy end?' }));
  expect(dialog.getByText(/Cover ends on Feb 1, 2027 at 12:01 a\.m\./)).toBeDefined();
  expect(server.sentTo(AcceptMyRenewalDocument)).toEqual([]);
  await user.selectOptions(dialog.getByRole('combobox', { name: /Why do you leave/ }), 'It costs too much');
  await user.type(dialog.getByRole('textbox', { name: /What should we know/ }), 'Cheaper next door.');
  await user.click(dialog.getByRole('button', { name: 'Let it end on Feb 1, 2027' }));
  expect(await screen.findByText('You let this policy end')).toBeDefined();
  expect(server.sentTo(AcceptMyRenewalDocument)[0]?.variables).toEqual({
    policy_renewal_id: 'r1',
    option: 'do_not_renew',
    decline_reason: 'price',
    decline_comment: 'Cheaper next door.',
  });
  expect(screen.getByRole('button', { name: 'Accept after all' })).toBeDefined();
});

test('how it is paid is switched on the page, and the offer read again at its price', async () => {
  server.answer(EditMyRenewalDocument, ({ payment_term: chosen }) => {
    paymentTerm = String(chosen);
    return { edit_my_renewal: { policy_renewal_id: 'r1', status } };
  });
  const user = await draw();
  await user.click(await screen.findByRole('radio', { name: /Paid in full/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Paid in full/ })).toMatchObject({ checked: true }));
  expect(server.sentTo(EditMyRenewalDocument).map(({ variables }) => variables)).toEqual([
    { policy_renewal_id: 'r1', payment_term: 'pay_in_full' },
  ]);
});
