// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  CancellationChoicesDocument,
  CancelMyPolicyDocument,
  PreviewMyCancellationDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { CancelMyPolicy } from './cancel-my-policy.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const policyId = '01900000-0000-7000-8000-000000000001';

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => null);
  server.answer(CancellationChoicesDocument, () => ({
    cancellation_choices: [
      {
        reason: 'insured_request',
        today: '2026-11-29',
        earliest_date: '2026-11-30',
        latest_date: '2027-11-28',
        odometer_from: null,
        legal: null,
        ground: null,
      },
    ],
  }));
  server.answer(PreviewMyCancellationDocument, ({ as_of_date }) => ({
    preview_my_cancellation: {
      as_of_date,
      takes: 'later',
      basis: 'flat',
      currency: 'USD',
      charged_before: 46_944,
      charged_after: 0,
      due_before: 0,
      refund: 9_170,
      balance: 0,
      refund_due: '2026-12-14',
      refund_source: 'ORS',
      refund_interest: 0,
      refund_to: [{ end: '4242', amount: 9_170 }],
      lines: [],
      lienholders: [],
    },
  }));
  server.answer(CancelMyPolicyDocument, () => ({ cancel_my_policy: { status: 'done' } }));
});

async function press() {
  const person = await drawPage(
    'account',
    `/customers/policies/${policyId}`,
    <CancelMyPolicy policyId={policyId} provider="personal" phone="(888) 555-0142" />,
  );
  await person.click(await screen.findByRole('radio'));
  await screen.findByText('You get $91.70 back');
  await person.click(screen.getByRole('button', { name: 'Cancel my policy' }));
  return person;
}

test('one press ends no cover: it is asked once more, with the day and what comes back', async () => {
  const person = await press();
  const dialog = await screen.findByRole('dialog', { name: 'Cancel your policy?' });
  expect(dialog.textContent).toContain('Cover ends on Nov 30, 2026 at 12:01 a.m. local time. You get $91.70 back');
  expect(server.sentTo(CancelMyPolicyDocument)).toHaveLength(0);
  await person.click(screen.getByRole('button', { name: 'Cancel as of Nov 30, 2026' }));
  await waitFor(() => expect(server.sentTo(CancelMyPolicyDocument)).toHaveLength(1));
  expect(server.sentTo(CancelMyPolicyDocument)[0]?.variables).toMatchObject({ as_of_date: '2026-11-30' });
});

test('the way back leaves the cover as it is', async () => {
  const person = await press();
  await person.click(await screen.findByRole('button', { name: 'Keep my cover' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.sentTo(CancelMyPolicyDocument)).toHaveLength(0);
});
