// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  ChangeAddressDocument,
  LoadPoliciesTogetherDocument,
  PreviewAddressChangeDocument,
  type TogetherPolicyFragment,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import type { ChangedPolicy } from '../change-my-policy/changed-policy.ts';
import { AddressTogether } from './address-together.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const place = {
  line_1: '12 Oak Street',
  line_2: null,
  locality: 'Columbus',
  administrative_area: 'OH',
  postal_code: '43215',
};
const together = (id: string, make: string): TogetherPolicyFragment => ({
  policy_id: id,
  policy_number: `RWP-${id}`,
  currency: 'USD',
  current_quote: {
    provider: 'personal',
    mailing_location: place,
    vehicles: [
      {
        vehicle_id: `v${id}`,
        root_vehicle_id: `r${id}`,
        type: 'travel_trailer',
        year: 2021,
        make,
        model: 'One',
        location: place,
      },
    ],
  },
});
const priced = (premium_after: number) => ({
  effective_date: '2026-07-10',
  expiration_date: '2027-06-15',
  currency: 'USD',
  premium_before: 50_000,
  premium_after,
  term_before: 50_000,
  term_after: premium_after,
  charged_before: 50_000,
  charged_after: premium_after,
  refund: 0,
  balance: 0,
  left_as_it_is: 0,
  earliest_date: '2026-06-10',
  latest_date: '2027-06-14',
  needs_underwriter: null,
  takes_away: [],
  changes: [],
  days_left: 100,
  days_of_term: 365,
  parts: [],
  lines: [],
  invoices: [],
  repeated: [],
});

beforeEach(() => {
  server.answer(LoadPoliciesTogetherDocument, () => ({
    policies: [together('a', 'Airstream'), together('b', 'Lance')],
  }));
  server.answer(PreviewAddressChangeDocument, ({ also }) => {
    const takes = { policy_id: 'a', policy_number: 'RWP-a', code: null, message: null, preview: priced(50_400) };
    const named = { policy_id: 'b', policy_number: 'RWP-b', code: 'policy_delinquent' };
    const refuses = { ...named, message: 'Something is overdue.', preview: null };
    // One is asked about alone, too.
    const isBoth = JSON.stringify(also).includes('b');
    return { preview_address_change: isBoth ? [takes, refuses] : [takes] };
  });
  server.answer(ChangeAddressDocument, () => ({
    change_address: [{ policy_proposal_id: 'p', policy_id: 'a', status: 'applied', effective: '2026-07-10' }],
  }));
});

test('an address is changed on the policies that take it: what one refuses is left out first', async () => {
  // Of the policy itself nothing but its keys is read here.
  const policy = { policy_id: 'a', user_id: 'u', organization_id: 'o' } as ChangedPolicy;
  const user = await drawPage(
    'change',
    '/customers/policies/a/change/address',
    <AddressTogether policy={policy} kind="user" />,
  );
  const press = () => user.click(screen.getByRole('button', { name: /^Change \d polic/ }));
  await screen.findByText('RWP-b: 2021 Lance One');
  await press();
  expect(await screen.findByText('Enter street, city and postal code first.')).toBeDefined();
  await user.type(screen.getByLabelText('Street and number'), '7 High Street');
  await user.type(screen.getByLabelText('City'), 'Cleveland');
  await user.type(screen.getByLabelText('ZIP or postal code'), '44114');
  expect(await screen.findByText('Something is overdue.')).toBeDefined();
  await press();
  expect(await screen.findByText(/^One of the policies does not take this change\./)).toBeDefined();
  expect(server.sentTo(ChangeAddressDocument)).toEqual([]);
  await user.click(screen.getByLabelText(/^RWP-b: /));
  await user.click(screen.getByLabelText('2021 Airstream One is kept at this postal code', { exact: false }));
  const own = await screen.findByRole('region', { name: 'RWP-a' });
  expect(await within(own).findByText('$4.00 more this term')).toBeDefined();
  await press();
  expect(await screen.findByText('The address of 1 policy is changed.')).toBeDefined();
  expect(server.sentTo(ChangeAddressDocument)[0]?.variables).toEqual({
    policy_id: 'a',
    premium: 50_400,
    also: [],
    effective_date: null,
    mailing_address: { line_1: '7 High Street', line_2: null, locality: 'Cleveland', postal_code: '44114' },
    moved_vehicles: ['ra'],
  });
});
