import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '@roadworthy/testkit/authenticator.ts';
import { addPerson, openTestApp, signIn, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
let backend: TestApp;
let people = 0;
beforeAll(async () => {
  backend = await openTestApp('second factor');
});
afterAll(() => backend.close());

type Response = Awaited<ReturnType<typeof post>>;
type Sent = { readonly cookie?: string; readonly from?: string; readonly origin?: string };
const post = (
  path: string,
  payload: object,
  { cookie, from = '198.51.100.7', origin = 'http://localhost:3000' }: Sent = {},
) =>
  backend.app.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    payload,
    remoteAddress: from,
    headers: {
      origin,
      ...(cookie === undefined ? {} : { cookie }),
    },
  });
const get = (path: string, cookie = '') => backend.app.inject({ url: `/api/auth${path}`, headers: { cookie } });
const cookieOf = ({ cookies }: Response, name = 'roadworthy') => {
  const cookie = cookies.find((each) => each.name === name);
  return cookie === undefined || cookie.value === '' ? '' : `${name}=${encodeURIComponent(cookie.value)}`;
};
const isIn = async (cookie: string) => (await get('/me', cookie)).statusCode === 200;
const codeIn = (response: Response) => response.json().errors?.[0]?.extensions?.code as string | undefined;
const noticesTo = async (userId: string) =>
  backend.sql<{ change: string }>(
    `select data ->> 'change' as change from pgboss.job where name = 'tell-of-sign-in-change' and data ->> 'userId' = $1
     order by created_on, id`,
    [userId],
  );

/** Somebody of the staff who is signed in. */
async function someone() {
  const email = `person${(people += 1)}@example.com`;
  const userId = await addPerson(backend, { email, password, globalRoles: ['global:underwriter'] });
  return { email, userId, cookie: await signIn(backend, email, password) };
}

/** The same with a second factor, and a code of which none has been used but the first. */
async function withFactor() {
  const person = await someone();
  const { secret } = (await post('/second-factor/begin', { proof: password }, person)).json<{ secret: string }>();
  const confirmed = await post('/second-factor/confirm', { code: codeOf(secret, -1) }, person);
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  return { ...person, secret, recoveryCodes };
}
const enterPassword = (email: string, sent: Sent = {}) => post('/sign-in/email', { email, password }, sent);
const giveCode = (step: Response, code: string, more: object = {}, sent: Sent = {}) =>
  post('/sign-in/second-factor', { code, ...more }, { cookie: cookieOf(step, 'roadworthy-step'), ...sent });

describe('turning the second factor on', () => {
  test('asks for the password, and counts from the first code of the authenticator on', async () => {
    const person = await someone();
    expect(codeIn(await post('/second-factor/begin', { proof: 'not this one at all' }, person))).toBe('password_wrong');
    const begun = await post('/second-factor/begin', { proof: password }, person);
    const { secret, address } = begun.json<{ secret: string; address: string }>();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(address).searchParams.get('secret')).toBe(secret);
    expect((await get('/ways-in', person.cookie)).json()).toMatchObject({ secondFactor: null });
    expect(cookieOf(await enterPassword(person.email))).not.toBe('');
    expect(codeIn(await post('/second-factor/confirm', { code: '000000' }, person))).toBe('code_not_valid');
    const confirmed = await post('/second-factor/confirm', { code: codeOf(secret) }, person);
    expect(new Set(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).size).toBe(10);
    const { secondFactor } = (await get('/ways-in', person.cookie)).json();
    expect(secondFactor).toMatchObject({ recoveryCodes: 10 });
    expect(codeIn(await post('/second-factor/begin', { proof: password }, person))).toBe('second_factor_on');
  });

  test('signs out the devices that a password alone had opened, and is told by a letter and in the trail', async () => {
    const person = await someone();
    const elsewhere = await signIn(backend, person.email, password);
    const { secret } = (await post('/second-factor/begin', { proof: password }, person)).json<{ secret: string }>();
    await post('/second-factor/confirm', { code: codeOf(secret) }, person);
    expect([await isIn(person.cookie), await isIn(elsewhere)]).toEqual([true, false]);
    expect(await noticesTo(person.userId)).toEqual([{ change: 'second_factor_on' }]);
    const trail = await backend.sql('select operation, actor_user_id, input from audit_log where root_id = $1', [
      person.userId,
    ]);
    expect(trail).toEqual([{ operation: 'turn_on_second_factor', actor_user_id: person.userId, input: {} }]);
  });

  test('keeps the secret sealed, and recovery codes as hashes', async () => {
    const { userId, secret, recoveryCodes } = await withFactor();
    const rows = await backend.sql(
      'select f.*, c.code_hash from second_factors f join recovery_codes c using (user_id) where user_id = $1',
      [userId],
    );
    expect(rows).toHaveLength(10);
    const stored = JSON.stringify(rows);
    for (const plain of [secret, ...recoveryCodes]) expect(stored).not.toContain(plain);
  });

  test('is for staff: customers have no password', async () => {
    const email = `buyer${(people += 1)}@example.com`;
    await addPerson(backend, { email, password });
    const cookie = await signIn(backend, email, password);
    expect(codeIn(await post('/second-factor/begin', {}, { cookie }))).toBe('second_factor_for_staff');
  });
});

