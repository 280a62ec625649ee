import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { LiveMessage } from '@roadworthy/core/shared/lists/live-tables.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, startQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLiveHub, type LiveHub } from './live-hub.ts';

const fixture = useFixture('live hub');
let ours: StartedQuote;
let theirs: StartedQuote;
let hub: LiveHub;

beforeAll(async () => {
  ours = await startQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
  theirs = await startQuote(fixture.backend, aQuote(), fixture.tenants.mirror.agent);
});
beforeEach(async () => {
  await selectRows(fixture.backend, 'delete from hints');
  hub = createLiveHub(fixture.backend.platform, { pollMs: 20 });
});
afterEach(() => hub.close());

type Heard = { readonly messages: LiveMessage[]; readonly ids: () => string[]; readonly leave: () => void };

/** Listens, and answers once the listener is known to hear. */
async function listen(principal: Principal, to = hub): Promise<Heard> {
  const messages: LiveMessage[] = [];
  const leave = to.listen({ principal, send: (message) => void messages.push(message) });
  await sleep(150);
  const ids = () => messages.flatMap((each) => ('changes' in each ? each.changes.map(({ id }) => id) : ['everything']));
  return { messages, ids, leave };
}

const change = ({ quoteId }: { quoteId: string }) =>
  selectRows(fixture.backend, 'update quotes set updated = app_now() where quote_id = $1', [quoteId]);

async function until(isDone: () => boolean): Promise<void> {
  for (let waited = 0; waited < 500 && !isDone(); waited += 1) await sleep(20);
}

/** Changes both quotes: each listener receives those that are named here, and nothing more once it could have come. */
async function expectOfBoth(...listeners: (readonly [Principal, readonly StartedQuote[]])[]): Promise<void> {
  const heard = await Promise.all(listeners.map(([principal]) => listen(principal)));
  await change(theirs);
  await change(ours);
  const witness = await listen(principalOf('global:read_only'));
  await until(() => witness.ids().includes(ours.quoteId));
  await until(() => listeners.every(([, quotes], index) => (heard[index]?.ids().length ?? 0) >= quotes.length));
  await sleep(150);
  expect(heard.map(({ ids }) => ids().toSorted())).toEqual(
    listeners.map(([, quotes]) => quotes.map(({ quoteId }) => quoteId).toSorted()),
  );
}

describe('a change is told', () => {
  test('to the staff of its organization and to nobody else’s', async () => {
    const { insurer, mirror } = fixture.tenants;
    await expectOfBoth(
      [insurer.agent.principal, [ours]],
      [insurer.underwriter.principal, [ours]],
      [mirror.owner.principal, [theirs]],
    );
  });

  test('to our own staff, whoever’s it is', async () => {
    await expectOfBoth([principalOf('global:service_agent'), [ours, theirs]]);
  });

  test('to a customer only when the row is the customer’s own', async () => {
    const { user_id: userId } = await selectOne<{ user_id: string }>(
      fixture.backend,
      `with made as (insert into users (email, first_name) values ('own@example.com', 'Own') returning user_id)
       select user_id from made`,
    );
    await selectRows(fixture.backend, 'update quotes set user_id = $2 where quote_id = $1', [ours.quoteId, userId]);
    await selectRows(fixture.backend, 'delete from hints');
    await expectOfBoth(
      [principalOf('global:user', { userId }), [ours]],
      [someone(fixture.backend, 'global:user').principal, []],
      [someone(fixture.backend, 'organization:customer').principal, []],
    );
  });

  test('to the bearer of a quote’s token only when it is that quote', async () => {
    await expectOfBoth([ours.customer.principal, [ours]], [theirs.customer.principal, [theirs]]);
  });

  test('to no visitor, and to no role that sees none of the table', async () => {
    await expectOfBoth([principalOf('anonymous'), []], [principalOf('token:claim'), []], [principalOf('email'), []]);
  });

  test('as the table and the key alone', async () => {
    const { messages } = await listen(fixture.tenants.insurer.agent.principal);
    await change(ours);
    await until(() => messages.length > 0);
    expect(messages).toEqual([{ changes: [{ table: 'quotes', id: ours.quoteId }] }]);
  });

  test('by every process that has listeners', async () => {
    const other = createLiveHub(fixture.backend.platform, { pollMs: 20 });
    const { principal } = fixture.tenants.insurer.agent;
    const [here, there] = [await listen(principal), await listen(principal, other)];
    await change(ours);
    await until(() => here.ids().length > 0 && there.ids().length > 0);
    expect([here.ids(), there.ids()]).toEqual([[ours.quoteId], [ours.quoteId]]);
    other.close();
  });

  test('to who begins to listen seconds after it, having read just before', async () => {
    await change(ours);
    const { ids } = await listen(fixture.tenants.insurer.agent.principal);
    await until(() => ids().length > 0);
    expect(ids()).toEqual([ours.quoteId]);
  });

  test('to nobody who has left', async () => {
    const { ids, leave } = await listen(fixture.tenants.insurer.agent.principal);
    leave();
    await change(ours);
    await sleep(150);
    expect(ids()).toEqual([]);
  });
});

describe('a transaction that takes its time', () => {
  test('neither loses its hint nor keeps those of others back', async () => {
    const { ids } = await listen(principalOf('global:read_only'));
    const touch = 'update quotes set updated = app_now() where quote_id = $1';
    await transaction(fixture.backend.owner.pool, async (slow) => {
      await slow.query(touch, [ours.quoteId]);
      await change(theirs);
      await until(() => ids().length > 0);
      expect(ids()).toEqual([theirs.quoteId]);
      await sleep(200);
    });
    await until(() => ids().length > 1);
    await sleep(150);
    expect(ids()).toEqual([theirs.quoteId, ours.quoteId]);
  });
});

describe('too many changes to name', () => {
  test('are told as everything', async () => {
    const { messages } = await listen(fixture.tenants.insurer.agent.principal);
    const { organizationId } = fixture.tenants.insurer.organization;
    const insert = `insert into hints (table_name, row_id, organization_id)
      select 'quotes', gen_random_uuid(), $1 from generate_series(1, 2001)`;
    await selectRows(fixture.backend, insert, [organizationId]);
    await until(() => messages.length > 0);
    expect(messages).toEqual([{ everything: true }]);
  });
});

describe('a database that goes away', () => {
  test('is read on from when it is back, and everybody is told to look at everything', async () => {
    const { messages } = await listen(fixture.tenants.insurer.agent.principal);
    const { name } = await selectOne<{ name: string }>(fixture.backend, 'select current_database() as name');
    const superuser = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] ?? '' });
    await superuser.connect();
    await superuser.query(`alter database ${name} allow_connections false`);
    await superuser.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await sleep(200);
    await superuser.query(`alter database ${name} allow_connections true`);
    await superuser.end();
    await until(() => messages.length > 0);
    expect(messages).toEqual([{ everything: true }]);
    await change(ours);
    await until(() => messages.length > 1);
    expect(messages[1]).toEqual({ changes: [{ table: 'quotes', id: ours.quoteId }] });
  });
});
