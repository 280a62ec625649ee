import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, openTestApp, signIn, type TestApp } from '../../test/open-test-app.ts';
import { createSessions, type Sessions } from './sessions.ts';

const email = 'customer@example.com';
const password = 'correct horse battery';

let backend: TestApp;
let passed = 0;
beforeAll(async () => {
  backend = await openTestApp('sessions');
  await addPerson(backend, { email, password });
});
afterAll(() => backend.close());

/** As another process of the same installation reads sessions; its clock is ours to move. */
function anotherProcess(): Sessions {
  const { authPool, store } = backend.identity;
  const now = () => new Date(Date.now() + passed);
  return createSessions({ authPool, store, secret: backend.platform.secrets.authSecret, now });
}

async function newSession(): Promise<string> {
  const cookie = await signIn(backend, email, password);
  return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
}

describe('a session that was read a moment ago', () => {
  test('is read again without the database, and refused at once when it is revoked here', async () => {
    const signed = await newSession();
    const sessions = anotherProcess();
    const first = await sessions.read(signed);
    expect(first?.account.email).toBe(email);
    expect(await sessions.read(signed)).toMatchObject({ session: first?.session });
    await sessions.revoke(signed);
    expect(await sessions.read(signed)).toBeNull();
  });

  test('is refused within 30 seconds when it is revoked elsewhere', async () => {
    const signed = await newSession();
    const [here, elsewhere] = [anotherProcess(), anotherProcess()];
    await here.read(signed);
    await elsewhere.revoke(signed);
    passed = 25_000;
    expect(await here.read(signed)).not.toBeNull();
    passed = 30_000;
    expect(await here.read(signed)).toBeNull();
    passed = 0;
  });

  test('opens nothing to its bare token, nor under another signature', async () => {
    const signed = await newSession();
    const sessions = anotherProcess();
    await sessions.read(signed);
    const dot = signed.lastIndexOf('.');
    const token = signed.slice(0, dot);
    const others = [token, `${token}.`, `${signed}x`, `${signed} `, `${token}.${'A'.repeat(signed.length - dot - 1)}`];
    for (const other of others) expect([other, await sessions.read(other)]).toEqual([other, null]);
    expect(await sessions.read(signed)).not.toBeNull();
  });
});
