// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dataHere } from '../requests/request.ts';
import { askEarlyForQuote, askEarlyForStaff, keepEarly } from './ask-early.ts';
import { earlyName, takeEarly, takeEarlyBody } from './early-answers.ts';

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

const staff = (body = '{"query":"q"}') =>
  askEarlyForStaff(
    {
      session: '/session',
      endpoint: '/graphql',
      roles: ['global:underwriter', 'organization:agent'],
      otherwise: 'organization:agent',
      reads: [
        {
          path: '/agents/quotes',
          body,
        },
      ],
    },
    keepEarly,
  );
const settled = () => vi.waitFor(() => expect(calls.length).toBeGreaterThan(1), 15_000);
const listed = earlyName('organization:agent', '{"query":"q"}');

test('a page of the staff asks who is there and for its rows, in the role that it will ask in', async () => {
  staff();
  await settled();
  expect(calls.map(({ url }) => url)).toEqual(['/session', '/graphql']);
  const headers = { 'X-Hasura-Role': 'organization:agent', 'Accept-Language': 'fr-CA' };
  expect(calls[1]?.init.headers).toMatchObject(headers);
  expect(await (await takeEarly(earlyName(undefined, '/session'))?.answer)?.json()).toEqual(person);
  expect(await (await takeEarly(listed)?.answer)?.json()).toEqual({ data: 1 });
});

test('an answer is taken once, and not by a page that is older', async () => {
  staff();
  await settled();
  expect(takeEarly(listed)).toBeDefined();
  expect(takeEarly(listed)).toBeUndefined();
  staff();
  await vi.waitFor(() => expect(calls).toHaveLength(4), 15_000);
  vi.spyOn(performance, 'now').mockReturnValue(9_000);
  expect(takeEarly(listed)).toBeUndefined();
});

test('what is here is read at once, by the role that asked and once; what is on its way is left to come', async () => {
  const body = '{"query":"query Rows { rows }","variables":{},"operationName":"Rows"}';
  const rows = (heldRoles: string[]) =>
    dataHere<number, object>('query Rows { rows }', {}, { kind: 'agent', heldRoles });
  staff(body);
  expect(rows(['organization:agent'])).toBeUndefined();
  await settled();
  await vi.waitFor(
    () => expect(globalThis.earlyAnswers?.get(`organization:agent ${body}`)?.body).toBeDefined(),
    15_000,
  );
  expect(rows(['global:underwriter'])).toBeUndefined();
  expect(rows(['organization:agent'])).toBe(1);
  expect(rows(['organization:agent'])).toBeUndefined();
});

test('a refusal is no answer to draw with', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/session' ? Response.json(person) : Response.json({ errors: [{ message: 'no' }], data: null }),
  );
  const body = '{"query":"query Rows { rows }","variables":{},"operationName":"Rows"}';
  staff(body);
  await vi.waitFor(
    () => expect(globalThis.earlyAnswers?.get(`organization:agent ${body}`)?.body).toBeDefined(),
    15_000,
  );
  expect(dataHere('query Rows { rows }', {}, { kind: 'agent', heldRoles: ['organization:agent'] })).toBeUndefined();
  expect(takeEarlyBody(listed)).toBeUndefined();
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
    askEarlyForQuote(
      {
        endpoint: '/graphql',
        tokenHeader: 'x-token',
        reads: [
          {
            paths: ['/checkout/plans'],
            query: 'query Plans',
            operationName: 'Plans',
          },
        ],
      },
      keepEarly,
    );
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
