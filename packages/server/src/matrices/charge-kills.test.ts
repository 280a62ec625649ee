import { randomUUID } from 'node:crypto';
import { isExhaustive } from '@roadworthy/core/shared/testing/sampled.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend } from '@roadworthy/testkit/backend.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { randomFrom } from '@roadworthy/testkit/random-from.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { expect, test } from 'vitest';
import { untilForgotten } from '../../test/bring-to-end.ts';
import { collect } from '../../test/run-collection.ts';
import { killSeed } from '../../test/some-places.ts';
import { type ServerChild, startServerChild } from '../../test/start-server-child.ts';

const fixture = useFixture('charge kills', { now: '2026-06-15T14:00:00Z' });
const charges = Number(process.env['CHARGES'] ?? (isExhaustive ? 8 : 4));
const workers = 2;

async function sell(): Promise<void> {
  const person = { email: `${randomUUID()}@example.com` };
  await boundQuote(fixture.backend, aQuote({ autopay: true, effectiveDate: '2026-06-15', person }));
}

const countPayments = async (): Promise<number> => {
  const sql = `select count(*)::int as n from payments where status = 'settled' and begun_by = 'schedule'`;
  return (await selectRows<{ n: number }>(fixture.backend, sql))[0]?.n ?? 0;
};

const isChargeUnderWay = async ({ owner }: Backend): Promise<boolean> =>
  (await selectRows({ owner }, `select from process_intents where state = 'begun'`)).length > 0;

test(`${charges} charges on two workers that are killed at random are each taken once (seed ${killSeed})`, async () => {
  const { backend } = fixture;
  const random = randomFrom(killSeed);
  for (let sold = 0; sold < charges; sold += 4) await Promise.all([sell(), sell(), sell(), sell()]);
  // They are told a week before.
  backend.clock.set('2026-07-08T14:00:00Z');
  await collect(backend);
  backend.clock.set('2026-07-15T14:00:00Z');
  let [kills, lives] = [0, 0];
  let interrupted = 0;
  // The first lives are shorter than any machine needs for all of it, and each is longer than the one before.
  let patienceMs = 60;
  const untilKilled = async (isWithinCharge: boolean, isOver: () => boolean): Promise<void> => {
    while (isWithinCharge && !isOver() && !(await isChargeUnderWay(backend))) await sleep(1);
    await sleep(random() * (isWithinCharge ? 15 : patienceMs));
  };
  const liveOnce = async (server: ServerChild, isWithinCharge: boolean): Promise<void> => {
    server.does({ id: 'round', duty: { step: 'everything' } });
    let isOver = false;
    const done = server.next(({ type }) => type === 'answered').then(() => void (isOver = true));
    await Promise.race([done, untilKilled(isWithinCharge, () => isOver)]);
    if (isOver) return server.stop();
    server.kill();
    await server.ended;
    await untilForgotten(backend, server.processName);
    kills += 1;
    interrupted += (await isChargeUnderWay(backend)) ? 1 : 0;
  };
  const work = async (): Promise<void> => {
    while ((await countPayments()) < charges) {
      lives += 1;
      if (lives > 60) throw new Error('Sixty lives of a worker were not enough');
      // Every other life ends as soon as a charge has begun, so that some do on every machine.
      await liveOnce(await startServerChild(backend), lives % 2 === 1);
      patienceMs = Math.min(patienceMs * 1.3, 20_000);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  await collect(backend);
  const counts = await selectRows(
    backend,
    `select payments, count(*)::int as policies from
       (select count(*)::int as payments from payments where status = 'settled' group by policy_id) each group by 1`,
  );
  // The first payment of each, and one instalment.
  expect(counts).toEqual([{ payments: 2, policies: charges }]);
  expect(await checkInvariants(backend)).toEqual([]);
  expect(kills).toBeGreaterThan(1);
  expect(interrupted).toBeGreaterThan(0);
  console.info(
    `charge kills: seed ${killSeed}, ${charges} charges, ${kills} kills, ${interrupted} left charges under way`,
  );
}, 1_800_000);
