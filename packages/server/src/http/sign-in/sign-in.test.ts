import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, openTestApp, origin, signIn, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
let backend: TestApp;
let userId: string;

beforeAll(async () => {
  backend = await openTestApp('sign in', { US_HOST: 'us.example', CA_HOST: 'ca.example' });
  userId = await addPerson(backend, { email: 'dana@example.com', password, globalRoles: ['global:underwriter'] });
  await addPerson(backend, { email: 'riley@example.com', firstName: 'Riley' });
  await addPerson(backend, { email: 'casey@example.com', firstName: 'Casey' });
});
afterAll(() => backend.close());

const post = (path: string, payload: object, headers: Record<string, string> = {}) =>
  backend.app.inject({ method: 'POST', url: `/api/auth${path}`, payload, headers });
const get = (path: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ method: 'GET', url: path, headers });
/** What the one button of a link's page does. */
const press = (link: URL, headers: Record<string, string> = { origin }) =>
  post('/sign-in/link', { token: link.searchParams.get('token') }, headers);
const me = (cookie: string) => get('/api/auth/me', { cookie });
const cookieOf = (response: Awaited<ReturnType<typeof get>>) => {
  const cookie = response.cookies.find(({ name }) => name === 'roadworthy');
  return cookie === undefined ? '' : `roadworthy=${encodeURIComponent(cookie.value)}`;
};

async function mailsTo(address: string) {
  await backend.identity.auth.drain();
  return (await backend.outbox.list()).filter(({ to }) => to === address);
}

async function newestMail(address: string) {
  const [newest] = await mailsTo(address);
  const mail = newest && (await backend.outbox.read(newest.id));
  return mail?.text ?? '';
}

describe('an address that was copied with what nobody sees', () => {
  test('signs in, and gets its letters', async () => {
    const answer = await post('/sign-in/email', { email: '\u2060dana@exam\u200Bple.com', password });
    expect(answer.statusCode).toBe(200);
    const before = (await mailsTo('riley@example.com')).length;
    await post('/sign-in/magic-link', { email: 'riley@exam\u00ADple.com\uFEFF', callbackURL: '/customers' });
    expect(await mailsTo('riley@example.com')).toHaveLength(before + 1);
  });
});

