import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passwordBudgets } from '../../identity/attempt-limits.ts';
import { addPerson, openTestApp, origin, type TestApp } from '../../../test/open-test-app.ts';

const password = 'correct horse battery';
const attacker = '203.0.113.66';
const home = '198.51.100.7';
let backend: TestApp;

beforeAll(async () => {
  backend = await openTestApp('sign-in limits');
});
afterAll(() => backend.close());

type Sent = { readonly from?: string; readonly device?: string };

const post = (path: string, payload: object, { from = home, device }: Sent = {}) =>
  backend.app.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    payload,
    remoteAddress: from,
    headers: device === undefined ? {} : { origin, cookie: device },
  });
const follow = (link: URL, from = home) =>
  backend.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/link',
    payload: { token: link.searchParams.get('token') },
    headers: { origin },
    remoteAddress: from,
  });
const enter = (email: string, secret: string, sent?: Sent) => post('/sign-in/email', { email, password: secret }, sent);
const enterCode = (email: string, otp: string, sent?: Sent) => post('/sign-in/email-otp', { email, otp }, sent);
const ask = (email: string, sent?: Sent) => post('/sign-in/magic-link', { email }, sent);
type Response = Awaited<ReturnType<typeof post>>;
const deviceOf = ({ cookies }: Response) => {
  const cookie = cookies.find(({ name }) => name === 'roadworthy-device');
  return cookie === undefined ? '' : `${cookie.name}=${encodeURIComponent(cookie.value)}`;
};

async function letters(email: string): Promise<{ link: URL; code: string }[]> {
  await backend.identity.auth.drain();
  const mine = (await backend.outbox.list()).filter(({ to }) => to === email);
  const mails = await Promise.all(mine.map(({ id }) => backend.outbox.read(id)));
  return mails.map((mail) => ({
    link: new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none'),
    code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '',
  }));
}
const newestLetter = async (email: string) => (await letters(email))[0] ?? { link: new URL('http://none'), code: '' };

/** Fails so often from a network that it is refused, and answers how often. */
async function failUntilRefused(attempt: () => Promise<Response>, most = 60): Promise<number> {
  for (let count = 0; count < most; count += 1) if ((await attempt()).statusCode === 429) return count;
  return most;
}
const wrongCode = (code: string) => (code === '000000' ? '111111' : '000000');

