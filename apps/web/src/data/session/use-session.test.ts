// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { earlyName } from '../early/early-answers.ts';
import { fetchProfile } from './use-session.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a look at the session that nobody answers has failed after five seconds', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const looked = fetchProfile().catch((error: unknown) => error);
  let settled = false;
  void looked.then(() => (settled = true));
  await vi.advanceTimersByTimeAsync(4999);
  expect(settled).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await looked).toMatchObject({ name: 'RequestError', status: 408 });
});

test('who has just come in is not taken for who opened the page', async () => {
  const before = Promise.resolve(new Response(null, { status: 204 }));
  globalThis.earlyAnswers = new Map([[earlyName(undefined, '/api/auth/me'), { answer: before }]]);
  vi.stubGlobal('fetch', async () => Response.json({ sub: 'nina', roles: [] }));
  expect(await fetchProfile({ anew: true })).toMatchObject({ sub: 'nina' });
  expect(globalThis.earlyAnswers.size).toBe(0);
});
