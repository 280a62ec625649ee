// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  LoadAgentSetupDocument,
  LoadAnnouncementsDocument,
  LoadDiaryDocument,
  LoadOrganizationSetupDocument,
  LoadViewerOrganizationDocument,
  SetPreferencesDocument,
  WelcomePageDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawPage } from '../../../testing/draw-page.tsx';
import { listedBy } from '../../../testing/listed-by.ts';
import { dana } from '../../../testing/quotes-scenario.tsx';
import { WelcomeScreen } from './welcome-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const counted = (count: number, count_capped = false) => ({ aggregate: { count, count_capped } });
let roles: string[];
const countedBy = new Map<string, unknown>();
const card = {
  user_id: 'u1',
  title: 'Agent',
  phone: '216-555-0148',
  photo_url: '/api/v1/files/1',
  schedule_url: 'https://c.example/a',
};

beforeEach(() => {
  roles = ['global:user', 'organization:agent'];
  server.answerUrl('/api/auth/me', () => ({ ...dana, roles }));
  server.answer(LoadViewerOrganizationDocument, () => ({ organizations_by_pk: null }));
  server.answer(LoadAgentSetupDocument, () => ({ agent_profiles: [card], quotes: [{ quote_id: 'q1' }] }));
  server.answer(LoadDiaryDocument, () => ({ tasks: [], tasks_aggregate: counted(0) }));
  server.answer(LoadAnnouncementsDocument, () => ({ announcements: [], announcements_aggregate: counted(0) }));
  server.answer(WelcomePageDocument, () => ({ open_quotes: counted(1e3, true), policies_in_force: counted(1) }));
  for (const [list, count] of [
    ['products', 0],
    ['quote_referrals', 3],
    ['organizations', 2],
  ] as const) {
    server.answerNamed(`CountViews_${list}`, ({ w0 }) => {
      countedBy.set(list, w0);
      return { v0: counted(count) };
    });
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

test('each card counts exactly what the list asks for at the address that it leads to', async () => {
  roles = ['global:user', 'organization:agent', 'global:underwriter', 'global:organization_admin'];
  await drawPage('staff', '/welcome', <WelcomeScreen />);
  await screen.findByText('3 referrals wait');
  await screen.findByText('2 on the platform');
  const [ofAgents] = server.sentTo(WelcomePageDocument);
  const asked = ofAgents?.variables as Readonly<Record<string, unknown>>;
  const counted = {
    Quotes: asked['open_quotes'],
    Policies: asked['policies_in_force'],
    Underwriting: countedBy.get('quote_referrals'),
    Organizations: countedBy.get('organizations'),
    Products: countedBy.get('products'),
  };
  const listed = Object.keys(counted).map((name) => {
    const card = screen.getAllByRole('link').find((link) => link.textContent?.startsWith(name));
    return [name, listedBy(card?.getAttribute('href') ?? null, dana.sub)];
  });
  expect(Object.fromEntries(listed)).toEqual(counted);
});

test('a number that cannot be read is not there, and its card leads on', async () => {
  server.answer(WelcomePageDocument, () => refusal('unexpected', 'Not now.'));
  await drawPage('staff', '/welcome', <WelcomeScreen />);
  await screen.findByText('None sold');
  expect(cards()[1]).toContain('QuotesFrom the first answer to the policy /agents/quotes?');
  expect(screen.queryByRole('alert')).toBeNull();
});

const steps = (name: RegExp) => {
  const list = within(screen.getByRole('region', { name })).getByRole('list', { name });
  return within(list)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
};

test('an owner sees what is still to set up, each where it is done, and leaves out what is not for them', async () => {
  roles = ['global:user', 'organization:agent', 'organization:owner'];
  server.answer(LoadAgentSetupDocument, () => ({ agent_profiles: [{ ...card, photo_url: null }], quotes: [] }));
  server.answer(LoadOrganizationSetupDocument, () => ({
    organizations_by_pk: {
      organization_id: 'o1',
      service_phone: '216-555-0148',
      service_email: 'help@cascade.example',
      line_1: null,
      logo_url: null,
      commission_email: 'pay@cascade.example',
      products: [{ product_id: 'p1' }],
      organization_members: [],
      round_robin_members: [{ round_robin_member_id: 'r1', licensed_in: [], licensed_until: null }],
    },
    organization_invitations: [{ organization_invitation_id: 'i1' }],
    partners: [],
  }));
  server.answer(SetPreferencesDocument, ({ setup_dismissed }) => ({
    set_preferences: { preferences: { setup_dismissed } },
  }));
  const person = await drawPage('staff', '/welcome', <WelcomeScreen />);
  await screen.findByRole('heading', { name: /in your organization 4/ });
  expect(steps(/in your organization/)).toEqual([
    'Your address /agents/organization?tab=contacts',
    'Your logo /agents/organization?tab=branding',
    'Licences /agents/organization?tab=turns',
    'A first partner /agents/partners',
  ]);
  expect(steps(/for yourself/)).toEqual(['Your picture /agents/profile', 'Your first quote /agents/quotes/new']);
  await person.click(screen.getByRole('button', { name: 'Leave out: A first partner' }));
  await screen.findByRole('heading', { name: /in your organization 3/ });
  await vi.waitFor(() =>
    expect(server.sentTo(SetPreferencesDocument)[0]?.variables).toEqual({
      setup_dismissed: [`${dana.org_id}/partner`],
    }),
  );
});

test('the page after signing in is chosen among those that open to the person', async () => {
  server.answer(SetPreferencesDocument, ({ first_page }) => ({ set_preferences: { preferences: { first_page } } }));
  const person = await drawPage('staff', '/welcome', <WelcomeScreen />);
  const choice = await screen.findByRole('combobox', { name: /Take me straight to/ });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['This page', 'Agent portal', 'Quotes', 'Policies', 'Products']);
  await person.selectOptions(choice, 'Quotes');
  await vi.waitFor(() => expect(server.sentTo(SetPreferencesDocument)[0]?.variables).toEqual({ first_page: 'quotes' }));
});