describe('wrong passwords', () => {
  test('are refused after ten from one network, and so is the right one there, with the time to wait', async () => {
    await addPerson(backend, { email: 'target@example.com', password });
    const guess = () => enter('Target@example.com', 'not this one at all', { from: attacker });
    expect(await failUntilRefused(guess)).toBe(10);
    const refused = await enter('target@example.com', password, { from: attacker });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('from elsewhere do not keep out who knows the right one', async () => {
    expect((await enter('target@example.com', password)).statusCode).toBe(200);
  });

  test('from one network in total are refused whatever the addresses, and other networks go on', async () => {
    const from = '203.0.113.99';
    let count = 0;
    const guess = () => enterCode(`nobody${(count += 1)}@example.com`, '000000', { from });
    expect(await failUntilRefused(guess, 120)).toBe(100);
    expect((await enter('target@example.com', password, { from })).statusCode).toBe(429);
    expect((await enter('target@example.com', password)).statusCode).toBe(200);
  });

  test('count for the /64 of an address of IPv6, which is one customer', async () => {
    await addPerson(backend, { email: 'six@example.com', password });
    let host = 0;
    const guess = () => enter('six@example.com', 'not this one', { from: `2001:db8:1:2::${(host += 1).toString(16)}` });
    expect(await failUntilRefused(guess)).toBe(10);
    expect((await enter('six@example.com', password, { from: '2001:db8:1:3::1' })).statusCode).toBe(200);
  });

  test('cost the same questions whether or not there is such an account', async () => {
    const pools = [backend.platform.pools.reads, backend.platform.pools.operations, backend.identity.authPool];
    const costs: Record<string, number[]> = {};
    let requested = 0;
    const count = (): void => void (requested += 1);
    for (const pool of pools) pool.on('acquire', count);
    for (const email of ['six@example.com', 'nobody@example.com']) {
      const from = '192.0.2.40';
      const tries = [() => enterCode(email, '000000', { from }), () => enter(email, 'not this one at all', { from })];
      costs[email] = [];
      for (const attempt of tries) {
        requested = 0;
        await attempt();
        costs[email].push(requested);
      }
    }
    for (const pool of pools) pool.off('acquire', count);
    expect(costs['six@example.com']?.[0]).toBeGreaterThan(0);
    expect(costs['nobody@example.com']).toEqual(costs['six@example.com']);
  });
});

describe('a device on which the account was used before', () => {
  test('gets in from the attacker’s own network and past the brake on all networks, and counts its own failures', async () => {
    const email = 'known@example.com';
    await addPerson(backend, { email, password });
    const device = deviceOf(await enter(email, password));
    expect(device).not.toBe('');
    const { limiter } = backend.platform;
    for (let guess = 0; guess < 500; guess += 1) {
      await limiter.take(passwordBudgets({ email, ip: `192.0.2.${Math.floor(guess / 10)}`, device: null }));
    }
    expect((await enter(email, password, { from: '198.51.100.200' })).statusCode).toBe(429);
    expect((await enter(email, password, { from: '192.0.2.1', device })).statusCode).toBe(200);
    expect(await failUntilRefused(() => enter(email, 'not this one', { device }))).toBe(10);
    expect((await enter(email, password, { device })).statusCode).toBe(429);
  });

  test('is none for another account, and an altered cookie makes none', async () => {
    const email = 'other@example.com';
    await addPerson(backend, { email, password });
    await addPerson(backend, { email: 'mine@example.com', password });
    const device = deviceOf(await enter('mine@example.com', password));
    expect(await failUntilRefused(() => enter(email, 'not this one', { from: attacker }))).toBe(10);
    for (const cookie of [device, `${device}x`, 'roadworthy-device=a.9999999999.b']) {
      expect((await enter(email, password, { from: attacker, device: cookie })).statusCode).toBe(429);
    }
  });
});

describe('letters', () => {
  test('are sent six to an address in a quarter of an hour from one network; other networks go on', async () => {
    await addPerson(backend, { email: 'flood@example.com' });
    expect(await failUntilRefused(() => ask('flood@example.com', { from: attacker }))).toBe(6);
    expect((await ask('flood@example.com')).statusCode).toBe(200);
  });

  test('are sent twenty to an address in an hour from all networks together, and on a known device beyond them', async () => {
    const email = 'inbox@example.com';
    await addPerson(backend, { email, password });
    const device = deviceOf(await enter(email, password));
    let host = 0;
    const elsewhere = () => ask(email, { from: `198.18.${Math.floor((host += 1) / 3)}.1` });
    expect(await failUntilRefused(elsewhere)).toBe(20);
    const byReset = await post('/request-password-reset', { email }, { from: '198.18.200.1' });
    expect([byReset.statusCode, Number(byReset.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await ask(email, { device })).statusCode).toBe(200);
    expect(await letters(email)).toHaveLength(21);
  });

  test('that were sent go on working when no more are, and when others were asked for or codes guessed', async () => {
    const email = 'last@example.com';
    await addPerson(backend, { email });
    await ask(email);
    await ask(email);
    const [byCode, byLink] = await letters(email);
    await failUntilRefused(() => ask(email, { from: attacker }));
    await failUntilRefused(() => enterCode(email, wrongCode(byCode?.code ?? ''), { from: attacker }));
    expect((await enterCode(email, byCode?.code ?? '')).statusCode).toBe(200);
    const entered = await follow(byLink?.link ?? new URL('http://none'), attacker);
    expect(entered.statusCode).toBe(200);
    expect(deviceOf(entered)).not.toBe('');
  });

  test('are guessed ten times from a network, and thirty times from all of them; the link still works', async () => {
    const email = 'guessed@example.com';
    await addPerson(backend, { email });
    await ask(email);
    const { code, link } = await newestLetter(email);
    for (const from of ['192.0.2.101', '192.0.2.102', '192.0.2.103']) {
      expect(await failUntilRefused(() => enterCode(email, wrongCode(code), { from }))).toBe(10);
    }
    expect((await enterCode(email, code, { from: '192.0.2.104' })).statusCode).toBe(429);
    expect((await follow(link)).statusCode).toBe(200);
  });

  test('let nobody tell by codes whether an address is known', async () => {
    const answers = async (email: string, from: string) => {
      const seen = [];
      for (let time = 0; time < 12; time += 1) {
        const { statusCode, body } = await enterCode(email, '000000', { from });
        seen.push([statusCode, body.replace(/\d+ minutes/, 'n minutes')]);
      }
      return seen;
    };
    await addPerson(backend, { email: 'there@example.com' });
    await ask('there@example.com');
    await backend.identity.auth.drain();
    const [known, unknown] = [
      await answers('there@example.com', '192.0.2.111'),
      await answers('absent@example.com', '192.0.2.112'),
    ];
    expect(unknown).toEqual(known);
  });

  test('sign in by the code after somebody else used the link, and by no link after the code', async () => {
    const email = 'once@example.com';
    await addPerson(backend, { email });
    await ask(email);
    const first = await newestLetter(email);
    expect((await follow(first.link)).statusCode).toBe(200);
    expect((await follow(first.link)).statusCode).toBe(400);
    expect((await enterCode(email, first.code)).statusCode).toBe(200);
    expect((await enterCode(email, first.code)).statusCode).toBe(400);
    await ask(email);
    const second = await newestLetter(email);
    expect((await enterCode(email, second.code)).statusCode).toBe(200);
    expect((await follow(second.link)).statusCode).toBe(400);
  });

  test('open one session by the code and one by the link at most when both are used at the same moment', async () => {
    const email = 'moment@example.com';
    await addPerson(backend, { email });
    for (let time = 0; time < 3; time += 1) {
      await ask(email);
      const { code, link } = await newestLetter(email);
      const entered = await Promise.all([follow(link), enterCode(email, code), follow(link), enterCode(email, code)]);
      const [linkOnce, codeOnce, linkAgain, codeAgain] = entered.map((response) => deviceOf(response) !== '');
      expect([codeOnce, codeAgain].toSorted()).toEqual([false, true]);
      expect([linkOnce, linkAgain]).toContain(false);
    }
  });

  test('end after ten minutes, and are kept as keyed hashes', async () => {
    const email = 'late@example.com';
    await addPerson(backend, { email });
    await ask(email);
    const { code, link } = await newestLetter(email);
    const rows = await backend.sql<Record<string, string>>('select * from auth.letter where email = $1', [email]);
    expect(JSON.stringify(rows)).not.toContain(link.searchParams.get('token'));
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    await backend.sql("update auth.letter set expires = now() - interval '1 second' where email = $1", [email]);
    expect((await enterCode(email, code)).statusCode).toBe(400);
    expect((await follow(link)).statusCode).toBe(400);
  });
});
