import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

async function newSession(address = email): Promise<string> {
  const cookie = await signIn(backend, address, password);
  return decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1));
}

describe('another process hears at once', () => {
  const acts: Readonly<
    Record<string, (person: { readonly userId: string; readonly signed: string }) => Promise<unknown>>
  > = {
    'that a session was ended': ({ signed }) => anotherProcess().revoke(signed),
    'that a password was changed': ({ userId }) => anotherProcess().end(userId, { but: null }),
    'that somebody was archived': ({ userId }) =>
      backend.sql('update users set archived = now() where user_id = $1', [userId]),
    'that a membership was given': ({ userId }) =>
      backend.sql(
        `with made as (
           insert into organizations (name, organization_type) values ('Cascade', 'roamly_insurance')
           returning organization_id)
         insert into organization_members (organization_id, user_id, role)
         select organization_id, $1, 'organization:agent' from made`,
        [userId],
      ),
  };
  test.each(Object.keys(acts))('%s', async (act) => {
    const other = `${randomUUID()}@example.com`;
    const userId = await addPerson(backend, { email: other, password });
    const signed = await newSession(other);
    const { sessions } = backend.identity;
    const first = await sessions.read(signed);
    // It listens from its first reading on, and reads again what it has heard of.
    await vi.waitFor(async () => {
      await backend.sql('select pg_notify($1, $2)', ['person_changed', userId]);
      expect(await sessions.read(signed)).not.toBe(first);
    });
    const before = await sessions.read(signed);
    await acts[act]?.({ userId, signed });
    await vi.waitFor(async () => expect(await sessions.read(signed)).not.toEqual(before), 10_000);
  });
});

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

  test('is refused at once when somebody told that its person changed, also what was being read just then', async () => {
    const signed = await newSession();
    const [here, elsewhere] = [anotherProcess(), anotherProcess()];
    const { session } = (await here.read(signed)) ?? {};
    await elsewhere.revoke(signed);
    here.forgetPerson('somebody else');
    expect(await here.read(signed)).not.toBeNull();
    here.forgetPerson(session?.userId ?? '');
    expect(await here.read(signed)).toBeNull();

    const again = await newSession();
    const reading = here.read(again);
    here.forgetPerson(null);
    await reading;
    await elsewhere.revoke(again);
    expect(await here.read(again)).toBeNull();
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
