import { describe, expect, it } from 'vitest';
import { createErrorReporter, type ErrorReport } from './report-error.ts';
import type { Environment } from './request.ts';

function setUp(fetch?: Environment['fetch']) {
  const sent: { url: string; init: RequestInit; body: Record<string, unknown> }[] = [];
  let now = 0;
  const environment: Environment = {
    fetch:
      fetch ??
      (async (url, init = {}) => {
        sent.push({
          url: typeof url === 'string' ? url : '',
          init,
          body: JSON.parse(typeof init.body === 'string' ? init.body : ''),
        });
        return new Response(null, { status: 204 });
      }),
    store: { getItem: () => 'Bearer s', setItem: () => undefined, removeItem: () => undefined },
    locale: () => 'en-US',
  };
  const report = createErrorReporter(
    () => '/agents/quotes/1',
    environment,
    () => now,
  );
  return { sent, report, pass: (milliseconds: number) => void (now += milliseconds) };
}

const refusal: ErrorReport = { source: 'data_call', message: 'No', query: 'query A { a }', code: 'taken', status: 200 };

describe('a report of a failure', () => {
  it('goes to our own server, survives the page and names the session, not the role', () => {
    const { sent, report } = setUp();
    report(refusal);
    const [call] = sent;
    expect(call?.url).toBe('/api/v1/errors');
    expect(call?.init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'same-origin' });
    const headers = new Headers(call?.init.headers);
    expect(headers.get('Authorization')).toBe('Bearer s');
    expect(headers.get('X-Hasura-Role')).toBeNull();
    expect(call?.body).toEqual({ ...refusal, path: '/agents/quotes/1' });
  });

  it('carries nothing that it was not told to carry', () => {
    const { sent, report } = setUp();
    const careless = { ...refusal, variables: { email: 'x@y.z' }, info: 'secret', stack: 'x' };
    report(careless);
    expect(Object.keys(sent[0]?.body ?? {}).toSorted()).toEqual([
      'code',
      'message',
      'path',
      'query',
      'source',
      'status',
    ]);
  });

  it('is short, however long the failure is', () => {
    const { sent, report } = setUp();
    report({ source: 'page', message: 'm'.repeat(9999), query: 'q'.repeat(99_999) });
    expect(JSON.stringify(sent[0]?.body).length).toBeLessThan(16 * 1024);
  });

  it('is made once a minute for the same failure', () => {
    const { sent, report, pass } = setUp();
    report(refusal);
    report(refusal);
    pass(59_999);
    report(refusal);
    expect(sent).toHaveLength(1);
    pass(1);
    report(refusal);
    expect(sent).toHaveLength(2);
  });

  it('is made twenty times a minute at most', () => {
    const { sent, report } = setUp();
    for (let n = 0; n < 50; n += 1) report({ source: 'page', message: `failure ${n}` });
    expect(sent).toHaveLength(20);
  });

  it.each<[string, Environment['fetch']]>([
    ['refuses', () => Promise.reject(new TypeError('offline'))],
    [
      'throws',
      () => {
        throw new TypeError('no fetch here');
      },
    ],
  ])('fails quietly when the network %s', async (_word, fetch) => {
    const { report } = setUp(fetch);
    report(refusal);
    await Promise.resolve();
  });
});