describe('between password and code', () => {
  test('there is no session, no role and no way past the code, whatever cookie is sent', async () => {
    const { email, userId } = await withFactor();
    const before = await backend.sql('select id from auth.session where "userId" = $1', [userId]);
    const step = await enterPassword(email);
    expect([step.statusCode, step.json()]).toEqual([200, { secondFactor: true }]);
    expect([cookieOf(step), cookieOf(step, 'roadworthy-device')]).toEqual(['', '']);
    expect(await backend.sql('select id from auth.session where "userId" = $1', [userId])).toEqual(before);
    const token = cookieOf(step, 'roadworthy-step').split('=')[1] ?? '';
    for (const cookie of [`roadworthy=${token}`, `roadworthy-step=${token}`]) expect(await isIn(cookie)).toBe(false);
    const [row] = await backend.sql('select token_hash from sign_in_steps where user_id = $1', [userId]);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('a session that the browser had before becomes none of theirs', async () => {
    const { email, secret } = await withFactor();
    const other = await someone();
    const step = await enterPassword(email, { cookie: other.cookie });
    const entered = await giveCode(
      step,
      codeOf(secret),
      {},
      {
        cookie: `${other.cookie}; ${cookieOf(step, 'roadworthy-step')}`,
      },
    );
    expect(cookieOf(entered)).not.toBe(other.cookie);
    expect((await get('/me', other.cookie)).json()).toMatchObject({ sub: other.userId });
  });

  test('the cookie is out of reach of scripts and other sites, and lasts ten minutes', async () => {
    const { email, userId, secret } = await withFactor();
    const step = await enterPassword(email);
    const cookie = step.cookies.find(({ name }) => name === 'roadworthy-step');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 600 });
    await backend.sql("update sign_in_steps set expires = now() - interval '1 second' where user_id = $1", [userId]);
    expect(codeIn(await giveCode(step, codeOf(secret)))).toBe('step_over');
  });

  test('a new password, chosen by letter or in the profile, begins it anew', async () => {
    const { email, userId, cookie, secret } = await withFactor();
    const step = await enterPassword(email);
    const next = 'battery staple correct';
    await post('/change-password', { currentPassword: password, newPassword: next }, { cookie });
    expect(codeIn(await giveCode(step, codeOf(secret)))).toBe('step_over');
    await post('/request-password-reset', { email });
    await backend.identity.auth.drain();
    const [mail] = (await backend.outbox.list()).filter(({ to }) => to === email);
    const { text = '' } = (mail && (await backend.outbox.read(mail.id))) ?? {};
    const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    expect((await post('/reset-password', { token, newPassword: password })).statusCode).toBe(200);
    const entered = await enterPassword(email);
    expect([entered.json(), cookieOf(entered)]).toEqual([{ secondFactor: true }, '']);
    expect(
      await backend.sql('select 1 from second_factors where user_id = $1 and confirmed is not null', [userId]),
    ).toHaveLength(1);
  });

  test('nor is a letter that signs in a way around it, by code or by link', async () => {
    const { email, secret } = await withFactor();
    await post('/sign-in/magic-link', { email, callbackURL: '/customers/policies/1' });
    await post('/sign-in/magic-link', { email });
    await backend.identity.auth.drain();
    const mine = (await backend.outbox.list()).filter(({ to }) => to === email);
    const [byCode = '', byLink = ''] = await Promise.all(
      mine.map(async ({ id }) => (await backend.outbox.read(id))?.text ?? ''),
    );
    const otp = /\b\d{6}\b/.exec(byCode)?.[0] ?? '';
    const coded = await post('/sign-in/email-otp', { email, otp });
    expect([coded.json(), cookieOf(coded)]).toEqual([{ secondFactor: true }, '']);
    const link = new URL(/https?:\S+/.exec(byLink)?.[0] ?? 'http://none');
    const followed = await backend.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/link',
      payload: { token: link.searchParams.get('token') },
      headers: { origin: 'http://localhost:3000' },
    });
    expect([followed.json(), cookieOf(followed)]).toEqual([{ secondFactor: true }, '']);
    expect(cookieOf(await giveCode(followed, codeOf(secret)))).not.toBe('');
  });
});

