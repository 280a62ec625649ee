import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '@roadworthy/testkit/authenticator.ts';
import { addPerson, openTestApp, origin, signIn, type TestApp } from '../../../test/open-test-app.ts';
import { type Ceremony, softPasskey } from '../../../test/soft-passkey.ts';

const password = 'correct horse battery';
let backend: TestApp;
let people = 0;
beforeAll(async () => {
  backend = await openTestApp('passkeys', { US_HOST: 'us.example', CA_HOST: 'ca.example' });
});
afterAll(() => backend.close());

type Response = Awaited<ReturnType<typeof post>>;
type Sent = { readonly cookie?: string; readonly host?: string; readonly origin?: string };
const post = (path: string, payload: object, { cookie, host, origin: from = origin }: Sent = {}) =>
  backend.app.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    payload,
    headers: {
      origin: from,
      ...(cookie && { cookie }),
      ...(host && { host }),
    },
  });
const get = (path: string, cookie: string) => backend.app.inject({ url: `/api/auth${path}`, headers: { cookie } });
const cookieOf = ({ cookies }: Response) => {
  const cookie = cookies.find(({ name }) => name === 'roadworthy');
  return cookie === undefined ? '' : `roadworthy=${encodeURIComponent(cookie.value)}`;
};
const codeIn = (response: Response) => response.json().errors?.[0]?.extensions?.code as string | undefined;
type Passkey = ReturnType<typeof softPasskey>;

async function someone(roles: readonly string[] = ['global:underwriter']) {
  const email = `person${(people += 1)}@example.com`;
  const userId = await addPerson(backend, { email, password, globalRoles: roles });
  return { email, userId, cookie: await signIn(backend, email, password) };
}
const customer = () => someone([]);

const challengeIn = (response: Response) => response.json<{ challenge: string }>().challenge;
const begin = async (person: Sent, input: object = { proof: password }) => post('/passkeys/begin', input, person);
const ask = async (sent: Sent = {}) => challengeIn(await post('/passkeys/ask', {}, sent));

async function add(person: Sent, key: Passkey, name = 'Work laptop', change: Partial<Ceremony> = {}) {
  const challenge = challengeIn(await begin(person));
  return post('/passkeys/add', { credential: key.make({ challenge, ...change }), name }, person);
}
async function enter(key: Passkey, userId: string, change: Partial<Ceremony> = {}, sent: Sent = {}) {
  const challenge = await ask(sent);
  return post('/sign-in/passkey', { credential: key.answer({ challenge, ...change }, userId) }, sent);
}
const listOf = async (cookie: string) =>
  (await get('/ways-in', cookie)).json<{ passkeys: { id: string; name: string }[] }>().passkeys;

