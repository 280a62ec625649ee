import { setTimeout as sleep } from 'node:timers/promises';
import { createPool } from '@roadworthy/db/pool.ts';
import { type Replicas, watchReplicas } from '@roadworthy/db/replicas.ts';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { LiveMessage } from '@roadworthy/core/shared/lists/live-tables.ts';
import { type OnStandby, openWithStandby, until } from '../../test/open-with-standby.ts';
import { askAsCaller } from '../bulk/ask-as-caller.ts';
import { afterHeader } from '../kernel/after-header.ts';
import { createLiveHub } from '../kernel/live/live-hub.ts';

let opened: OnStandby;
let backend: Backend;

beforeAll(async () => {
  opened = await openWithStandby({ isRead: true });
  ({ backend } = opened);
}, 120_000);
afterAll(() => opened.close());

const ask = (query: string, headers: Record<string, string> = {}) =>
  opened.app.inject({
    method: 'POST',
    url: '/api/v1/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: { query },
  });

async function startQuote() {
  const answer = await ask(
    'mutation { start_quote(postal_code: "43215", vehicle_class: "travel_trailer") { quote_id quote_token } }',
  );
  const { data } = answer.json<{ data: { start_quote: { quote_id: string; quote_token: string } } }>();
  const { quote_id: id, quote_token: token } = data.start_quote;
  const isSeen = async (headers: Record<string, string> = {}): Promise<boolean> => {
    const read = await ask(`{ quotes_by_pk(id: "${id}") { quote_id } }`, {
      'x-roamly-quote-token': token,
      ...headers,
    });
    return read.json<{ data: { quotes_by_pk: unknown } }>().data.quotes_by_pk !== null;
  };
  return {
    after: String(answer.headers[afterHeader]),
    cookie: answer.cookies.find(({ name }) => name === afterHeader),
    isSeen,
  };
}

const pause = () => opened.servers.askStandby('select pg_wal_replay_pause()');
const resume = () => opened.servers.askStandby('select pg_wal_replay_resume()');

describe('reads of an installation with a standby', () => {
  test('come from it, and never are older than what their reader did or was told of', async () => {
    await until(async () => (await backend.platform.replicas?.poolFor(null)) !== backend.platform.pools.reads);
    await pause();
    const quote = await startQuote();
    // Nobody who did or heard nothing has to know of it yet.
    expect(await quote.isSeen()).toBe(false);
    expect(await quote.isSeen({ [afterHeader]: quote.after })).toBe(true);
    expect(quote.cookie).toMatchObject({ value: quote.after, httpOnly: true, maxAge: 30 });
    expect(await quote.isSeen({ cookie: `${afterHeader}=${encodeURIComponent(quote.after)}` })).toBe(true);
    // Who came later says so to no avail where a word is none.
    expect(await quote.isSeen({ [afterHeader]: 'everything' })).toBe(false);
    await resume();
    await until(() => quote.isSeen());
  });

  test('that follow a word of a change know of it', async () => {
    const messages: LiveMessage[] = [];
    const hub = createLiveHub(backend.platform, { pollMs: 50 });
    const principal = principalOf('global:admin', { userId: '00000000-0000-7000-8000-000000000000' });
    const leave = hub.listen({ principal, send: (message) => void messages.push(message) });
    await sleep(500);
    messages.length = 0;
    await pause();
    const quote = await startQuote();
    await until(() => messages.length > 0);
    const [message] = messages;
    leave();
    const after = message !== undefined && 'after' in message ? message.after : undefined;
    expect(await quote.isSeen()).toBe(false);
    expect(await quote.isSeen({ [afterHeader]: String(after) })).toBe(true);
    await resume();
  });

  test('of exports and of what is done to many rows come from it as well, and know of everything that was committed', async () => {
    const { platform } = backend;
    const [standby] = platform.replicas?.pools ?? [];
    const connect = vi.spyOn(standby as pg.Pool, 'connect');
    // Whoever watches it asks by a callback.
    const asked = () => connect.mock.calls.filter(([callback]) => callback === undefined).length;
    const count = async () => {
      const principal = principalOf('global:admin', { userId: '00000000-0000-7000-8000-000000000000' });
      const query = '{ quotes_aggregate { aggregate { count } } }';
      const as = { principal, locale: 'en-US', requestId: 'export' } as const;
      const { data } = await askAsCaller(platform, { ...as, query, variables: {} });
      return (data as { quotes_aggregate: { aggregate: { count: number } } }).quotes_aggregate.aggregate.count;
    };
    const before = await count();
    expect(asked()).toBe(1);
    await pause();
    await startQuote();
    expect(await count()).toBe(before + 1);
    expect(asked()).toBe(1);
    await resume();
    connect.mockRestore();
  });

  test('wait a moment for it where it is about to come so far', async () => {
    const quote = await startQuote();
    const pool = await backend.platform.replicas?.poolFor(quote.after);
    expect(pool).not.toBe(backend.platform.pools.reads);
    expect(await quote.isSeen({ [afterHeader]: quote.after })).toBe(true);
  });
});

describe('a standby', () => {
  let primary: pg.Pool;
  let replicas: Replicas;
  const told: string[] = [];
  beforeAll(() => {
    const open = (url: string) => createPool({ url, max: 2, statementTimeoutMs: 5_000, name: 'standby test' });
    primary = open(opened.urls.ownerUrl);
    const standbys = [open(opened.onStandby(opened.urls.ownerUrl))];
    const onChange = ({ why }: { readonly why: string }) => void told.push(why);
    replicas = watchReplicas({ primary, standbys, onChange, mostBehindMs: 700 });
  });
  afterAll(async () => {
    await replicas.close();
    await primary.end();
  });
  const isUsed = async (): Promise<boolean> => (await replicas.poolFor(null)) !== primary;

  test('that is too far behind is left out until it has caught up', async () => {
    await until(isUsed);
    await pause();
    await primary.query('create table if not exists written (number int)');
    await until(async () => !(await isUsed()));
    expect(told.at(-1)).toBe('it is too far behind');
    expect(replicas.states()).toEqual([{ isUsed: false, behindSeconds: null }]);
    await resume();
    await until(isUsed);
    await until(() => replicas.states()[0]?.behindSeconds === 0);
  });

  test('that dies is left out, its readers are answered all the same, and it is taken in again', async () => {
    await until(isUsed);
    process.kill(opened.servers.standby.pid, 'SIGKILL');
    const quote = await startQuote();
    expect(await quote.isSeen()).toBe(true);
    await until(async () => !(await isUsed()));
    await opened.servers.standby.revive();
    await until(isUsed);
  });

  test('that was promoted knows nothing of the primary any more and is left out', async () => {
    await until(isUsed);
    await opened.servers.askStandby('select pg_promote()');
    await until(async () => !(await isUsed()));
    expect(told.at(-1)).toBe('it is no standby any more');
  });
});
