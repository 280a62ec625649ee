// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  EndQuoteDocument,
  HideQuoteDocument,
  LoadMyQuoteDocument,
  LoadMyQuotesDocument,
  LoadMyVehiclesDocument,
  type MyQuoteCardFragment,
  RequoteDocument,
  ResumeQuoteDocument,
  UpdateStatusAgentDocument,
} from '../../../generated/documents.ts';
import { quoteSource } from '../../../data/quote/quote-source.ts';
import { answeringServer, refusal } from '../../../testing/answering-server.ts';
import { storedVehicle } from '../../../testing/checkout-scenario.tsx';
import { drawPage } from '../../../testing/draw-page.tsx';
import { MyNewQuoteScreen } from './my-new-quote-screen.tsx';
import { MyQuotesScreen } from './my-quotes-screen.tsx';

vi.mock('next/navigation', () => import('../../../testing/fake-navigation.ts'));

const server = answeringServer();
const quote = (id: string, make: string): MyQuoteCardFragment => ({
  quote_id: id,
  status: 'open',
  provider: 'personal',
  country: 'US',
  total: 123400,
  policy_duration_months: 12,
  expiration_date: '2026-12-22',
  created: '2026-11-22T10:00:00Z',
  product: { product_name: 'Personal RV' },
  vehicles: [
    {
      ...storedVehicle,
      vehicle_id: `vehicle of ${id}`,
      make,
    },
  ],
  vehicles_aggregate: { aggregate: { count: 1 } },
  proposals: [],
});
const ability = (operation: string, allowed: boolean) => ({ operation, allowed, code: null, message: null });
const state = (next: string, missing: readonly string[] = [], screenOf: string | null = null) => ({
  checkout_state: {
    screen: screenOf,
    next,
    missing_fields: [...missing, 'signature'].map((path) => ({
      path,
      message: `Say ${path}.`,
    })),
  },
  abilities: [ability('requote', true), ability('end_quote', screenOf !== 'expired'), ability('reopen_quote', true)],
  quote_documents: [{ document_id: 'd1', outdated: true }],
});

function answerList(quotes: readonly MyQuoteCardFragment[], count = quotes.length) {
  server.answer(LoadMyQuotesDocument, () => ({ quotes: [...quotes], quotes_aggregate: { aggregate: { count } } }));
}
const draw = () => drawPage('account', '/customers/quotes', <MyQuotesScreen />);
async function card(name: RegExp): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const article = heading.closest('article');
  if (!article) throw new Error('A quote stands in an article');
  return article;
}

beforeEach(() => {
  answerList([quote('q1', 'Airstream'), quote('q2', 'Jayco')]);
  server.answer(LoadMyQuoteDocument, ({ id }) => (id === 'q1' ? state('vehicle', ['year', 'make']) : state('sign')));
});

test('a quote says how it stands, what it costs, until when it is good and what is missing', async () => {
  await draw();
  const first = await card(/Airstream/);
  await within(first).findByText('Answers missing');
  within(first).getByText('$1,234.00 for 12 months');
  within(first).getByText('Dec 22, 2026');
  within(first).getByText('2 answers are missing:');
  within(first).getByText('Say year.');
  expect(within(first).queryByText('Say signature.')).toBeNull();
  const second = await card(/Jayco/);
  await within(second).findByText('Ready to sign');
});

test('a proposal of an agent is read from the card, and said to be from before the last change', async () => {
  const created = '2026-11-22T12:00:00Z';
  answerList([
    { ...quote('q1', 'Airstream'), proposals: [{ document_id: 'd1', created }] },
    { ...quote('q2', 'Jayco'), proposals: [{ document_id: 'd2', created }] },
  ]);
  await draw();
  const old = await within(await card(/Airstream/)).findByRole('link', {
    name: 'Proposal (PDF), before the last change',
  });
  expect(old.getAttribute('href')).toBe('/api/documents/d1');
  within(await card(/Jayco/)).getByRole('link', { name: 'Proposal (PDF)' });
});

test('it is gone on with where checkout says, as the quote of this browser', async () => {
  server.answer(ResumeQuoteDocument, () => ({
    resume_quote: { result: 'restored', quote_id: 'q1', quote_token: 'token of q1', next: 'vehicle' },
  }));
  const person = await draw();
  await person.click(await screen.findByRole('button', { name: /^Continue.*Airstream/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/vehicle'));
  expect(server.sentTo(ResumeQuoteDocument).map(({ variables }) => variables)).toEqual([{ quote_id: 'q1' }]);
  expect(window.localStorage.getItem('quote_token')).toBe('token of q1');
});

test('what may not be done is not offered', async () => {
  server.answer(LoadMyQuoteDocument, () => ({
    ...state('expired', [], 'expired'),
    abilities: [ability('requote', false), ability('end_quote', false), ability('reopen_quote', false)],
  }));
  answerList([quote('q1', 'Airstream')]);
  await draw();
  const shown = await card(/Airstream/);
  await within(shown).findByText('Ended');
  expect(
    within(shown)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Open: 2021 Airstream Bambi']);
});

test('a deleted quote leaves the list at once, and comes back by Undo', async () => {
  server.answer(EndQuoteDocument, () => ({ end_quote: { quote_id: 'q1' } }));
  server.answer(UpdateStatusAgentDocument, () => ({ update_status_agent: { quote_id: 'q1', status: 'open' } }));
  const person = await draw();
  await person.click(await screen.findByRole('button', { name: /^Delete.*Airstream/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Airstream/ })).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('heading', { name: /Airstream/ });
  await waitFor(() => expect(server.sentTo(UpdateStatusAgentDocument)).toHaveLength(1));
  expect(server.sentTo(EndQuoteDocument).map(({ variables }) => variables)).toEqual([{ quote_id: 'q1' }]);
});

test('one that has ended is only taken out of the list, and put back by Undo', async () => {
  server.answer(LoadMyQuoteDocument, () => ({
    ...state('expired', [], 'expired'),
    abilities: [ability('end_quote', false), ability('hide_quote', true)],
  }));
  server.answer(HideQuoteDocument, () => ({ hide_quote: { quote_id: 'q1' } }));
  const person = await draw();
  await person.click(await screen.findByRole('button', { name: /^Delete.*Airstream/ }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /Airstream/ })).toBeNull());
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.sentTo(HideQuoteDocument).map(({ variables }) => variables)).toEqual([
      { quote_id: 'q1', hidden: true },
      { quote_id: 'q1', hidden: false },
    ]),
  );
  expect(server.sentTo(EndQuoteDocument)).toHaveLength(0);
});

