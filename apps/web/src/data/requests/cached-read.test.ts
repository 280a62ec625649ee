import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../browser-storage.ts';
import { getAuthenticated, getUnauthenticated } from './cached-read.ts';
import type { Environment } from './request.ts';
import { fetchFailedMessage } from './request-error.ts';

const page = 'https://roadworthy.test/agents/quotes';
const store: KeyValueStore = {
  getItem: (key) => ({ session_token: 'Bearer s', device_id: 'd1' })[key] ?? null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

function setUp(answer: () => Response = () => new Response('{"ok":true}')) {
  const calls: { url: string; headers: Headers; init: RequestInit }[] = [];
  const environment: Environment = {
    fetch: async (url, init = {}) => {
      calls.push({ url: typeof url === 'string' ? url : '', headers: new Headers(init.headers), init });
      return answer();
    },
    store,
    locale: () => 'fr-CA',
  };
  return { calls, environment };
}

const outside = [
  'https://elsewhere.test/x',
  '//elsewhere.test/x',
  'http://roadworthy.test/x',
  'https://roadworthy.test:8443/x',
  'https://roadworthy.test@elsewhere.test/x',
  'https://roadworthy.test.elsewhere.test/',
  '/\\elsewhere.test/x',
  'data:application/json,{}',
  'blob:https://roadworthy.test/1',
];

describe('an authenticated read', () => {
  it.each(['/api/partners/happy', 'https://roadworthy.test/api/x?y=1'])('of %s carries the session', async (url) => {
    const { calls, environment } = setUp();
    expect(await getAuthenticated(url, undefined, environment, page)).toEqual({ ok: true });
    const [call] = calls;
    expect(call?.url).toBe(new URL(url, page).href);
    expect(call?.headers.get('Authorization')).toBe('Bearer s');
    expect(call?.headers.get('device-ID')).toBe('d1');
    expect(call?.init.method ?? 'GET').toBe('GET');
  });

  it('follows no redirect, which could carry the session away', async () => {
    const { calls, environment } = setUp();
    await getAuthenticated('/x', undefined, environment, page);
    expect(calls[0]?.init.redirect).toBe('error');
  });

  it.each(outside)('of %s is never sent', async (url) => {
    const { calls, environment } = setUp();
    await expect(getAuthenticated(url, undefined, environment, page)).rejects.toThrow('The session does not go to');
    expect(calls).toEqual([]);
  });
});

describe('an unauthenticated read', () => {
  it.each(['/x', ...outside])('of %s carries neither session nor cookies', async (url) => {
    const { calls, environment } = setUp();
    await getUnauthenticated(url, undefined, environment, page);
    expect(calls[0]?.headers.get('Authorization')).toBeNull();
    expect(calls[0]?.init.credentials).toBe('omit');
  });

  it('names the device to ourselves alone', async () => {
    const { calls, environment } = setUp();
    await getUnauthenticated('/x', undefined, environment, page);
    await getUnauthenticated('https://elsewhere.test/x', undefined, environment, page);
    expect(calls.map(({ headers }) => headers.get('device-ID'))).toEqual(['d1', null]);
  });
});

it.each([getAuthenticated, getUnauthenticated])(
  '%o throws body and status of an answer that is not OK',
  async (get) => {
    const { environment } = setUp(() => new Response('{"reason":"x"}', { status: 418 }));
    await expect(get('/x', undefined, environment, page)).rejects.toMatchObject({
      message: fetchFailedMessage,
      info: { reason: 'x' },
      status: 418,
    });
  },
);