describe('adding a passkey', () => {
  test('asks staff for the password, and for one that is kept on the device and checks who uses it', async () => {
    const person = await someone();
    expect(codeIn(await begin(person, {}))).toBe('password_wrong');
    const begun = (await begin(person)).json();
    expect(begun).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    expect((await add(person, softPasskey())).statusCode).toBe(200);
    expect(await listOf(person.cookie)).toMatchObject([{ name: 'Work laptop' }]);
  });

  test('is told by a letter and in the trail', async () => {
    const person = await someone();
    await add(person, softPasskey(), 'Zoé’s phone');
    const notified = await backend.sql(`select data ->> 'name' as name from pgboss.job where data ->> 'userId' = $1`, [
      person.userId,
    ]);
    expect(notified).toEqual([{ name: "Zoé's phone" }]);
    const trail = await backend.sql('select operation from audit_log where root_id = $1', [person.userId]);
    expect(trail).toEqual([{ operation: 'add_passkey' }]);
  });

  test('asks a customer for a mailed code, unless they came in within ten minutes', async () => {
    const person = await customer();
    expect((await begin(person, {})).statusCode).toBe(200);
    await backend.identity.sessions.end(person.userId, { but: null });
    const cookie = await signIn(backend, person.email, password);
    await backend.sql(`update auth.session set "createdAt" = now() - interval '11 minutes' where "userId" = $1`, [
      person.userId,
    ]);
    expect((await get('/ways-in', cookie)).json()).toMatchObject({ asked: 'code', email: person.email });
    expect(codeIn(await begin({ cookie }, {}))).toBe('code_wrong');
    await post('/email-otp/send-verification-otp', { email: person.email });
    await backend.identity.auth.drain();
    const [mail] = (await backend.outbox.list()).filter(({ to }) => to === person.email);
    const proof = /\b\d{6}\b/.exec((mail && (await backend.outbox.read(mail.id)))?.text ?? '')?.[0];
    expect((await begin({ cookie }, { proof })).statusCode).toBe(200);
    expect(codeIn(await begin({ cookie }, { proof }))).toBe('code_wrong');
  });

  test('asks for a code of the second factor besides the password, where there is one', async () => {
    const person = await someone();
    const { secret } = (await post('/second-factor/begin', { proof: password }, person)).json<{ secret: string }>();
    const first = codeOf(secret, -1);
    await post('/second-factor/confirm', { code: first }, person);
    for (const code of [undefined, '', '000000', first]) {
      expect(codeIn(await begin(person, { proof: password, code }))).toBe('code_not_valid');
    }
    expect(codeIn(await begin(person, { proof: 'wrong', code: codeOf(secret) }))).toBe('password_wrong');
    const challenge = challengeIn(await begin(person, { proof: password, code: codeOf(secret) }));
    const made = await post('/passkeys/add', { credential: softPasskey().make({ challenge }), name: 'Work' }, person);
    expect(made.statusCode).toBe(200);
    expect(await listOf(person.cookie)).toHaveLength(1);
  });

  test('refuses a challenge of somebody else, an old one, a used one and one of our sign-in page', async () => {
    const [person, other] = [await someone(), await someone()];
    const addWith = (challenge: string) =>
      post('/passkeys/add', { credential: softPasskey().make({ challenge }), name: 'x' }, person);
    expect(codeIn(await addWith(challengeIn(await begin(other))))).toBe('passkey_not_valid');
    expect(codeIn(await addWith(await ask()))).toBe('passkey_not_valid');
    const challenge = challengeIn(await begin(person));
    expect((await addWith(challenge)).statusCode).toBe(200);
    expect(codeIn(await addWith(challenge))).toBe('passkey_not_valid');
  });

  test('refuses one that is somebody’s already', async () => {
    const [person, other] = [await someone(), await someone()];
    const key = softPasskey();
    await add(person, key);
    expect(codeIn(await add(other, key))).toBe('passkey_not_valid');
    expect((await get('/me', cookieOf(await enter(key, person.userId)))).json()).toMatchObject({ sub: person.userId });
  });

  test.each([
    ['made on another site', softPasskey(), { origin: 'https://evil.example' }],
    ['made for another domain', softPasskey(), { domain: 'evil.example' }],
    ['that did not check who uses it', softPasskey({ verifies: false }), {}],
  ] as const)('refuses one %s', async (_what, key, change) => {
    expect(codeIn(await add(await someone(), key, 'x', change))).toBe('passkey_not_valid');
  });

  test.each([
    ['', 'name_missing'],
    ['https://evil.example', 'text_has_address'],
  ])('refuses the name %j at its field', async (name, code) => {
    const refused = await add(await someone(), softPasskey(), name);
    expect(refused.json().errors[0].extensions).toMatchObject({ code, field: 'name' });
  });

  test.each([null, 'x', {}, { id: 'x' }, { id: 'é', rawId: 'é', type: 'public-key', response: {} }])(
    'refuses what no browser makes: %j',
    async (credential) => {
      const refused = await post('/passkeys/add', { credential, name: 'x' }, await someone());
      expect([refused.statusCode, codeIn(refused)]).toEqual([400, 'passkey_not_valid']);
    },
  );
});