describe('a code of the authenticator', () => {
  test('signs in, with the lifetime that was asked for with the password', async () => {
    const { email, userId, secret } = await withFactor();
    const step = await post('/sign-in/email', { email, password, remember: true });
    const entered = await giveCode(step, codeOf(secret));
    expect((await get('/me', cookieOf(entered))).json()).toMatchObject({ sub: userId });
    const { sessions } = (await get('/sessions', cookieOf(entered))).json();
    expect(sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({ remembered: true });
  });

  test.each([-1, 1])('is taken a half minute off (%i), and none further', async (steps) => {
    const { email, secret, userId } = await withFactor();
    await backend.sql('update second_factors set last_step = 0 where user_id = $1', [userId]);
    const step = await enterPassword(email);
    expect(codeIn(await giveCode(step, codeOf(secret, 3 * steps)))).toBe('code_not_valid');
    expect(cookieOf(await giveCode(step, codeOf(secret, steps)))).not.toBe('');
  });

  test('is taken once, and then no older one, also by two requests at the same moment', async () => {
    const { email, secret } = await withFactor();
    const [one, other] = [await enterPassword(email), await enterPassword(email)];
    const code = codeOf(secret);
    const entered = await Promise.all([giveCode(one, code), giveCode(other, code)]);
    expect(entered.map((response) => cookieOf(response) !== '').toSorted()).toEqual([false, true]);
    const again = await enterPassword(email);
    for (const used of [code, codeOf(secret, -1)]) expect(codeIn(await giveCode(again, used))).toBe('code_not_valid');
  });

  test('is that of the person whose password was given', async () => {
    const [mine, theirs] = [await withFactor(), await withFactor()];
    expect(codeIn(await giveCode(await enterPassword(theirs.email), codeOf(mine.secret)))).toBe('code_not_valid');
  });

  test('is guessed eight times from a network and 24 times from all, and then the answer says how long to wait', async () => {
    const { email, secret } = await withFactor();
    const step = await enterPassword(email);
    const guess = (from: string) => giveCode(step, 'abcdef', {}, { from });
    for (let time = 0; time < 8; time += 1) expect((await guess('203.0.113.66')).statusCode).toBe(400);
    const refused = await giveCode(step, codeOf(secret), {}, { from: '203.0.113.66' });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    for (let time = 0; time < 16; time += 1) await guess(`192.0.2.${time}`);
    expect((await giveCode(step, codeOf(secret), {}, { from: '192.0.2.200' })).statusCode).toBe(429);
  });

  test('is given on our own pages alone', async () => {
    const { email, secret } = await withFactor();
    const step = await enterPassword(email);
    expect((await giveCode(step, codeOf(secret), {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is typed, and its person is told how many are left', async () => {
    const { email, userId, recoveryCodes } = await withFactor();
    const typed = (recoveryCodes[0] ?? '').toUpperCase().replace('-', ' ');
    expect(cookieOf(await giveCode(await enterPassword(email), typed))).not.toBe('');
    expect(codeIn(await giveCode(await enterPassword(email), typed))).toBe('code_not_valid');
    const notified = await backend.sql(
      `select data ->> 'left' as left from pgboss.job where data ->> 'userId' = $1 and data ->> 'change' = $2`,
      [userId, 'recovery_code_used'],
    );
    expect(notified).toEqual([{ left: '9' }]);
  });

  test('is replaced with all others, for password and code', async () => {
    const { email, secret, recoveryCodes, cookie } = await withFactor();
    const renew = (input: object) => post('/second-factor/recovery-codes', input, { cookie });
    expect(codeIn(await renew({ code: codeOf(secret), proof: 'wrong' }))).toBe('password_wrong');
    expect(codeIn(await renew({ code: '000000', proof: password }))).toBe('code_not_valid');
    const renewed = (await renew({ code: codeOf(secret), proof: password })).json<{ recoveryCodes: string[] }>();
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const step = await enterPassword(email);
    expect(codeIn(await giveCode(step, recoveryCodes[1] ?? ''))).toBe('code_not_valid');
    expect(cookieOf(await giveCode(step, renewed.recoveryCodes[1] ?? ''))).not.toBe('');
  });
});

describe('a browser that is trusted', () => {
  const trust = async (person: Awaited<ReturnType<typeof withFactor>>) => {
    const entered = await giveCode(await enterPassword(person.email), codeOf(person.secret), { trust: true });
    return cookieOf(entered, 'roadworthy-trusted');
  };

  test('is asked for the password alone, for thirty days and no longer, however often it is used', async () => {
    const person = await withFactor();
    const cookie = await trust(person);
    expect(cookieOf(await enterPassword(person.email, { cookie }))).not.toBe('');
    const days =
      'select extract(epoch from expires - now())::int / 86400.0 as days from trusted_devices where user_id = $1';
    const [row] = await backend.sql<{ days: string }>(days, [person.userId]);
    expect(Number(row?.days)).toBeCloseTo(30, 1);
    await backend.sql('update trusted_devices set expires = now() where user_id = $1', [person.userId]);
    expect((await enterPassword(person.email, { cookie })).json()).toEqual({ secondFactor: true });
  });

  test('is trusted for nobody else, and for nobody without their password', async () => {
    const [mine, theirs] = [await withFactor(), await withFactor()];
    const cookie = await trust(mine);
    expect((await enterPassword(theirs.email, { cookie })).json()).toEqual({ secondFactor: true });
    expect((await post('/sign-in/email', { email: mine.email, password: 'wrong' }, { cookie })).statusCode).toBe(401);
  });

  test('is asked again after another password', async () => {
    const person = await withFactor();
    const cookie = await trust(person);
    await post('/change-password', { currentPassword: password, newPassword: `${password} 2` }, person);
    const entered = await post('/sign-in/email', { email: person.email, password: `${password} 2` }, { cookie });
    expect(entered.json()).toEqual({ secondFactor: true });
  });
});

describe('turning the second factor off', () => {
  test('takes password and code, ends recovery codes and trust, and is told', async () => {
    const { email, userId, secret, cookie } = await withFactor();
    const end = (input: object) => post('/second-factor/end', input, { cookie });
    expect(codeIn(await end({ code: codeOf(secret) }))).toBe('password_wrong');
    expect(codeIn(await end({ proof: password }))).toBe('code_not_valid');
    expect((await end({ proof: password, code: codeOf(secret) })).json()).toEqual({ success: true });
    expect(cookieOf(await enterPassword(email))).not.toBe('');
    expect((await noticesTo(userId)).map(({ change }) => change)).toEqual(['second_factor_on', 'second_factor_off']);
    expect(await backend.sql('select 1 from recovery_codes where user_id = $1', [userId])).toEqual([]);
  });

  test.each(['begin', 'confirm', 'recovery-codes', 'end'])(
    '%s is nobody’s who is not signed in on our pages',
    async (path) => {
      expect((await post(`/second-factor/${path}`, {})).statusCode).toBe(401);
      const { cookie } = await someone();
      expect((await post(`/second-factor/${path}`, {}, { cookie, origin: 'https://evil.example' })).statusCode).toBe(
        403,
      );
    },
  );
});

test('neither codes nor secrets come into the log', () => {
  expect(backend.lines.join('')).not.toMatch(/@example\.com|correct horse/);
});
