// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  CompareRaterVersionsDocument,
  LoadOtherVersionsDocument,
  LoadRaterVersionDocument,
  PromoteRaterVersionDocument,
  RunRaterFixturesDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { VersionScreen } from './version-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const id = '01a20000-0000-7000-8000-000000000001';
const other = '01a20000-0000-7000-8000-000000000002';
const release = {
  rater_release_id: 'r1',
  administrative_area: 'OH',
  business_type: 'renewal',
  effective_date: '2026-12-01',
  created: '2026-11-20T10:00:00Z',
  reason: 'Filed in May',
  difference_reason: null,
  released_by_name: 'Arno Feld',
};
const version = {
  rater_version_id: id,
  organization_id: 'o1',
  provider: 'personal',
  provider_version: '2027.1',
  label: 'test',
  status: 'draft',
  promoted: null,
  promoted_by_name: null,
  promotion_reason: null,
  organization: { name: 'Harbor RV' },
  releases: [release],
  fixtures: [
    {
      name: 'Ohio',
      total: 104753,
    },
  ],
};
const ability = (operation: string, allowed: boolean) => ({
  operation,
  allowed,
  code: allowed ? null : 'actor_not_allowed',
  message: null,
});

beforeEach(() => {
  server.answer(LoadOtherVersionsDocument, () => ({
    rater_versions: [{ rater_version_id: other, provider_version: '2026.1', status: 'promoted' }],
  }));
});

/** Draws a tab of the version for somebody who promotes, or for who reads. */
async function draw(tab: string, promotes = true) {
  const [role, permissions] = promotes
    ? ['global:actuary', ['rater:test', 'rater:promote']]
    : ['organization:underwriter', []];
  server.answerUrl('/api/auth/me', () => ({ ...dana, roles: ['global:user', role], permissions }));
  server.answer(LoadRaterVersionDocument, () => ({
    rater_versions_by_pk: version,
    abilities: [ability('promote_rater_version', promotes), ability('add_rater_fixture', promotes)],
  }));
  const hands = await drawStaffPage(`/underwriting/raters/${id}?tab=${tab}`, <VersionScreen />);
  await screen.findByRole('heading', { level: 1, name: 'Personal 2027.1' });
  return hands;
}

const outcomes = (total: number) => () => ({
  run_rater_fixtures: [{ name: 'Ohio', expected: 104_753, total, differs: total !== 104_753 }],
});

describe('a version of rates', () => {
  test('says where it counts, for what, from when on, who decided so and why', async () => {
    await draw('releases');
    const row = within(screen.getByRole('table', { name: 'Releases' })).getAllByRole('row')[1];
    for (const text of ['OH', 'renewals', 'Dec 1, 2026', 'Arno Feld']) expect(row?.textContent).toContain(text);
    expect(screen.getByText('Why: Filed in May')).toBeDefined();
  });

  test('is read without a button by who may not promote, and without what only testers ask', async () => {
    await draw('fixtures', false);
    expect(screen.queryByRole('button', { name: 'Promote' })).toBeNull();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Releases1', 'Fixtures1']);
    expect(screen.getByText('$1,047.53')).toBeDefined();
  });

  test('shows what it says otherwise by factor, each change signed', async () => {
    const cell = (factor: string, key: string, column: string, before: string, after: string, ratio: string) => ({
      change: 'changed',
      factor,
      key,
      column,
      before,
      after,
      ratio,
    });
    server.answer(CompareRaterVersionsDocument, () => ({
      compare_rater_versions: {
        before: '2026.1',
        after: '2027.1',
        rows: [
          cell('storage', 'street', 'comprehensive', '1.20', '1.14', '0.9500'),
          cell('policy_fee', 'all', 'amount', '2500', '2600', '1.0400'),
        ],
        structure: [
          {
            path: 'minimum.prorated',
            before: 'false',
            after: 'true',
          },
        ],
      },
    }));
    await draw('differences');
    const storage = await screen.findByRole('table', { name: /^storage \(1 changed\)$/ });
    expect(within(storage).getByText('-5%')).toBeDefined();
    expect(within(screen.getByRole('table', { name: /^policy fee/ })).getByText('+$1.00')).toBeDefined();
    expect(screen.getByText('false → true')).toBeDefined();
  });

  test('shows what its fixtures come to', async () => {
    server.answer(RunRaterFixturesDocument, outcomes(104_853));
    await draw('fixtures');
    expect(await screen.findByText('1 fixture differs.')).toBeDefined();
    const row = within(screen.getByRole('table', { name: 'Fixtures' })).getByRole('row', { name: /^Ohio/ });
    expect(row.textContent).toContain('+$1.00');
  });
});

describe('a promotion', () => {
  test('says at its field what the server refuses, and goes through once the reason is there', async () => {
    server.answer(RunRaterFixturesDocument, outcomes(104_853));
    server.answer(PromoteRaterVersionDocument, ({ difference_reason }) =>
      difference_reason
        ? { promote_rater_version: { rater_version_id: id } }
        : refusal('fixtures_differ', 'These fixtures come to another total: Ohio.', 'difference_reason'),
    );
    const hands = await draw('releases');
    await hands.click(screen.getByRole('button', { name: 'Promote' }));
    const dialog = screen.getByRole('dialog');
    expect(await within(dialog).findByText('1 fixture differs.')).toBeDefined();
    await hands.type(within(dialog).getByLabelText('Why'), 'Filed');
    await hands.selectOptions(within(dialog).getByLabelText('Where'), 'OH');
    await hands.click(within(dialog).getByRole('button', { name: 'Promote' }));
    const field = await within(dialog).findByLabelText(/^Why fixtures may differ/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    await hands.type(field, 'The fee rises');
    await hands.click(within(dialog).getByRole('button', { name: 'Promote' }));
    await screen.findByText('Personal 2027.1 is promoted.');
    expect(server.sentTo(PromoteRaterVersionDocument).at(-1)?.variables).toEqual({
      provider: 'personal',
      provider_version: '2027.1',
      organization_id: 'o1',
      reason: 'Filed',
      administrative_area: 'OH',
      business_type: null,
      effective_date: null,
      difference_reason: 'The fee rises',
    });
  });
});
