// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AnnouncementFragment,
  CountAgentHomeDocument,
  CountRenewalWeeksDocument,
  GetAgentActionItemsByOrgIdDocument,
  GetAgentActionItemsDocument,
  GetLeaderboardTopDocument,
  type LeaderboardRowFragment,
  LoadAgentSetupDocument,
  LoadAnnouncementsDocument,
  LoadDiaryDocument,
  LoadMentionsDocument,
  LoadOpenQuotesDocument,
  LoadOrganizationDropdownListDocument,
  LoadPoliciesDocument,
  type MentionFragment,
  type OpenQuoteFragment,
  ReadAnnouncementDocument,
  SeeMentionDocument,
} from '../../../generated/documents.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { ada, dana, storedQuote } from '../../../testing/quotes-scenario.tsx';
import { listedBy } from '../../../testing/listed-by.ts';
import { HomeScreen } from './home-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const counted = (count: number, count_capped = false) => ({ aggregate: { count, count_capped } });
let quotes: OpenQuoteFragment[];
let leaders: LeaderboardRowFragment[];
let own: LeaderboardRowFragment[];
const place = (agent_name: string, gwp_rank: number, months_ago = 0): LeaderboardRowFragment => ({
  leaderboard_id: agent_name,
  organization_id: 'o1',
  organization_name: 'Cascade RV',
  month: months_ago === 0 ? '2026-07-01' : '2026-06-01',
  months_ago,
  currency: 'USD',
  agent_id: agent_name,
  agent_name,
  gwp: 1_000_000 / gwp_rank,
  policies: 3,
  gwp_rank,
  policies_rank: 1,
  percent_of_best: 100 / gwp_rank,
});
let roles: string[];
let mentions: MentionFragment[];
let announcements: AnnouncementFragment[];

beforeEach(() => {
  quotes = [{ ...storedQuote(ada, 'Ada'), timeline_entries: [{ at: new Date().toISOString() }] }];
  roles = [...dana.roles];
  mentions = [];
  announcements = [];
  leaders = [];
  own = [];
  server.answer(GetLeaderboardTopDocument, () => ({ leaderboard: leaders, own }));
  server.answer(LoadAgentSetupDocument, () => ({ agent_profiles: [], quotes: [{ quote_id: 'q1' }] }));
  server.answer(LoadDiaryDocument, () => ({ tasks: [], tasks_aggregate: counted(0) }));
  server.answer(LoadAnnouncementsDocument, () => ({ announcements, announcements_aggregate: counted(0) }));
  server.answer(LoadMentionsDocument, () => ({ note_mentions: mentions }));
  server.answerUrl('/api/auth/me', () => ({ ...dana, roles }));
  server.answer(CountAgentHomeDocument, () => ({
    mine: counted(4),
    needs_me: counted(3),
    sent: counted(2),
    referred: counted(1),
    expiring: counted(0),
  }));
  server.answer(GetAgentActionItemsDocument, () => ({
    delinquent_policies: counted(1e3, true),
    upcoming_renewals: counted(5),
    renewal_issues: counted(6),
  }));
  server.answer(CountRenewalWeeksDocument, () => ({
    first: counted(1),
    second: counted(0),
    third: counted(2),
    fourth: counted(7),
  }));
  server.answer(LoadOrganizationDropdownListDocument, () => ({
    organizations: [{ organization_id: 'o1', name: 'Cascade RV' }],
  }));
  server.answer(LoadOpenQuotesDocument, () => ({ quotes }));
  server.answer(LoadPoliciesDocument, () => ({ policies: [], policies_aggregate: counted(0) }));
});

