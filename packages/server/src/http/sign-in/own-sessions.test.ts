import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, openTestApp, signIn, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
const [dana, other, casey] = ['dana@example.com', 'omar@example.com', 'casey@example.com'];
let backend: TestApp;

beforeAll(async () => {
  backend = await openTestApp('own sessions', { US_HOST: 'us.example', CA_HOST: 'ca.example' });
  for (const email of [dana, other]) {
    await addPerson(backend, { email, password, globalRoles: ['global:underwriter'] });
  }
  await addPerson(backend, { email: casey, password });
});
afterAll(() => backend.close());

type Headers = Record<string, string>;
const origin = 'http://localhost:3000';
const post = (path: string, payload: object, headers: Headers = {}) =>
  backend.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers: { origin, ...headers } });
const get = (path: string, cookie: string) =>
  backend.app.inject({ method: 'GET', url: `/api/auth${path}`, headers: { cookie } });
const isIn = async (cookie: string) => (await get('/me', cookie)).statusCode === 200;

async function resetLetter(email: string, headers: Headers = {}) {
  const response = await post('/request-password-reset', { email }, headers);
  await backend.identity.auth.drain();
  const [newest] = (await backend.outbox.list()).filter(({ to }) => to === email);
  const mail = newest && (await backend.outbox.read(newest.id));
  const link = /https?:\/\/\S+\/agents\/reset\?token=\S+/.exec(mail?.text ?? '')?.[0];
  return { response, subject: newest?.subject, token: new URL(link ?? origin).searchParams.get('token') ?? '', link };
}

type Listed = { id: string; current: boolean; remembered: boolean; network: string; program: string; expires: string };
const listed = async (cookie: string): Promise<Listed[]> => (await get('/sessions', cookie)).json().sessions;

describe('a forgotten password', () => {
  test('is answered alike whether the address is staff’s, a customer’s or nobody’s, and only staff get a letter', async () => {
    const [staff, customer, nobody] = [
      await resetLetter(dana),
      await resetLetter(casey),
      await resetLetter('nobody@example.com'),
    ];
    expect(staff.response.statusCode).toBe(200);
    for (const { response, link } of [customer, nobody])
      expect([response.statusCode, response.body, link]).toEqual([200, staff.response.body, undefined]);
    expect(staff.subject).toBe('Choose a new password for Roadworthy');
  });

  test('is asked for in French, at the address where it was asked', async () => {
    const { subject, link } = await resetLetter(dana, { 'accept-language': 'fr-CA', host: 'ca.example' });
    expect(subject).toBe('Choisissez un nouveau mot de passe pour Roadworthy');
    expect(link).toMatch(/^https?:\/\/ca\.example[:/]/);
  });

  test('is replaced once, which ends every session; the old one opens nothing more', async () => {
    const [here, elsewhere] = [await signIn(backend, other, password), await signIn(backend, other, password)];
    expect(await isIn(elsewhere)).toBe(true);
    const { token } = await resetLetter(other);
    const short = await post('/reset-password', { token, newPassword: 'short' });
    const common = await post(
      '/reset-password',
      { token, newPassword: 'qwertyuiop2026' },
      { 'accept-language': 'fr-CA' },
    );
    expect(common.json().errors[0]).toMatchObject({
      message: expect.stringContaining('Bien des gens utilisent ce mot de passe'),
      extensions: { code: 'password_common', field: 'newPassword' },
    });
    expect([short.statusCode, short.json().code]).toEqual([400, 'PASSWORD_TOO_SHORT']);
    const fresh = 'another horse entirely';
    expect((await post('/reset-password', { token, newPassword: fresh })).statusCode).toBe(200);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([false, false]);
    expect((await post('/reset-password', { token, newPassword: fresh })).json().code).toBe('INVALID_TOKEN');
    expect((await post('/sign-in/email', { email: other, password })).statusCode).toBe(401);
    expect(await isIn(await signIn(backend, other, fresh))).toBe(true);
  });

  test('is no name of its person, whose letter still sets another one', async () => {
    const { token } = await resetLetter(other);
    for (const newPassword of [`${other.split('@')[0]}-20261231`, 'Example-20261231', 'Roadworthy2026!']) {
      const own = await post('/reset-password', { token, newPassword });
      expect([own.statusCode, own.json().errors[0].extensions]).toMatchObject([
        400,
        { code: 'password_of_own_name', field: 'newPassword' },
      ]);
    }
    expect((await post('/reset-password', { token, newPassword: 'a third horse entirely' })).statusCode).toBe(200);
  });

  test('leaves no token in the database that would open it', async () => {
    const { token } = await resetLetter(dana);
    const rows = await backend.sql<{ identifier: string; value: string }>('select * from auth.verification');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is not asked for by another site’s page', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    expect((await post('/request-password-reset', { email: dana }, foreign)).statusCode).toBe(403);
    expect((await post('/reset-password', { token: 'x', newPassword: password }, foreign)).statusCode).toBe(403);
  });
});

