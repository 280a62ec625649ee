// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { MyPolicyCardFragment } from '../../../generated/documents.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { MyPolicyCard } from './my-policy-card.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const policy: MyPolicyCardFragment = {
  policy_id: 'p1',
  policy_number: 'RWP-1',
  policy_status: 'active',
  time_zone: 'America/New_York',
  effective_date: '2026-05-14',
  expiration_date: '2027-05-14',
  cancelled_as_of: null,
  currency: 'USD',
  current_quote: null,
  owed_photos: [],
  policy_renewals: [],
  policy_cancellations: [],
  returned: [],
  invoices: [
    {
      due_date: '2026-10-14',
      amount: 2307,
      paid_amount: 307,
      status: 'partly_paid',
    },
    {
      due_date: '2026-11-14',
      amount: 2307,
      paid_amount: 0,
      status: 'issued',
    },
    {
      due_date: '2099-12-14',
      amount: 2297,
      paid_amount: 297,
      status: 'scheduled',
    },
  ],
};
const draw = (changed: Partial<MyPolicyCardFragment>) =>
  drawPage('account', '/customers', <MyPolicyCard policy={{ ...policy, ...changed }} />);

test('a policy on which money is due says how much is left, since when, and leads to paying it', async () => {
  await draw({});
  expect(screen.getByText('$43.07 since Oct 14, 2026')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Pay now' });
  expect(link.getAttribute('href')).toContain('/customers/pay?policy=p1');
  expect(screen.queryByText(/Cover ends/)).toBeNull();
});

test('one that ends because it is not paid says when', async () => {
  await draw({ policy_status: 'pending_cancellation', policy_cancellations: [{ effective_date: '2026-12-07' }] });
  expect(screen.getByText('Cover ends on Dec 7, 2026 unless this is paid.')).toBeDefined();
});

test('one of which nothing is due says what is left of the next payment, and asks for nothing', async () => {
  await draw({ invoices: policy.invoices.slice(2) });
  expect(screen.getByText('$20.00 on Dec 14, 2099')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Pay now' })).toBeNull();
});
