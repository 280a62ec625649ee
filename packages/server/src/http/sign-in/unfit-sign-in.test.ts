import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, openTestApp, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp('unfit sign in');
  await addPerson(backend, { email: 'dana@example.com', password, globalRoles: ['global:underwriter'] });
});
afterAll(() => backend.close());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  backend.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers });

const doors = {
  '/sign-in/email': { password },
  '/sign-in/email-otp': { otp: '123456' },
  '/sign-in/magic-link': { callbackURL: '/customers' },
  '/email-otp/send-verification-otp': {},
};

const unfit = {
  'an address of 20,000 characters': `${'a'.repeat(20_000)}@example.com`,
  'an address of 20,000 labels': `a@${'b.'.repeat(10_000)}com`,
  'a NUL': 'dana\u0000@example.com',
  'a character that turns the direction of writing': 'dana\u202E@example.com',
  'half a character': 'dana\uD800@example.com',
};

describe.each(Object.entries(doors))('POST /api/auth%s', (path, rest) => {
  test.each(Object.entries(unfit))('answers %s as what it is, a bad request', async (_what, email) => {
    const { statusCode } = await post(path, { ...rest, email });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});

describe('signing in', () => {
  test.each([
    ['that is endless', 'a'.repeat(10_000)],
    ['with characters that nobody sees', 'browser \u0085\u009B \u00E9'],
  ])('works with the name of a program %s', async (_what, agent) => {
    const answer = await post('/sign-in/email', { email: 'dana@example.com', password }, { 'user-agent': agent });
    expect(answer.statusCode).toBe(200);
  });

  test.each(['password', 'otp'])('refuses a %s of 50,000 characters without an accident', async (name) => {
    const path = name === 'otp' ? '/sign-in/email-otp' : '/sign-in/email';
    const { statusCode } = await post(path, { email: 'dana@example.com', [name]: 'a'.repeat(50_000) });
    expect([400, 401, 422]).toContain(statusCode);
  });
});
