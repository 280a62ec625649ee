// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  type KnownPolicyFragment,
  PolicyAsOfDocument,
  type PolicyRecordFragment,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { answerQuotes } from '../../../testing/quotes-scenario.tsx';
import { abilitiesDocument } from '../../shared/actions/abilities-document.ts';
import { LookingBack } from './looking-back.tsx';
import { closedInPast } from './past-policy.ts';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const path = '/en-us/agents/policies/p1';
// What the page of today has beside it makes no difference here.
const policy = {
  policy_id: 'p1',
  policy_status: 'cancelled',
  time_zone: 'America/New_York',
  currency: 'USD',
  premium: 5e4,
  current_quote_id: 'now',
  policy_refunds: [{ amount: 1 }],
} as unknown as PolicyRecordFragment;
const known: KnownPolicyFragment = {
  known_at: '2026-05-11T03:59:59.999Z',
  status: 'active',
  cover: 'in_force',
  cancelled_as_of: null,
  covered_from: '2026-03-20',
  covered_to: '2027-03-20',
  effective_date: '2026-03-20',
  expiration_date: '2027-03-20',
  quote_id: 'then',
  quote: null,
  premium: 9e4,
  taxes: 0,
  fees: 2500,
  total: 92500,
  invoices: [],
  payments: [],
  refunds: [],
  decisions: [],
};
const mayLook = (allowed: boolean) =>
  server.answer(abilitiesDocument('policies', 1), () => ({
    a0: [{ operation: 'policy_as_of', allowed, code: null, message: null }],
  }));
const draw = (search: string) =>
  drawStaffPage(
    `${path}${search}`,
    <LookingBack kind="agent" policy={policy}>
      {(shown, past) => (
        <p>
          {`${shown.policy_status} ${shown.premium} ${shown.current_quote_id} ${shown.policy_refunds.length}`}
          {past && ` ${past.addressOf('/agents/policies/p1?tab=billing')}`}
        </p>
      )}
    </LookingBack>,
  );

beforeEach(() => {
  answerQuotes(server, () => []);
  mayLook(true);
  server.answer(PolicyAsOfDocument, () => ({ policy_as_of: known }));
});

test('the page is that of today, until another day is asked for', async () => {
  await draw('?tab=billing');
  expect(await screen.findByText('cancelled 50000 now 1')).toBeDefined();
  fireEvent.click(await screen.findByRole('button', { name: 'As of today' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('On this day'), { target: { value: '2026-05-03' } });
  fireEvent.change(dialog.getByLabelText('As known on'), { target: { value: '2026-05-10' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Look' }));
  expect(await screen.findByText(/You are looking at May 3, 2026 as known on May 10, 2026/)).toBeDefined();
  expect(window.location.search).toBe('?tab=billing&asOf=2026-05-03&known=2026-05-10');
});

test('who may not look back is not asked for a day', async () => {
  mayLook(false);
  await draw('');
  await waitFor(() => expect(server.sentTo(abilitiesDocument('policies', 1))).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'As of today' })).toBeNull();
});

test('the address says the time: the answer of then stands in the place of today’s, its tabs lead to the same time', async () => {
  await draw('?asOf=2026-05-03&known=2026-05-10');
  const then = 'active 90000 then 0 /agents/policies/p1?tab=billing&asOf=2026-05-03&known=2026-05-10';
  expect(await screen.findByText(then)).toBeDefined();
  expect(server.sentTo(PolicyAsOfDocument).map(({ variables }) => variables)).toEqual([
    { policy_id: 'p1', valid_on: '2026-05-03', known_at: '2026-05-11T03:59:59.999Z' },
  ]);
});

test.each(['Escape', 'button'])('%s leads back to today', async (way) => {
  await draw('?tab=billing&asOf=2026-05-03');
  await screen.findByText(/as known on May 10, 2026/);
  if (way === 'Escape') fireEvent.keyDown(document.body, { key: 'Escape' });
  else fireEvent.click(screen.getByRole('button', { name: 'Back to today' }));
  await waitFor(() => expect(window.location.search).toBe('?tab=billing'));
  expect(screen.getByText('cancelled 50000 now 1')).toBeDefined();
});

test('actions are closed with the reason, and those that a role never may stay out', () => {
  const [open, never] = [
    { operation: 'cancel_policy', allowed: true, code: null, message: null },
    { operation: 'refund_policy', allowed: false, code: 'actor_not_allowed', message: 'No.' },
  ];
  expect(
    closedInPast(
      [open, never].flatMap((one) => one ?? []),
      'Another day.',
    ),
  ).toEqual([{ operation: 'cancel_policy', allowed: false, code: 'looking_back', message: 'Another day.' }, never]);
});