test('one that the server does not let go stays, with the reason', async () => {
  server.answer(EndQuoteDocument, () => refusal('quote_referred', 'An underwriter is looking at this quote.'));
  const person = await draw();
  await person.click(await screen.findByRole('button', { name: /^Delete.*Airstream/ }));
  await screen.findByText('An underwriter is looking at this quote.');
  await screen.findByRole('heading', { name: /Airstream/ });
});

test('a duplicate is made by the server, and the list is read again', async () => {
  server.answer(RequoteDocument, () => ({ requote: { quote_id: 'q3', quote_token: 'token' } }));
  const person = await draw();
  const button = await screen.findByRole('button', { name: /^Duplicate.*Airstream/ });
  answerList([quote('q3', 'Airstream'), quote('q1', 'Airstream'), quote('q2', 'Jayco')]);
  await person.click(button);
  await waitFor(() => expect(screen.getAllByRole('heading', { name: /Airstream/ })).toHaveLength(2));
  expect(server.sentTo(RequoteDocument).map(({ variables }) => variables)).toEqual([{ quote_id: 'q1' }]);
});

test('many are shown some at a time', async () => {
  answerList([quote('q1', 'Airstream')], 11);
  const person = await draw();
  await person.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() =>
    expect(server.sentTo(LoadMyQuotesDocument).map(({ variables }) => variables)).toMatchObject([
      { limit: 10 },
      { limit: 20 },
    ]),
  );
});

test('without a quote there is the way to one', async () => {
  answerList([]);
  await draw();
  await screen.findByText('No quote yet');
  expect(screen.getAllByRole('link', { name: 'New quote' }).length).toBeGreaterThan(0);
});

const known = (id: string, root: string, make: string) => ({
  quote_id: id,
  provider: 'personal',
  postal_code: '43215',
  vehicles: [
    {
      ...storedVehicle,
      vehicle_id: `vehicle of ${id}`,
      root_vehicle_id: root,
      make,
    },
  ],
});

test('a vehicle of a policy is insured again with one press, and its plans are shown', async () => {
  server.answer(LoadMyVehiclesDocument, () => ({
    policies: [{ policy_id: 'p1', current_quote: known('b1', 'root', 'Airstream') }],
    // The same trailer, as it was described in an offer since.
    quotes: [{ ...known('q1', 'root', 'Airstream'), entities: [] }],
  }));
  server.answer(RequoteDocument, () => ({ requote: { quote_id: 'q9', quote_token: 't' } }));
  server.answer(ResumeQuoteDocument, () => ({
    resume_quote: { result: 'restored', quote_id: 'q9', quote_token: 't', next: 'sign' },
  }));
  const person = await drawPage('account', '/customers/quotes/new', <MyNewQuoteScreen />);
  await person.click(await screen.findByRole('button', { name: /^Insure it again.*Airstream/ }));
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/plans'));
  expect(server.sentTo(RequoteDocument).map(({ variables }) => variables)).toEqual([
    { quote_id: 'b1', vehicle_ids: ['vehicle of b1'] },
  ]);
});

test('something else begins at the first step, with the people of the newest policy', async () => {
  server.answer(LoadMyVehiclesDocument, () => ({
    policies: [{ policy_id: 'p1', current_quote: known('b1', 'root', 'Airstream') }],
    quotes: [],
  }));
  const person = await drawPage('account', '/customers/quotes/new', <MyNewQuoteScreen />);
  await person.click(await screen.findByRole('button', { name: 'Something else' }));
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/start'));
  expect(window.location.search).toBe('?anew=1&postal_code=43215&source=customers');
  expect(quoteSource()).toEqual({ quoteId: 'b1', token: null });
});

test('whoever has nothing yet begins a quote that is put into the account', async () => {
  server.answer(LoadMyVehiclesDocument, () => ({ policies: [], quotes: [] }));
  const person = await drawPage('account', '/customers/quotes/new', <MyNewQuoteScreen />);
  await person.click(await screen.findByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(window.location.pathname).toBe('/checkout/start'));
  expect(quoteSource()).toEqual({ quoteId: null, token: null });
});