describe('signing in with a passkey', () => {
  test('needs no password and no code, for it is both factors', async () => {
    const person = await someone();
    const key = softPasskey();
    await add(person, key);
    const { secret } = (await post('/second-factor/begin', { proof: password }, person)).json<{ secret: string }>();
    await post('/second-factor/confirm', { code: codeOf(secret) }, person);
    const entered = await enter(key, person.userId);
    expect((await get('/me', cookieOf(entered))).json()).toMatchObject({ sub: person.userId });
    const [row] = await backend.sql<{ last_used: Date | null }>('select last_used from passkeys where user_id = $1', [
      person.userId,
    ]);
    expect(row?.last_used).not.toBeNull();
  });

  test('asks for no address, and tells nobody which accounts and passkeys there are', async () => {
    const requested = (await post('/passkeys/ask', { email: 'person1@example.com' })).json();
    expect(Object.keys(requested).toSorted()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
    const stranger = await enter(softPasskey(), '0190aaaa-0000-7000-8000-000000000001');
    const person = await someone();
    const key = softPasskey();
    await add(person, key);
    const wrong = await enter(key, person.userId, { origin: 'https://evil.example' });
    expect([wrong.statusCode, wrong.body]).toEqual([stranger.statusCode, stranger.body]);
    expect(codeIn(wrong)).toBe('passkey_not_known');
  });

  test('is refused for an answer that was given before, and for one to a challenge of others', async () => {
    const person = await someone();
    const key = softPasskey();
    await add(person, key);
    const challenge = await ask();
    const credential = key.answer({ challenge }, person.userId);
    expect((await post('/sign-in/passkey', { credential })).statusCode).toBe(200);
    expect(codeIn(await post('/sign-in/passkey', { credential }))).toBe('passkey_not_known');
    const copied = key.answer({ challenge }, person.userId);
    expect(codeIn(await post('/sign-in/passkey', { credential: copied }))).toBe('passkey_not_known');
    const ofAdding = key.answer({ challenge: challengeIn(await begin(person)) }, person.userId);
    expect(codeIn(await post('/sign-in/passkey', { credential: ofAdding }))).toBe('passkey_not_known');
    const invented = key.answer({ challenge: Buffer.alloc(54).toString('base64url') }, person.userId);
    expect(codeIn(await post('/sign-in/passkey', { credential: invented }))).toBe('passkey_not_known');
  });

  test('is refused under the name of somebody else, and by another key under its name', async () => {
    const [person, other] = [await someone(), await someone()];
    const [key, theirs] = [softPasskey(), softPasskey()];
    await add(person, key);
    await add(other, theirs);
    expect(codeIn(await enter(key, other.userId))).toBe('passkey_not_known');
    const challenge = await ask();
    const forged = { ...theirs.answer({ challenge }, person.userId), id: key.id, rawId: key.id };
    expect(codeIn(await post('/sign-in/passkey', { credential: forged }))).toBe('passkey_not_known');
  });

  test('is refused to who was archived, and once the passkey was removed', async () => {
    const person = await someone();
    const [key, spare] = [softPasskey(), softPasskey()];
    await add(person, key);
    await add(person, spare);
    const [first] = await listOf(person.cookie);
    await post('/passkeys/remove', { id: first?.id, proof: password }, person);
    expect(codeIn(await enter(key, person.userId))).toBe('passkey_not_known');
    await backend.sql('update users set archived = now() where user_id = $1', [person.userId]);
    expect(codeIn(await enter(spare, person.userId))).toBe('passkey_not_known');
  });

  test('works on the domain for which it was made, and there alone', async () => {
    const person = await someone();
    const canada = { host: 'ca.example', origin: 'http://ca.example', cookie: person.cookie };
    const begun = await begin(canada);
    expect(begun.json()).toMatchObject({ rp: { id: 'ca.example' } });
    const key = softPasskey();
    const there = { origin: 'http://ca.example', domain: 'ca.example' };
    const made = key.make({ challenge: challengeIn(begun), ...there });
    expect((await post('/passkeys/add', { credential: made, name: 'Canada' }, canada)).statusCode).toBe(200);
    const { cookie: _none, ...visit } = canada;
    expect((await enter(key, person.userId, there, visit)).statusCode).toBe(200);
    expect(codeIn(await enter(key, person.userId, there))).toBe('passkey_not_known');
    expect((await post('/passkeys/ask', {}, { host: 'evil.example' })).json()).toMatchObject({ rpId: 'localhost' });
  });

  test('is done on our own pages alone', async () => {
    for (const path of ['/passkeys/ask', '/sign-in/passkey']) {
      expect((await post(path, {}, { origin: 'https://evil.example' })).statusCode).toBe(403);
    }
  });

  test('stays for as long as its person asked', async () => {
    const person = await someone();
    const key = softPasskey();
    await add(person, key);
    const credential = key.answer({ challenge: await ask() }, person.userId);
    const cookie = cookieOf(await post('/sign-in/passkey', { credential, remember: true }));
    const { sessions } = (await get('/sessions', cookie)).json();
    expect(sessions.find(({ current }: { current: boolean }) => current)).toMatchObject({ remembered: true });
  });

  test('that fails again and again is refused for a while, and right ones go on', async () => {
    const person = await someone();
    const key = softPasskey();
    await add(person, key);
    const from = '203.0.113.77';
    const { limiter } = backend.platform;
    const wrong = { of: 'wrong token', who: from, most: 1_000, seconds: 900 };
    for (let time = 0; time < 1_000; time += 1) await limiter.take([wrong]);
    const refused = await backend.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/passkey',
      payload: {},
      remoteAddress: from,
      headers: { origin },
    });
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await enter(key, person.userId)).statusCode).toBe(200);
  });
});

