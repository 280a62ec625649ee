// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  GetLeaderboardDocument,
  GetLeaderboardTopDocument,
  LoadSavedViewsDocument,
  type LeaderboardRowFragment,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { PrintLeaderboard } from './print-leaderboard.tsx';
import { LeaderboardScreen } from './leaderboard-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const counted = (count: number) => ({ aggregate: { count, count_capped: false } });
const place = (agent_name: string, rank: number, gwp: number): LeaderboardRowFragment => ({
  leaderboard_id: agent_name,
  organization_id: 'o1',
  organization_name: 'Cascade RV',
  month: '2026-07-01',
  months_ago: 0,
  currency: 'USD',
  agent_id: agent_name,
  agent_name,
  gwp,
  policies: 2,
  gwp_rank: rank,
  policies_rank: 1,
  percent_of_best: Math.max(0, Math.round(gwp / 10_000)),
});
const rows = [place('Ada Lind', 1, 1_000_000), place('Bo Reyes', 1, 1_000_000), place('Cy Novak', 3, -25_000)];

beforeEach(() => {
  server.answerUrl('/api/auth/me', () => dana);
  server.answer(LoadSavedViewsDocument, () => ({ saved_views: [] }));
  server.answer(GetLeaderboardDocument, () => ({ leaderboard: rows, leaderboard_aggregate: counted(3) }));
  server.answer(GetLeaderboardTopDocument, () => ({ leaderboard: rows.slice(0, 1), own: rows.slice(2) }));
  server.answerNamed('CountViews_leaderboard', () => ({ v0: counted(3) }));
});

const draw = (query = '') => drawStaffPage(`/agents/leaderboard${query}`, <LeaderboardScreen />);

test('ties share a rank, a bar stands beside each premium, and flat cancellations may leave less than nothing', async () => {
  await draw();
  const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
  expect(await row(/Ada Lind/)).toMatch(/1\$10,000/);
  expect(await row(/Bo Reyes/)).toMatch(/1\$10,000/);
  expect(await row(/Cy Novak/)).toMatch(/3−\$250/);
  const bar = within(screen.getByRole('row', { name: /Ada Lind/ })).getByText(/\$10,000/).previousElementSibling;
  expect(bar?.getAttribute('aria-hidden')).toBe('true');
  expect(await screen.findByText(/Your place: 3, with −\$250/)).toBeTruthy();
  expect(server.sentTo(GetLeaderboardDocument)[0]?.variables).toMatchObject({
    where: { _and: [{ is_shown: { _eq: true }, with_endorsements: { _eq: false } }] },
    order: [{ gwp: 'desc' }, { leaderboard_id: 'asc' }],
  });
});

test('endorsements are counted where they are asked for, and so is the reader’s own place', async () => {
  await draw('?view=endorsements');
  await screen.findByText('Ada Lind');
  expect(server.sentTo(GetLeaderboardDocument)[0]?.variables).toMatchObject({
    where: { _and: [{ is_shown: { _eq: true }, with_endorsements: { _eq: true } }] },
  });
  expect(server.sentTo(GetLeaderboardTopDocument)[0]?.variables).toMatchObject({
    own: { with_endorsements: { _eq: true } },
  });
});

test('prints what the address shows, each number with its bar', async () => {
  await drawPage('print', '/print/leaderboard?view=endorsements', <PrintLeaderboard />);
  expect(await screen.findByRole('heading', { name: 'Leaderboard · With endorsements' })).toBeTruthy();
  const cells = within(screen.getAllByRole('row', { name: /Cy Novak/ }).at(-1) ?? document.body).getAllByRole('cell');
  expect(cells.slice(0, 4).map((cell) => cell.textContent)).toEqual([
    'Cy Novak',
    '3',
    expect.stringMatching(/−\$250/),
    '2',
  ]);
  expect(server.sentTo(GetLeaderboardDocument)[0]?.variables).toMatchObject({
    where: { _and: [{ with_endorsements: { _eq: true } }] },
  });
});

test('leads to the same table on paper', async () => {
  await draw('?view=last&sort=-policies');
  const link = await screen.findByRole('link', { name: 'Print or save as PDF' });
  expect(link.getAttribute('href')).toBe('/print/leaderboard?view=last&sort=-policies');
});

test('the table stands where the own place cannot be read', async () => {
  server.answer(GetLeaderboardTopDocument, () => refusal('unexpected', 'Not now.'));
  await draw();
  expect(await screen.findByText(/Your own place could not be read/)).toBeTruthy();
  expect(await screen.findByText('Ada Lind')).toBeTruthy();
});
