import { setTimeout as sleep } from 'node:timers/promises';
import { addressesOf } from '@roadworthy/db/primary-client.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openNotices } from '../kernel/live/notices.ts';
import { type OnStandby, openWithStandby, until } from '../../test/open-with-standby.ts';

let opened: OnStandby;
beforeAll(async () => {
  const hosts = (url: string, port: number) => url.replace(/@([^/]+)\//, `@$1,127.0.0.1:${port}/`);
  opened = await openWithStandby({ hosts });
}, 120_000);
afterAll(() => opened.close());

type Acknowledged = { readonly id: string; readonly isAfter: boolean };

test('a promoted standby is followed without a person, and nothing that was acknowledged is lost where it is synchronous', async () => {
  const { servers, backend, app, urls } = opened;
  const { platform } = backend;
  const worked: string[] = [];
  await platform.jobs.start({ 'check-people': async ({ quoteId }) => void worked.push(quoteId) });
  const heard: string[] = [];
  const notices = openNotices({
    ...platform,
    channel: 'presence',
    hear: (text) => void heard.push(text),
  });
  notices.listen();
  await servers.askPrimary(`alter system set synchronous_standby_names = '*'`);
  await servers.askPrimary('select pg_reload_conf()');
  await until(async () => {
    const [row] = await servers.askPrimary('select sync_state from pg_stat_replication');
    return (row as { sync_state?: string } | undefined)?.sync_state === 'sync';
  });

  const acknowledged: Acknowledged[] = [];
  const refused = new Set<number>();
  let isKilled = false;
  const start = async (): Promise<void> => {
    const isAfter = isKilled;
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/graphql',
      headers: { 'content-type': 'application/json' },
      payload: {
        query: 'mutation { start_quote(postal_code: "43215", vehicle_class: "travel_trailer") { quote_id } }',
      },
    });
    const { data } = answer.json<{ data?: { start_quote: { quote_id: string } | null } | null }>();
    const id = data?.start_quote?.quote_id;
    if (id !== undefined) acknowledged.push({ id, isAfter });
    else refused.add(answer.statusCode);
  };
  const after = () => acknowledged.filter(({ isAfter }) => isAfter).length;
  const asking = Array.from({ length: 4 }, async () => {
    while (after() < 20) {
      await start();
      await sleep(10);
    }
  });
  await until(() => acknowledged.length >= 20);
  process.kill(servers.primary.pid, 'SIGKILL');
  isKilled = true;
  await sleep(500);
  expect(after()).toBe(0);
  await servers.askStandby('select pg_promote()');
  const promoted = performance.now();
  await until(() => after() > 0);
  expect(performance.now() - promoted).toBeLessThan(5_000);
  await Promise.all(asking);

  expect([...refused]).toStrictEqual([503]);
  const rows = await servers.askStandby('select quote_id from quotes', new URL(urls.ownerUrl).pathname.slice(1));
  const saved = new Set(rows.map((row) => (row as { quote_id: string }).quote_id));
  expect(acknowledged.filter((quote) => !saved.has(quote.id))).toStrictEqual([]);

  // Jobs and notices go on there as well.
  const quoteId = acknowledged[0]?.id ?? '';
  await transaction(platform.pools.operations, async (client) => {
    await client.query('set local role operator');
    await platform.jobs.enqueue(client, 'check-people', { quoteId, organizationId: quoteId });
  });
  await until(() => worked.includes(quoteId));
  await until(() => {
    notices.tell('after');
    return heard.includes('after');
  });
  await notices.close();
}, 60_000);

test('an address of several hosts is one of each', () => {
  expect(addressesOf('postgres://app:p%40w@one:5432,[::1]:5433/name?target_session_attrs=read-write')).toStrictEqual([
    'postgres://app:p%40w@one:5432/name?target_session_attrs=read-write',
    'postgres://app:p%40w@[::1]:5433/name?target_session_attrs=read-write',
  ]);
  expect(addressesOf('postgres://app@one/name')).toStrictEqual(['postgres://app@one/name']);
});