describe('the sessions of a person', () => {
  test('are listed with device, network and the one that asks, without their tokens', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0';
    await post('/sign-in/email', { email: dana, password }, { 'user-agent': agent });
    const cookie = await signIn(backend, dana, password);
    const response = await get('/sessions', cookie);
    const sessions = await listed(cookie);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions.find(({ current }) => !current)).toMatchObject({ program: agent, network: '127.0.0.1' });
    const tokens = await backend.sql<{ token: string }>('select token from auth.session');
    for (const { token } of tokens) expect(response.body).not.toContain(token);
  });

  test('end one by one, and all at once, here at once', async () => {
    const [here, one, two] = [
      await signIn(backend, dana, password),
      await signIn(backend, dana, password),
      await signIn(backend, dana, password),
    ];
    expect(await isIn(one)).toBe(true);
    const id = (await listed(one)).find(({ current }) => current)?.id;
    expect((await post('/sessions/end', { id }, { cookie: here })).statusCode).toBe(200);
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
    await post('/sessions/end', {}, { cookie: here });
    expect([await isIn(here), await isIn(two)]).toEqual([false, false]);
  });

  test('of somebody else cannot be ended, and nobody lists any', async () => {
    const [mine, theirs] = [await signIn(backend, dana, password), await signIn(backend, casey, password)];
    const id = (await listed(theirs)).find(({ current }) => current)?.id;
    await post('/sessions/end', { id }, { cookie: mine });
    expect(await isIn(theirs)).toBe(true);
    expect((await post('/sessions/end', { id: 'x' }, { cookie: mine })).statusCode).toBe(404);
    expect((await get('/sessions', '')).statusCode).toBe(401);
    expect((await post('/sessions/end', {}, { cookie: mine, origin: 'https://x.example' })).statusCode).toBe(403);
  });

  test('stay for thirty days where their person asked to be remembered, for two idle hours otherwise', async () => {
    const days = (session: Listed | undefined) => (Date.parse(session?.expires ?? '') - Date.now()) / 86_400_000;
    const plain = await signIn(backend, dana, password);
    expect(days((await listed(plain)).find(({ current }) => current))).toBeCloseTo(2 / 24, 1);
    const response = await post('/sign-in/email', { email: dana, password, remember: true });
    const cookie = response.cookies.find(({ name }) => name === 'roadworthy')?.value ?? '';
    const stored = (await listed(`roadworthy=${encodeURIComponent(cookie)}`)).find(({ current }) => current);
    expect(stored?.remembered).toBe(true);
    expect(days(stored)).toBeCloseTo(30, 1);
  });
});

describe('another password', () => {
  test('needs the old one and ends every other session', async () => {
    const [here, elsewhere] = [await signIn(backend, dana, password), await signIn(backend, dana, password)];
    const next = 'battery staple correct';
    const change = (currentPassword: string, newPassword: string) =>
      post('/change-password', { currentPassword, newPassword }, { cookie: here });
    expect((await change('not the old one', next)).json().code).toBe('INVALID_PASSWORD');
    expect((await change(password, 'short')).json().code).toBe('PASSWORD_TOO_SHORT');
    const common = await change(password, 'Password2026!');
    expect([common.statusCode, common.json().errors[0].extensions]).toMatchObject([
      400,
      { code: 'password_common', field: 'newPassword' },
    ]);
    const own = await change(password, 'Example-20261231');
    expect(own.json().errors[0].extensions.code).toBe('password_of_own_name');
    expect((await change(password, next)).statusCode).toBe(200);
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await post('/change-password', { currentPassword: next, newPassword: password })).statusCode).toBe(401);
  });
});
