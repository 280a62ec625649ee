import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPool, sqlState, transaction } from './pool.ts';
import { type ClonedDatabase, cloneTemplate } from './template.ts';
import { UnitOfWork } from './unit-of-work.ts';

let clone: ClonedDatabase;
let pool: pg.Pool;
let watcher: pg.Pool;
beforeAll(async () => {
  clone = await cloneTemplate('unit_of_work');
  const open = () => createPool({ url: clone.ownerUrl, max: 1, statementTimeoutMs: 5_000, name: 'unit of work' });
  [pool, watcher] = [open(), open()];
  await watcher.query('create table worked (number int primary key check (number < 100))');
});
afterAll(async () => {
  await Promise.all([pool.end(), watcher.end()]);
  await clone.drop();
});
beforeEach(() => watcher.query('delete from worked'));

type Client = pg.ClientBase;
const insert = (client: Client, number: number, name = 'insert') =>
  client.query({ name, text: 'insert into worked values ($1)', values: [number], waits: true } as pg.QueryConfig);
const numbers = async (client: Pick<pg.Pool, 'query'> = watcher): Promise<number[]> => {
  const text = 'select number from worked order by number';
  return (await client.query<{ number: number }>({ name: 'numbers', text })).rows.map(({ number }) => number);
};

/** How many statements went out in each message while `work` was done. */
async function messagesOf(work: (client: Client) => Promise<unknown>): Promise<number[]> {
  const send = vi.spyOn(UnitOfWork.prototype as unknown as { send(all: readonly unknown[]): unknown }, 'send');
  await transaction(pool, work).catch(() => undefined);
  const sent = send.mock.calls.map(([all]) => all.length);
  send.mockRestore();
  return sent;
}

test('writes wait for the next question, which sees them, and the rest goes with the commit', async () => {
  const sent = await messagesOf(async (client) => {
    await insert(client, 1);
    await insert(client, 2);
    expect(await numbers(client)).toEqual([1, 2]);
    await insert(client, 3);
  });
  expect(sent).toEqual([4, 2]);
  expect(await numbers()).toEqual([1, 2, 3]);
});

test('a transaction in which nothing is asked sends nothing', async () => {
  expect(await messagesOf(async () => undefined)).toEqual([]);
});

test('what waits when a transaction is given up is never sent', async () => {
  const sent = await messagesOf(async (client) => {
    await insert(client, 1);
    throw new Error('given up');
  });
  expect(sent).toEqual([]);
  expect(await numbers()).toEqual([]);
});

test('a write that fails says so with what it travels with, as itself, and nothing of its transaction stays', async () => {
  async function writeTooMuch(client: Client): Promise<void> {
    await insert(client, 1);
    await insert(client, 100);
  }
  const failed = transaction(pool, async (client) => {
    await writeTooMuch(client);
    await numbers(client);
  });
  const error = await failed.catch((each: unknown) => each);
  expect(sqlState(error)).toBe('23514');
  expect(String((error as Error).stack)).toMatch(/in insert into worked[^]*writeTooMuch/);
  expect(await numbers()).toEqual([]);
});

test('a write that fails at the commit fails the transaction', async () => {
  const failed = transaction(pool, (client) => insert(client, 100));
  await expect(failed).rejects.toMatchObject({ code: '23514' });
});

test('a transaction that failed and goes on is no success', async () => {
  const failed = transaction(pool, async (client) => {
    await insert(client, 100);
    await numbers(client).catch(() => undefined);
  });
  await expect(failed).rejects.toThrow(/rolled back/);
});

test('names of statements are kept after a failure before, between and after them', async () => {
  const names = ['first', 'second', 'third'];
  for (const failing of names) {
    const work = (numberOf: (name: string) => number) =>
      transaction(pool, async (client) => {
        for (const name of names) await insert(client, numberOf(name), `${failing} ${name}`);
      });
    const place = (name: string) => names.indexOf(name) + 1;
    await expect(work((name) => (name === failing ? 100 : place(name)))).rejects.toMatchObject({ code: '23514' });
    await work(place);
    expect(await numbers()).toEqual([1, 2, 3]);
    await watcher.query('delete from worked');
  }
});

test('a savepoint takes back what was written after it, and keeps what was before', async () => {
  await transaction(pool, async (client) => {
    await insert(client, 1);
    await client.query('savepoint here');
    await insert(client, 2);
    await client.query('rollback to savepoint here');
    await insert(client, 3);
  });
  expect(await numbers()).toEqual([1, 3]);
});