const draw = () => drawStaffPage('/agents', <HomeScreen />);
const counters = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the home of an agent', () => {
  test('counts what waits, and each number leads to its rows', async () => {
    await draw();
    await screen.findByText('1,000+');
    expect(await counters('What waits')).toEqual([
      '1,000+All overdue /agents/delinquencies',
      '5Renewals to come /agents/renewals',
      '6Renewals that need you /agents/renewals?view=issues',
    ]);
    expect(await counters('Quotes that wait')).toEqual([
      '4Mine /agents/quotes?view=mine',
      '3Needs me /agents/quotes?view=needs_me',
      '2Sent, not opened /agents/quotes?view=sent',
      '1Referred /agents/quotes?view=referred',
      '0Ending in 7 days /agents/quotes?view=expiring',
    ]);
  });

  test('counts what renews in thirty days by week, and each week leads to its renewals', async () => {
    await draw();
    await screen.findByRole('link', { name: /^7 Renew/ });
    const links = await counters('Renewals in 30 days, by week');
    expect(links.map((link) => link[0])).toEqual(['1', '0', '2', '7']);
    const spans = links.map((link) => /f\[renewal_date\]=([\d-]+)\.\.([\d-]+)$/.exec(link)?.slice(1) ?? []);
    const days = spans.map(([from = '', to = '']) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1);
    expect(days).toEqual([7, 7, 7, 10]);
    const [[from, to] = []] = spans;
    const sent = server.sentTo(CountRenewalWeeksDocument)[0]?.variables;
    expect(sent).toMatchObject({ first: { _and: [{}, { renewal_date: { _gte: from, _lte: to } }] } });
  });

  test('counts in each number exactly what the list asks for at the address that it leads to', async () => {
    await draw();
    await screen.findByText('1,000+');
    await screen.findByRole('link', { name: /^7 Renew/ });
    for (const [name, document] of [
      ['What waits', GetAgentActionItemsDocument],
      ['Renewals in 30 days, by week', CountRenewalWeeksDocument],
      ['Quotes that wait', CountAgentHomeDocument],
    ] as const) {
      const links = within(await screen.findByRole('navigation', { name })).getAllByRole('link');
      const counted = Object.values(server.sentTo(document)[0]?.variables ?? {});
      expect([name, links.map((link) => listedBy(link.getAttribute('href'), dana.sub))]).toEqual([name, counted]);
    }
  });

  test('shows of each open quote how old it is and when its customer last did something', async () => {
    await draw();
    const cells = within(await screen.findByRole('row', { name: /Ada Moreno/ })).getAllByRole('cell');
    expect(cells.at(-1)?.textContent).toBe('today');
    expect(server.sentTo(LoadOpenQuotesDocument)[0]?.variables).toMatchObject({
      where: { assigned_agent_id: { _eq: 'u1' } },
    });
  });

  test('begins with a first quote where there is none', async () => {
    quotes = [];
    await draw();
    const first = await screen.findByRole('link', { name: 'Start a quote' });
    expect(first.getAttribute('href')).toBe('/agents/quotes/new');
  });

  test('says which numbers are missing, and shows the rest', async () => {
    server.answer(CountAgentHomeDocument, () => refusal('unexpected', 'Not now.'));
    await draw();
    expect(await screen.findByText(/These numbers could not be read/)).toBeTruthy();
    expect(await screen.findByText('Ada Moreno')).toBeTruthy();
    expect((await counters('What waits'))[1]).toContain('5Renewals');
    expect((await counters('Quotes that wait'))[0]).toContain('–Mine');
  });

  test('counts one organization for who serves all of them, and opens the lists of that one', async () => {
    roles = ['global:user', 'global:service_agent'];
    server.answer(GetAgentActionItemsByOrgIdDocument, () => ({
      delinquent_policies: counted(2),
      upcoming_renewals: counted(1),
      renewal_issues: counted(0),
    }));
    const hands = await draw();
    await screen.findByRole('option', { name: 'Cascade RV' });
    await hands.selectOptions(screen.getByLabelText('Organization'), 'Cascade RV');
    await screen.findByRole('link', { name: '2 All overdue' });
    const narrowed = 'f[organization]=%22Cascade+RV%22';
    expect(await counters('What waits')).toEqual([
      `2All overdue /agents/delinquencies?${narrowed}`,
      `1Renewals to come /agents/renewals?${narrowed}`,
      `0Renewals that need you /agents/renewals?view=issues&${narrowed}`,
    ]);
    expect(server.sentTo(GetAgentActionItemsByOrgIdDocument)[0]?.variables).toMatchObject({
      organization_id: 'o1',
      delinquent_policies: { _and: [{}, { organization: { name: { _eq: 'Cascade RV' } } }] },
      renewal_issues: { _and: [{}, { source_policy: { organization: { name: { _eq: 'Cascade RV' } } } }] },
    });
  });

  test('shows the first five of the month, and the reader’s own place below them', async () => {
    leaders = [place('Ada Lind', 1), place('Bo Reyes', 2), place('Cy Novak', 2)];
    own = [place('Dana Whitfield', 8)];
    await draw();
    const table = within(await screen.findByRole('table', { name: 'Leaderboard' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.stringContaining('Agent'),
      expect.stringMatching(/Ada Lind1\$10,000.*3/),
      expect.stringMatching(/Bo Reyes2\$5,000.*3/),
      expect.stringMatching(/Cy Novak2\$5,000.*3/),
    ]);
    expect(screen.getByText('July 2026')).toBeTruthy();
    expect(screen.getByText(/Your place: 8, with \$1,250.* and 3 policies/)).toBeTruthy();
    expect(server.sentTo(GetLeaderboardTopDocument)[0]?.variables).toEqual({
      where: { is_shown: { _eq: true }, with_endorsements: { _eq: false } },
      own: { is_shown: { _eq: true }, with_endorsements: { _eq: false }, agent_id: { _eq: 'u1' } },
      limit: 5,
    });
  });

  test('says whose month it shows while nothing is bound in this one', async () => {
    leaders = [place('Ada Lind', 1, 1)];
    own = leaders;
    await draw();
    expect(await screen.findByText('Nothing is bound in this month yet. This is June 2026.')).toBeTruthy();
    expect(screen.queryByText(/Your place/)).toBeNull();
  });

  test('holds the notes that mention the person until they are done with them', async () => {
    const policy = { policy_number: 'RWP-1' };
    mentions = [
      {
        note_mention_id: 'm1',
        created: '2026-11-20T08:00:00Z',
        quote_note: null,
        policy_note: {
          note: '@Dana call after five.',
          author_name: 'Owen Castellano',
          policy_id: 'p1',
          policy,
        },
      },
    ];
    server.answer(SeeMentionDocument, () => {
      mentions = [];
      return { see_mention: { note_mention_id: 'm1', seen: 'now' } };
    });
    const hands = await draw();
    const link = await screen.findByRole('link', { name: 'Owen Castellano on policy RWP-1' });
    expect(link.getAttribute('href')).toBe('/agents/policies/p1?tab=activity');
    await hands.click(screen.getByRole('button', { name: 'Done with the note of Owen Castellano' }));
    await waitFor(() => expect(screen.queryByText('@Dana call after five.')).toBeNull());
    expect(server.sentTo(SeeMentionDocument)[0]?.variables).toEqual({ note_mention_id: 'm1' });
  });

  test('holds what was announced until it is read, drawn element by element', async () => {
    announcements = [
      {
        announcement_id: 'a1',
        organization_id: 'o1',
        organization: { name: 'Cascade RV Insurance' },
        title: 'We move',
        body: '<h3>When</h3><p onclick="x()">On <strong>Friday</strong>.<script>x()</script></p>',
        for_everybody: false,
        for_subtree: false,
        starts: '2026-06-15T14:00:00Z',
        expires: null,
        pinned: false,
        acknowledgement: true,
        version: 1,
        edition: 1,
        announcement_receipts: [{ edition: 1, acknowledged: null }],
      },
    ];
    server.answer(ReadAnnouncementDocument, () => {
      announcements = [];
      return { read_announcement: { announcement_id: 'a1' } };
    });
    const hands = await draw();
    expect(await screen.findByRole('heading', { level: 4, name: 'When' })).toBeTruthy();
    const friday = screen.getByText('Friday');
    expect(friday.tagName).toBe('STRONG');
    expect(friday.parentElement?.getAttributeNames()).toEqual(['class']);
    expect(friday.parentElement?.querySelector('script')).toBeNull();
    await hands.click(screen.getByRole('button', { name: 'I have read this: We move' }));
    await waitFor(() => expect(screen.queryByText('We move')).toBeNull());
    expect(server.sentTo(ReadAnnouncementDocument)[0]?.variables).toEqual({
      announcement_id: 'a1',
      acknowledged: true,
    });
  });

  test('counts nobody’s own quotes for staff to whom none are assigned', async () => {
    roles = ['global:user', 'global:service_agent'];
    await draw();
    await screen.findByText('1,000+');
    expect((await counters('Quotes that wait'))[0]).toContain('Needs me');
    expect(server.sentTo(LoadOpenQuotesDocument)[0]?.variables).not.toHaveProperty('where.assigned_agent_id');
  });
});