describe('signing in with a password', () => {
  test('opens a session that names the person, the roles and the permissions', async () => {
    const response = await me(await signIn(backend, 'dana@example.com', password));
    expect(response.json()).toMatchObject({
      sub: userId,
      given_name: 'Dana',
      photo_url: null,
      org_id: null,
      roles: ['global:user', 'global:underwriter'],
    });
    expect(response.json().permissions).toContain('referral:decide');
  });

  test('gives a cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await post('/sign-in/email', { email: 'dana@example.com', password });
    const cookie = response.cookies.find(({ name }) => name === 'roadworthy');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.domain).toBeUndefined();
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const wrong = await post('/sign-in/email', { email: 'dana@example.com', password: 'not this one at all' });
    const unknown = await post('/sign-in/email', { email: 'nobody@example.com', password: 'not this one at all' });
    expect(wrong.statusCode).toBe(401);
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(cookieOf(wrong)).toBe('');
  });

  test('starts a session of its own each time', async () => {
    const [one, other] = [
      await signIn(backend, 'dana@example.com', password),
      await signIn(backend, 'dana@example.com', password),
    ];
    expect(one).not.toBe(other);
  });

  test('is not offered to people who would sign themselves up', async () => {
    expect((await post('/sign-up/email', { email: 'new@example.com', password, name: 'New' })).statusCode).toBe(404);
  });

  test('is refused to somebody who was archived', async () => {
    await addPerson(backend, { email: 'gone@example.com', password });
    await signIn(backend, 'gone@example.com', password);
    await backend.sql("update users set archived = now() where email = 'gone@example.com'");
    const response = await post('/sign-in/email', { email: 'gone@example.com', password });
    expect(response.statusCode).toBe(401);
    expect(cookieOf(response)).toBe('');
  });

  test('keeps the password as an argon2id hash of 19 MiB and two passes', async () => {
    const [row] = await backend.sql<{ password: string }>('select password from auth.account where "userId" = $1', [
      userId,
    ]);
    expect(row?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('signing in by e-mail', () => {
  test('answers the same for an address that is known and one that is not, and writes only to the known one', async () => {
    for (const path of ['/sign-in/magic-link', '/email-otp/send-verification-otp']) {
      const known = await post(path, { email: 'casey@example.com' });
      const unknown = await post(path, { email: 'stranger@example.com' });
      expect(known.statusCode).toBe(200);
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    }
    expect(await mailsTo('stranger@example.com')).toEqual([]);
    expect(await mailsTo('casey@example.com')).toHaveLength(2);
  });

  test('opens a session by the six digits, once', async () => {
    await post('/email-otp/send-verification-otp', { email: 'casey@example.com' });
    const code = /\b\d{6}\b/.exec(await newestMail('casey@example.com'))?.[0] ?? '';
    const response = await post('/sign-in/email-otp', { email: 'casey@example.com', otp: code });
    expect(response.statusCode).toBe(200);
    expect((await me(cookieOf(response))).json()).toMatchObject({ given_name: 'Casey', roles: ['global:user'] });
    expect((await post('/sign-in/email-otp', { email: 'casey@example.com', otp: code })).statusCode).toBe(400);
  });

  test('makes the session of the person under the id that the product knows', async () => {
    const [row] = await backend.sql<{ same: boolean }>(
      'select bool_and(a.id = u.user_id) as same from auth."user" a join users u on u.email = a.email',
    );
    expect(row?.same).toBe(true);
  });

  test('opens a session by the button of the link’s page, once, which leads back to a page of ours', async () => {
    await addPerson(backend, { email: 'lee@example.com', firstName: 'Lee' });
    await post('/sign-in/magic-link', { email: 'lee@example.com', callbackURL: '/customers/policies/1' });
    const link = new URL(/https?:\S+/.exec(await newestMail('lee@example.com'))?.[0] ?? 'http://none');
    expect(link.origin).toBe(origin);
    expect([link.pathname, link.searchParams.get('returnTo')]).toEqual(['/resume/sign-in', '/customers/policies/1']);
    const response = await press(link);
    expect((await me(cookieOf(response))).json()).toMatchObject({ given_name: 'Lee' });
    const again = await press(link);
    expect([again.statusCode, again.json(), cookieOf(again)]).toMatchObject([400, { code: 'INVALID_TOKEN' }, '']);
  });

  test('does nothing for whoever opens or calls a link without its page: scanners of mail, other sites', async () => {
    await addPerson(backend, { email: 'scanned@example.com' });
    await post('/sign-in/magic-link', { email: 'scanned@example.com' });
    const link = new URL(/https?:\S+/.exec(await newestMail('scanned@example.com'))?.[0] ?? 'http://none');
    const token = link.searchParams.get('token');
    for (const url of [`${link.pathname}${link.search}`, `/api/auth/sign-in/link?token=${token}`]) {
      for (const method of ['GET', 'HEAD'] as const) {
        expect(cookieOf(await backend.app.inject({ method, url }))).toBe('');
      }
    }
    for (const headers of [{}, { origin: 'https://scanner.example' }]) {
      const called = await post('/sign-in/link', { token }, headers);
      expect([called.statusCode, cookieOf(called)]).toEqual([403, '']);
    }
    expect(cookieOf(await press(link))).not.toBe('');
  });

  test('is written in the language of the page that asks, and in the one that the person chose before', async () => {
    await addPerson(backend, { email: 'zoe@example.com', firstName: 'Zoé' });
    const askFrom = async (language: string) => {
      const path = '/email-otp/send-verification-otp';
      await post(path, { email: 'zoe@example.com' }, { 'accept-language': language });
      return newestMail('zoe@example.com');
    };
    expect(await askFrom('fr-CA')).toContain('Le code fonctionne une fois');
    expect(await askFrom('en-CA')).toContain('The code works once');
    await backend.sql("update users set language = 'fr-ca' where email = 'zoe@example.com'");
    expect(await askFrom('en-US')).toContain('Le code fonctionne une fois');
  });

  test('leads to the domain on which the link was asked for, but to none that is not ours', async () => {
    await addPerson(backend, { email: 'lou@example.com' });
    const linkRequestedAt = async (host: string) => {
      await post('/sign-in/magic-link', { email: 'lou@example.com' }, { host });
      return new URL(/https?:\S+/.exec(await newestMail('lou@example.com'))?.[0] ?? 'http://none');
    };
    expect((await linkRequestedAt('evil.example')).origin).toBe(origin);
    const link = await linkRequestedAt('ca.example');
    expect(link.origin).toBe('http://ca.example');
    const response = await press(link, { host: 'ca.example', origin: 'http://ca.example' });
    expect(cookieOf(response)).not.toBe('');
  });

  test.each([
    ['https://evil.example/x', '/customers'],
    ['/fr-ca//evil.example/x', '/customers'],
    ['/en-us/\\evil.example', '/customers'],
    ['/x/..//evil.example', '/customers'],
    ['/api/auth/logout', '/customers'],
    ['/fr-ca/customers/policies/1?tab=x', '/customers/policies/1?tab=x'],
  ])('does not lead to another site, whatever the request asked for: %s', async (callbackURL, location) => {
    const email = `way-${Buffer.from(callbackURL).toString('hex')}@example.com`;
    await addPerson(backend, { email });
    await post('/sign-in/magic-link', { email, callbackURL });
    const link = new URL(/https?:\S+/.exec(await newestMail(email))?.[0] ?? 'http://none');
    expect(link.href).not.toContain('evil');
    expect(link.searchParams.get('returnTo')).toBe(location);
  });
});

describe('a session', () => {
  test('ends at once at logout, which leads back to a page of ours', async () => {
    const cookie = await signIn(backend, 'dana@example.com', password);
    expect((await me(cookie)).statusCode).toBe(200);
    const response = await get('/api/auth/logout?returnTo=/agents/sign-in', {
      cookie,
      'sec-fetch-site': 'same-origin',
    });
    expect([response.statusCode, response.headers.location]).toEqual([303, '/agents/sign-in']);
    expect((await me(cookie)).statusCode).toBe(204);
    for (const target of ['//evil.example', '/fr-ca//evil.example', '/en-us/%5Cevil.example']) {
      expect((await get(`/api/auth/logout?returnTo=${target}`)).headers.location).toBe('/');
    }
  });

  test('survives a logout that another site asks for, a neighbour below the same domain included', async () => {
    const cookie = await signIn(backend, 'dana@example.com', password);
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'same-site', referer: `${origin}/agents` },
      { referer: 'https://evil.example/' },
      { origin: 'null', referer: `${origin}/agents` },
      {},
    ]) {
      await get('/api/auth/logout', { cookie, ...headers });
      expect([headers, (await me(cookie)).statusCode]).toEqual([headers, 200]);
    }
  });

  test.each([{ 'sec-fetch-site': 'none' }, { referer: `${origin}/agents` }, { origin }])(
    'ends at a logout that begins with its person or on our own page: %o',
    async (headers) => {
      const cookie = await signIn(backend, 'dana@example.com', password);
      await get('/api/auth/logout', { cookie, ...headers });
      expect((await me(cookie)).statusCode).toBe(204);
    },
  );

  test('is not opened by the token that the database holds', async () => {
    await signIn(backend, 'dana@example.com', password);
    const rows = await backend.sql<{ token: string }>('select token from auth.session');
    for (const { token } of rows) {
      expect((await me(`roadworthy=${token}`)).statusCode).toBe(204);
      expect((await me(`roadworthy=${token}.${token}`)).statusCode).toBe(204);
    }
  });

  test('of staff ends two hours after its last use and twelve hours after its start', async () => {
    const cookie = await signIn(backend, 'dana@example.com', password);
    const [row] = await backend.sql<{ hours: number; token: string }>(
      `select extract(epoch from "expiresAt" - now())::int / 3600.0 as hours, token from auth.session
       where "userId" = $1 order by "createdAt" desc limit 1`,
      [userId],
    );
    expect(Number(row?.hours)).toBeCloseTo(2, 1);
    await backend.sql(`update auth.session set "createdAt" = now() - interval '13 hours' where token = $1`, [
      row?.token,
    ]);
    expect((await me(cookie)).statusCode).toBe(204);
  });

  test('of a customer lasts thirty days', async () => {
    const [row] = await backend.sql<{ days: number }>(
      `select extract(epoch from max("expiresAt") - now())::int / 86400.0 as days
       from auth.session join users on user_id = "userId" where email = 'casey@example.com'`,
    );
    expect(Number(row?.days)).toBeCloseTo(30, 1);
  });

  test('lists the global roles with what people call them, and none when signed out', async () => {
    const cookie = await signIn(backend, 'dana@example.com', password);
    expect((await get('/api/auth/global-roles', { cookie })).json()).toEqual({
      roles: [
        { role: 'global:user', label: 'Customer' },
        { role: 'global:underwriter', label: 'Underwriter' },
      ],
    });
    expect((await get('/api/auth/global-roles')).json()).toEqual({ roles: [] });
    expect((await get('/api/auth/me')).statusCode).toBe(204);
  });
});

