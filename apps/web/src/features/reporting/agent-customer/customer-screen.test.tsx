// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AgentSearchDocument,
  FindAgentCustomerDocument,
  LoadDiaryDocument,
  LoadAgentCustomerDocument,
  type LoadAgentCustomerQuery,
  LoadClaimsOfDocument,
  LoadCustomerEmailDocument,
} from '../../../generated/documents.ts';
import { answeringServer } from '../../../testing/answering-server.ts';
import { aCustomerPolicy, aCustomerQuote, aPerson } from '../../../testing/customer-scenario.ts';
import { drawStaffPage } from '../../../testing/draw-staff-page.tsx';
import { ada, dana, luis } from '../../../testing/quotes-scenario.tsx';
import { AgentSearch } from '../agent-search/agent-search.tsx';
import { CustomerScreen } from './customer-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const email = 'ada@example.com';
const person = { email, quote_id: ada, first_name: 'Ada', last_name: 'Moreno', business_name: null };
const note = { quote_note_id: 'n1', note: 'Call after five.', visible: false, author_name: 'Dana Cole' };
const row = {
  timeline_entry_id: 't1',
  kind: 'quote_started',
  at: '2026-11-20T08:00:00Z',
  actor_name: null,
  actor_role: 'anonymous',
  facts: {},
  premium_before: null,
  premium_after: null,
};

const nobody = { entities_by_pk: null, quotes_by_pk: null, enquiries_by_pk: null, external_quotes_by_pk: null };
let customer: LoadAgentCustomerQuery;

beforeEach(() => {
  server.answer(LoadDiaryDocument, () => ({ tasks: [], tasks_aggregate: { aggregate: null } }));
  server.answer(LoadClaimsOfDocument, () => ({ claims: [] }));
  customer = {
    entities: [
      aPerson('Ada', aCustomerQuote(ada, { quote_notes: [{ ...note, created: '2026-11-21T08:00:00Z' }] })),
      aPerson(
        'Mia',
        aCustomerQuote(luis, {
          timeline_entries: [row],
          policy: { ...aCustomerPolicy('p1'), timeline_entries: [row] },
        }),
      ),
    ],
    leads: [],
    enquiries: [],
    external_quotes: [],
  };
  server.answerUrl('/api/auth/me', () => dana);
  server.answer(LoadCustomerEmailDocument, () => ({ ...nobody, entities_by_pk: person }));
  server.answer(LoadAgentCustomerDocument, () => customer);
});

const draw = (page = <CustomerScreen />) =>
  drawStaffPage('/agents/customers/018f0000-0000-7000-8000-0000000000e1', page);

describe('the page of a customer', () => {
  test.each([
    { quotes_by_pk: { contact_email: email } },
    { enquiries_by_pk: { email } },
    { external_quotes_by_pk: { email } },
  ])('is there for whoever is known by an address alone: %j', async (record) => {
    server.answer(LoadCustomerEmailDocument, () => ({ ...nobody, ...record }));
    customer = { ...customer, entities: [], leads: [aCustomerQuote(ada)] };
    await draw();
    expect(await screen.findByRole('heading', { level: 1, name: email })).toBeTruthy();
    expect(screen.getByText('1 quote')).toBeTruthy();
    expect(server.sentTo(LoadAgentCustomerDocument)[0]?.variables).toEqual({ email });
  });

  test('groups what stands under the e-mail by name, and leads to the next quote with it', async () => {
    await draw();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Moreno' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Ada Moreno',
      'Mia Moreno',
      'Diary',
      'Timeline',
    ]);
    expect(screen.getByText('1 quote, 1 policy')).toBeTruthy();
    const next = screen.getByRole('link', { name: 'New quote' });
    expect(next.getAttribute('href')).toContain('/agents/quotes/new?email=ada%40example.com');
    expect(screen.getByRole('link', { name: email }).getAttribute('href')).toBe(`mailto:${email}`);
    expect(screen.getByRole('link', { name: '614-555-0148' }).getAttribute('href')).toBe('tel:614-555-0148');
  });

  test('says in one line what happened to all of it, each entry once and with its record', async () => {
    await draw();
    const timeline = within(await screen.findByRole('list', { name: 'What happened' }));
    const entries = timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatch(/Note.*Call after five\..*Quote, 2021 Airstream Bambi/);
    expect(entries[1]).toMatch(/Quote started.*RWP-1/);
  });

  test('of whoever only asked agents shows what was asked, and says nothing of quotes', async () => {
    const requested = { enquiry_id: 'q1', name: 'Theo Lind', business_name: 'Lind Rentals', provider: 'carshare' };
    const enquiries = [{ ...requested, status: 'new', created: '2026-11-20T08:00:00Z' }];
    customer = { entities: [], leads: [], enquiries, external_quotes: [] };
    await draw();
    expect(await screen.findByRole('heading', { level: 1, name: 'Theo Lind' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Enquiry' })).toBeDefined();
    expect(screen.queryByText('Nothing under this e-mail')).toBeNull();
    expect(screen.getByText('Records').parentElement?.textContent).toBe('Records–');
  });

  test('says that a person without an e-mail has nothing else here', async () => {
    server.answer(LoadCustomerEmailDocument, () => ({ ...nobody, entities_by_pk: { ...person, email: null } }));
    await draw();
    expect(await screen.findByText('No e-mail yet')).toBeTruthy();
    expect(server.sentTo(LoadAgentCustomerDocument)).toEqual([]);
  });

  test('is not there for who sees no such person', async () => {
    server.answer(LoadCustomerEmailDocument, () => nobody);
    await draw();
    expect(await screen.findByText('We can’t find that')).toBeTruthy();
  });
});

test('the palette leads from a whole e-mail to its customer, and asks for none before it is whole', async () => {
  server.answer(AgentSearchDocument, () => ({ search_platform: [] }));
  server.answer(FindAgentCustomerDocument, () => ({
    entities: [
      {
        ...person,
        entity_id: 'e1',
      },
    ],
    quotes: [{ quote_id: ada }],
    enquiries: [],
    external_quotes: [],
  }));
  const hands = await draw(<AgentSearch />);
  await hands.click(await screen.findByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox');
  await hands.type(field, 'Ada@example');
  await screen.findByText('No quote or policy matches “Ada@example”.');
  expect(server.sentTo(FindAgentCustomerDocument)).toEqual([]);
  await hands.type(field, '.com');
  expect((await screen.findByRole('option', { name: /Ada Moreno/ })).textContent).toContain('Customer');
  expect(server.sentTo(FindAgentCustomerDocument)[0]?.variables).toEqual({ email });
});

test('who asked for the link to a quote and said no name yet is called by the address', async () => {
  customer = { ...customer, entities: [], leads: [aCustomerQuote(ada, { entities: [], contact_email: person.email })] };
  await draw();
  await screen.findByRole('heading', { level: 1, name: person.email ?? '' });
  await screen.findByRole('heading', { level: 2, name: person.email ?? '' });
  expect(screen.queryByText(/without a name/)).toBeNull();
});
