// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  LoadAnnouncementsDocument,
  LoadDiaryDocument,
  LoadViewerOrganizationDocument,
  WelcomePageDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const counted = (count: number, count_capped = false) => ({ aggregate: { count, count_capped } });
let roles: string[];

beforeEach(() => {
  roles = ['global:user', 'organization:agent'];
  server.answerUrl('/api/auth/me', () => ({ ...dana, roles }));
  server.answer(LoadViewerOrganizationDocument, () => ({ organizations_by_pk: null }));
  server.answer(LoadDiaryDocument, () => ({ tasks: [], tasks_aggregate: counted(0) }));
  server.answer(LoadAnnouncementsDocument, () => ({ announcements: [], announcements_aggregate: counted(0) }));
  server.answer(WelcomePageDocument, () => ({ open_quotes: counted(1e3, true), policies_in_force: counted(1) }));
  for (const [list, count] of [
    ['products', 0],
    ['quote_referrals', 3],
    ['organizations', 2],
  ] as const) {
    server.answerNamed(`CountViews_${list}`, () => ({ v0: counted(count) }));
  }
});

const cards = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.closest('li') !== null && link.closest('main') !== null)
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('each card says how many rows it opens, under the address that was counted', async () => {
  await drawPage('staff', '/welcome', <WelcomeScreen />);
  await screen.findByText('1,000+ open');
  await screen.findByText('None sold');
  expect(cards()).toEqual([
    'Agent portalYour open quotes and the newest policies /agents',
    'Quotes1,000+ open /agents/quotes?f[status]=open,agent_required,agent_approved,referred',
    'Policies1 in force /agents/policies?view=in_force',
    'ProductsNone sold /products',
  ]);
  expect(server.sentTo(WelcomePageDocument)[0]?.variables).toEqual({
    open_quotes: { _and: [{ status: { _in: ['open', 'agent_required', 'agent_approved', 'referred'] } }] },
    policies_in_force: {
      _and: [{ policy_status: { _in: ['active', 'delinquent', 'pending_cancellation'] } }],
    },
  });
});

test('an underwriter reads how many referrals wait, an administrator how many organizations there are', async () => {
  roles = ['global:user', 'global:underwriter', 'global:organization_admin'];
  await drawPage('staff', '/welcome', <WelcomeScreen />);
  expect(await screen.findByText('3 referrals wait')).toBeTruthy();
  expect(await screen.findByText('2 on the platform')).toBeTruthy();
});

test('a number that cannot be read is not there, and its card leads on', async () => {
  server.answer(WelcomePageDocument, () => refusal('unexpected', 'Not now.'));
  await drawPage('staff', '/welcome', <WelcomeScreen />);
  await screen.findByText('None sold');
  expect(cards()[1]).toContain('QuotesFrom the first answer to the policy /agents/quotes?');
  expect(screen.queryByRole('alert')).toBeNull();
});