test.each([[undefined], [[]]])(
  'several statements in one text run after what waits, with %j as their values',
  async (values) => {
    await transaction(pool, async (client) => {
      await insert(client, 1);
      const text =
        'insert into worked select number + 1 from worked; insert into worked select count(*) + 8 from worked';
      await client.query(text, values);
    });
    expect(await numbers()).toEqual([1, 2, 10]);
  },
);

test('a thousand writes do not all wait', async () => {
  const sent = await messagesOf(async (client) => {
    for (let at = 0; at < 1_000; at += 1) {
      await client.query({ text: 'select $1::int', values: [at], waits: true } as pg.QueryConfig);
    }
  });
  expect(Math.max(...sent)).toBeLessThanOrEqual(101);
});

test('questions at once are answered each its own, in their order', async () => {
  const answers = await transaction(pool, async (client) => {
    const ask = async (at: number) => {
      await client.query({ text: 'select 0', waits: true } as pg.QueryConfig);
      return (await client.query<{ at: number }>('select $1::int as at', [at])).rows[0]?.at;
    };
    return Promise.all([1, 2, 3].map(ask));
  });
  expect(answers).toEqual([1, 2, 3]);
});

test('a value that cannot be written fails alone, and its connection goes on', async () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  const failed = transaction(pool, async (client) => {
    await insert(client, 1);
    await client.query('select $1::jsonb', [circle]);
  });
  await expect(failed).rejects.toThrow(/circular/);
  await transaction(pool, (client) => insert(client, 2));
  expect(await numbers()).toEqual([2]);
});

test('a name that another statement has keeps none from being asked', async () => {
  await transaction(pool, async (client) => {
    await client.query({ name: 'taken', text: 'select 1' });
    const { rows } = await client.query<{ two: number }>({ name: 'taken', text: 'select 2 as two' });
    expect(rows).toEqual([{ two: 2 }]);
  });
});

test('questions that are asked at once travel in one message, with what waited before each', async () => {
  const sent = await messagesOf(async (client) => {
    await insert(client, 1);
    const [first, second] = await Promise.all([numbers(client), insert(client, 2).then(() => numbers(client))]);
    expect([first, second]).toEqual([[1], [1, 2]]);
  });
  expect(sent).toEqual([5, 1]);
});

test('of questions that are asked at once one that fails fails them all', async () => {
  const failed = transaction(pool, async (client) => {
    const asked = [1, 0, 2].map((by) => client.query({ text: 'select 6 / $1::int as each', values: [by] }));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    throw new Error('given up');
  });
  await expect(failed).rejects.toThrow('given up');
  expect(await transaction(pool, numbers)).toEqual([]);
});

test('questions that are asked at once in another row mode are answered as they were asked', async () => {
  const answers = await transaction(pool, async (client) => {
    const ask = (config: object) => client.query({ text: 'select 1 as one', ...config } as pg.QueryConfig);
    return Promise.all([ask({}), ask({ rowMode: 'array' }), ask({})]);
  });
  expect(answers.map(({ rows }) => rows[0] as unknown)).toEqual([{ one: 1 }, [1], { one: 1 }]);
});

test('nothing is asked in a transaction that is over', async () => {
  let late: Promise<unknown> = Promise.resolve();
  const ask = async (client: Client): Promise<void> => {
    late = new Promise((resolve) => setImmediate(resolve)).then(() => numbers(client));
    late.catch(() => undefined);
    throw new Error('given up');
  };
  await expect(transaction(pool, ask)).rejects.toThrow('given up');
  await expect(late).rejects.toThrow(/is over/);
});

test('a unit of work knows to which tables it wrote, whatever way the statement says it', async () => {
  await transaction(pool, async (client) => {
    const { writesTo } = client as unknown as UnitOfWork;
    const told = () => writesTo.call(client as unknown as UnitOfWork, ['worked', 'others']);
    const known = new Set([told()]);
    for (const text of [
      'insert into worked values (1)',
      'update "worked" set number = 2',
      ' delete from\n worked where number = 0',
      'with gone as (delete from worked where number = 0 returning number) select count(*) from gone',
      'savepoint here',
      'rollback to savepoint here',
    ]) {
      await client.query(text);
      if (!text.startsWith('savepoint')) known.add(told());
    }
    expect(known.size).toBe(6);
    await client.query('select number from worked');
    expect(known.has(told())).toBe(true);
  });
});

test('a write that waits is not sent alone when the question of its turn has gone out before', async () => {
  const failed = transaction(pool, async (client) => {
    await Promise.all([client.query('select 1'), client.query('select 1; select 2'), insert(client, 100)]);
  });
  await expect(failed).rejects.toMatchObject({ code: '23514' });
});
