// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  LoadSavedViewsDocument,
  PolicyActivitiesFilterOptionsDocument,
  PolicyActivitiesReportDocument,
  PolicyActivityDaysDocument,
  type PolicyActivityRowFragment,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { PolicyActivitiesScreen } from './policy-activities-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const counted = (count: number) => ({ aggregate: { count, count_capped: false } });
const row: PolicyActivityRowFragment = {
  history_id: '0199aaaa-0000-7000-8000-000000000001',
  policy_id: '0199aaaa-0000-7000-8000-000000000002',
  timestamp: '2026-11-20T10:00:00Z',
  action: 'cancellation',
  organization_name: 'Cascade',
  agent_name: 'Dana Reyes',
  provider: 'personal',
  policy_status: 'cancelled',
  effective_date: '2026-06-01',
  expiration_date: '2027-06-01',
  policy_term_premium: 12e4,
  premium_change: -6e4,
  policy_state: 'OH',
  payment_term: 'monthly',
  current_quote_id: '0199aaaa-0000-7000-8000-000000000003',
  cancelled_as_of: '2026-11-20',
  policy_number: 'RW-4711',
  currency: 'USD',
};
let rows: PolicyActivityRowFragment[] = [];
const requested: unknown[] = [];

beforeEach(() => {
  rows = [row];
  requested.length = 0;
  server.answerUrl('/api/auth/me', () => ({ ...dana, roles: ['organization:underwriter'], org_id: 'o1' }));
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  server.answerNamed('CountViews_policy_activities', () => ({
    v0: counted(rows.length),
    v1: counted(1),
    v2: counted(1),
    v3: counted(1),
  }));
  server.answer(PolicyActivitiesFilterOptionsDocument, () => ({
    states: [{ policy_state: 'OH' }],
    actions: [{ action: 'cancellation' }],
  }));
  server.answer(PolicyActivitiesReportDocument, () => ({
    policy_activities: rows,
    policy_activities_aggregate: counted(rows.length),
  }));
  server.answer(PolicyActivityDaysDocument, (variables) => {
    requested.push(variables);
    return {
      policy_activity_days: rows.map(({ premium_change }) => ({
        day: '2026-11-20',
        currency: 'USD',
        activities: 1,
        premium_change,
      })),
    };
  });
});

const draw = (address = '/underwriting/policies') => drawStaffPage(address, <PolicyActivitiesScreen />);

test('what the activities come to stands above them, and each leads to the policy as an underwriter sees it', async () => {
  await draw();
  const link = await screen.findByRole('link', { name: /RW-4711/ });
  expect(link.getAttribute('href')).toBe(
    `/underwriting/policies/${row.policy_id}?list=${encodeURIComponent('/underwriting/policies')}`,
  );
  expect(await screen.findByText('1 activity')).toBeDefined();
  expect(screen.getAllByText('−$600.00')).toHaveLength(2);
  expect(screen.getByRole('img', { name: /Premium change by day: −\$600.00 in all/ })).toBeDefined();
});

test('totals and paper are narrowed to what the list is', async () => {
  await draw('/underwriting/policies?view=all&f[action]=cancellation&f[agent_name]=Dana');
  await screen.findByRole('link', { name: /RW-4711/ });
  expect(requested.at(-1)).toMatchObject({ actions: ['cancellation'], agent: 'Dana', since: null });
  const paper = screen.getByRole('link', { name: /Print this list/ });
  expect(paper.getAttribute('href')).toBe(
    '/print/policy-activities?view=all&f[action]=cancellation&f[agent_name]=Dana',
  );
});

test('a period without activity offers all time, with the other filters as they are', async () => {
  rows = [];
  await draw('/underwriting/policies?f[policy_state]=OH');
  expect(await screen.findByText('No activity in this period')).toBeDefined();
  const wider = screen.getByRole('link', { name: 'Look at all time' });
  expect(wider.getAttribute('href')).toBe('/underwriting/policies?view=all&f[policy_state]=OH');
});

test('states and activities that are nowhere are not offered', async () => {
  const person = await draw();
  await screen.findByRole('link', { name: /RW-4711/ });
  await person.click(await screen.findByRole('button', { name: 'State' }));
  expect(await screen.findByRole('checkbox', { name: 'OH' })).toBeDefined();
  expect(screen.queryByRole('checkbox', { name: 'WI' })).toBeNull();
});