describe('the doors of signing in', () => {
  test('stay shut for other sites', async () => {
    for (const foreign of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
      const headers = { origin: foreign };
      const response = await post('/sign-in/email', { email: 'dana@example.com', password }, headers);
      expect([foreign, response.statusCode]).toEqual([foreign, 403]);
    }
    expect((await post('/sign-in/email', { email: 'dana@example.com', password }, { origin })).statusCode).toBe(200);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'take no %s',
    async (type) => {
      const response = await backend.app.inject({
        method: 'POST',
        url: '/api/auth/sign-in/email',
        headers: { 'content-type': type },
        payload: 'email=dana@example.com',
      });
      expect(response.statusCode).toBe(415);
    },
  );

  test.each(['/get-session', '/list-sessions', '/update-user', '/delete-user', '/change-email', '/ok', '/error'])(
    'are the listed ones: %s does not exist',
    async (path) => {
      expect((await get(`/api/auth${path}`)).statusCode).toBe(404);
      expect((await post(path, {})).statusCode).toBe(404);
    },
  );

  test('leave no address, code, token or password in the log', async () => {
    const text = backend.lines.join('');
    expect(text).not.toMatch(/@example\.com/);
    expect(text).not.toContain(password);
    expect(backend.lines.length).toBeGreaterThan(20);
  });
});
