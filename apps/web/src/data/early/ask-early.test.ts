// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askEarlyForQuote, askEarlyForStaff } from './ask-early.ts';
import { earlyName, takeEarly } from './early-answers.ts';

const calls: { url: string; init: RequestInit }[] = [];
let person: unknown = { roles: ['organization:agent'] };

beforeEach(() => {
  calls.length = 0;
  person = { roles: ['organization:agent'] };
  localStorage.clear();
  document.documentElement.lang = 'fr-CA';
  history.replaceState(null, '', '/agents/quotes');
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return url === '/session' ? Response.json(person, { status: person ? 200 : 404 }) : Response.json({ data: 1 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const staff = () =>
  askEarlyForStaff({
    ...{ session: '/session', endpoint: '/graphql', roles: ['global:underwriter', 'organization:agent'] },
    ...{ otherwise: 'organization:agent', reads: [{ path: '/agents/quotes', body: '{"query":"q"}' }] },
  });
const settled = () => vi.waitFor(() => expect(calls.length).toBeGreaterThan(1));
const listed = earlyName('organization:agent', '{"query":"q"}');

test('a page of the staff asks who is there and for its rows, in the role that it will ask in', async () => {
  staff();
  await settled();
  expect(calls.map(({ url }) => url)).toEqual(['/session', '/graphql']);
  const headers = { 'X-Hasura-Role': 'organization:agent', 'Accept-Language': 'fr-CA' };
  expect(calls[1]?.init.headers).toMatchObject(headers);
  expect(await (await takeEarly(earlyName(undefined, '/session')))?.json()).toEqual(person);
  expect(await (await takeEarly(listed))?.json()).toEqual({ data: 1 });
});

test('an answer is taken once, and not by a page that is older', async () => {
  staff();
  await settled();
  expect(takeEarly(listed)).toBeDefined();
  expect(takeEarly(listed)).toBeUndefined();
  staff();
  await vi.waitFor(() => expect(calls).toHaveLength(4));
  vi.spyOn(performance, 'now').mockReturnValue(9_000);
  expect(takeEarly(listed)).toBeUndefined();
});

test('an address that narrows the list, another page and a stranger read nothing ahead', async () => {
  history.replaceState(null, '', '/agents/quotes?view=mine');
  staff();
  history.replaceState(null, '', '/agents');
  staff();
  history.replaceState(null, '', '/agents/quotes');
  person = null;
  staff();
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(calls.map(({ url }) => url)).toEqual(['/session', '/session', '/session']);
});

test('a step of checkout asks for the quote of this browser with its token, and without one for nothing', () => {
  history.replaceState(null, '', '/checkout/plans');
  const ask = () =>
    askEarlyForQuote({
      ...{ endpoint: '/graphql', tokenHeader: 'x-token' },
      reads: [{ paths: ['/checkout/plans'], query: 'query Plans', operationName: 'Plans' }],
    });
  ask();
  expect(calls).toEqual([]);
  localStorage.setItem('quote_id', 'q1');
  localStorage.setItem('quote_token', 't1');
  ask();
  // In the page's language, which need not be the browser's.
  expect(calls[0]?.init.headers).toMatchObject({ 'x-token': 't1', 'Accept-Language': 'fr-CA' });
  const body = '{"query":"query Plans","variables":{"quote_id":"q1"},"operationName":"Plans"}';
  expect(calls[0]?.init.body).toBe(body);
  expect(takeEarly(earlyName('t1', body))).toBeDefined();
});
