// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CancelDislocationDocument, LoadDislocationRunDocument } from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { DislocationRunScreen } from './dislocation-run-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const id = '01a20000-0000-7000-8000-000000000001';
const sums = {
  policies: 40,
  compared: 38,
  before: 1e6,
  after: 105e4,
  capped: 102e4,
  rising: 30,
  falling: 4,
  referred: 2,
  refused: 0,
  unpriced: 1,
  withoutBase: 1,
  chargedOtherwise: 3,
};
const falling = { ...sums, policies: 7, after: 900_000 };
const found = { policyId: 'p1', policyNumber: 'RWP-100001' };
const bars = [0, 0, 0, 0, 1, 3, 4, 10, 20, 0, 0, 0, 0];
const summary = {
  total: sums,
  histogram: bars,
  cappedHistogram: bars,
  referrals: { vehicle_age: 2 },
  refusals: {},
  missing: {},
  states: { OH: sums },
  classes: { class_a: sums },
  organizations: {
    o1: sums,
    o2: falling,
  },
  crossing: [
    {
      ...found,
      before: 1e5,
      after: 9e4,
      referrals: ['vehicle_age'],
      refusals: [],
      missing: [],
    },
  ],
};
const row = {
  dislocation_run_id: id,
  provider: 'personal',
  status: 'running',
  cap_percent: 10,
  every_organization: false,
  total: 80,
  done: 40,
  created: '2026-11-20T10:00:00Z',
  rater_version: { provider_version: '2027.1' },
  base_rater_version: null,
  organization_id: 'o1',
  organization: { name: 'Harbor RV' },
  failure: null,
  finished: null,
};
const words = [
  { code: 'vehicle_age', message: 'The vehicle is older than 20 years.' },
  { code: 'OH', message: 'Ohio' },
  { code: 'o1', message: 'Harbor Insurance' },
  { code: 'o2', message: 'Mirage Agency' },
];
const allowed = (operation: string) => ({ operation, allowed: true });

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => ({ ...dana, roles: ['global:user', 'global:actuary'] }));
});

async function draw(run: object, abilities: readonly object[] = []) {
  server.answer(
    LoadDislocationRunDocument,
    () =>
      ({
        dislocation_runs_by_pk: {
          ...row,
          summary,
          ...run,
        },
        abilities,
        dislocation_words: words,
      }) as never,
  );
  const hands = await drawStaffPage(`/underwriting/raters/dislocation/${id}`, <DislocationRunScreen />);
  await screen.findByRole('heading', { level: 1, name: /2027\.1$/ });
  return hands;
}

describe('a dislocation run', () => {
  test('says how far it is, and what the book does so far', async () => {
    await draw({});
    expect(screen.getByText('Running')).toBeDefined();
    expect(screen.getByText('40 of 80')).toBeDefined();
    expect(screen.getByText('$500.00 (+5%)')).toBeDefined();
    expect(screen.getByText('$200.00 (+2%)')).toBeDefined();
    expect(screen.queryByRole('table', { name: 'Deciles of the change' })).toBeNull();
  });

  test('tells by a table what its bars show', async () => {
    await draw({});
    const table = screen.getByRole('table', { name: 'Policies by change' });
    const bar = within(table).getByRole('row', { name: /5% to 10%/ });
    expect(within(bar).getByText('20')).toBeDefined();
  });

  test('shows no capped change where there is no cap', async () => {
    await draw({ cap_percent: null });
    expect(screen.queryByRole('table', { name: /under the cap/ })).toBeNull();
  });

  test('leads to the policies that an underwriter would newly look at, where the page opens', async () => {
    await draw({});
    expect(screen.getByText('RWP-100001')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'RWP-100001' })).toBeNull();
    cleanup();
    server.answerUrl('/api/auth/me', () => ({ ...dana, roles: ['global:user', 'global:underwriter'] }));
    await draw({});
    expect(screen.getByText('2 policies would be referred:').parentElement?.textContent).toBe(
      '2 policies would be referred: The vehicle is older than 20 years.',
    );
    const link = screen.getByRole('link', { name: 'RWP-100001' });
    expect(link.getAttribute('href')).toBe('/agents/policies/p1');
  });

  test('over all organizations shows each of them by its name', async () => {
    await draw({ every_organization: true });
    const table = screen.getByRole('table', { name: 'By organization' });
    const row = within(table).getByRole('row', { name: /Mirage Agency/ });
    expect(row.textContent).toContain('-10%');
    expect(within(table).getByRole('row', { name: /Harbor Insurance/ })).toBeDefined();
  });

  test('over one organization has no table of organizations, and says states in words', async () => {
    await draw({});
    expect(screen.queryByRole('table', { name: 'By organization' })).toBeNull();
    expect(screen.getByText('Ohio')).toBeDefined();
  });

  test('is cancelled by whoever may', async () => {
    server.answer(CancelDislocationDocument, () => ({ cancel_dislocation: { dislocation_run_id: id } }));
    const hands = await draw({}, [allowed('cancel_dislocation')]);
    await hands.click(screen.getByRole('button', { name: 'Cancel the run' }));
    expect(server.sentTo(CancelDislocationDocument)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Continue the run' })).toBeNull();
  });

  test('says why it failed, and shows its deciles once it is done', async () => {
    await draw({ status: 'failed', failure: 'rates_changed', summary: { ...summary, deciles: [-500, 0, 100] } });
    expect(screen.getByText(/The version was changed since this run began/)).toBeDefined();
    expect(screen.getByRole('table', { name: 'Deciles of the change' })).toBeDefined();
  });
});