describe('a person’s passkeys', () => {
  test('are renamed and removed by their person alone', async () => {
    const [person, other] = [await someone(), await someone()];
    await add(person, softPasskey());
    const [mine] = await listOf(person.cookie);
    for (const [path, input] of [
      ['/passkeys/rename', { name: 'Mine' }],
      ['/passkeys/remove', { proof: password }],
    ] as const) {
      expect((await post(path, { id: mine?.id, ...input }, other)).statusCode).toBe(404);
      expect((await post(path, { id: 'x', ...input }, person)).statusCode).toBe(404);
      expect(
        (await post(path, { id: mine?.id, ...input }, { ...person, origin: 'https://evil.example' })).statusCode,
      ).toBe(403);
      expect((await post(path, { id: mine?.id, ...input })).statusCode).toBe(401);
    }
    expect(codeIn(await post('/passkeys/rename', { id: mine?.id, name: ' ' }, person))).toBe('name_missing');
    await post('/passkeys/rename', { id: mine?.id, name: 'Home computer' }, person);
    expect(await listOf(person.cookie)).toMatchObject([{ name: 'Home computer' }]);
    // Whoever sits at an open screen takes no way in away.
    for (const proof of [undefined, '', 'not the password']) {
      const refused = await post('/passkeys/remove', { id: mine?.id, proof }, person);
      expect([refused.statusCode, codeIn(refused)]).toEqual([400, 'password_wrong']);
    }
    expect(await listOf(person.cookie)).toHaveLength(1);
    await post('/passkeys/remove', { id: mine?.id, proof: password }, person);
    expect(await listOf(person.cookie)).toEqual([]);
    expect(await listOf(other.cookie)).toEqual([]);
  });

  test('are not removed by the password alone where there is a second factor', async () => {
    const person = await someone();
    await add(person, softPasskey());
    const [mine] = await listOf(person.cookie);
    const { secret } = (await post('/second-factor/begin', { proof: password }, person)).json<{ secret: string }>();
    const first = codeOf(secret, -1);
    await post('/second-factor/confirm', { code: first }, person);
    const remove = (input: object) => post('/passkeys/remove', { id: mine?.id, ...input }, person);
    // The first code is used up already.
    for (const code of [undefined, '', '000000', first]) {
      expect(codeIn(await remove({ proof: password, code }))).toBe('code_not_valid');
    }
    expect(codeIn(await remove({ proof: 'wrong', code: codeOf(secret) }))).toBe('password_wrong');
    expect(await listOf(person.cookie)).toHaveLength(1);
    expect((await remove({ proof: password, code: codeOf(secret) })).json()).toEqual({ success: true });
    expect(await listOf(person.cookie)).toEqual([]);
  });

  test('are at most twenty', async () => {
    const person = await someone();
    await backend.sql(
      `insert into passkeys (user_id, credential_id, public_key, counter, name, domain)
       select $1, 'many' || n, '\\x00', 0, 'Old', 'localhost' from generate_series(1, 20) n`,
      [person.userId],
    );
    expect(codeIn(await begin(person))).toBe('passkeys_too_many');
  });

  test('are not made again on a device that has one', async () => {
    const person = await someone();
    const key = softPasskey();
    await add(person, key);
    expect((await begin(person)).json()).toMatchObject({ excludeCredentials: [{ id: key.id }] });
  });
});
