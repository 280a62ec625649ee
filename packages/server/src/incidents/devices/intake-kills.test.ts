import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne, selectRows, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { beforeAll, expect, test } from 'vitest';
import { bundleChild } from '../../../test/bundle-child.ts';
import { openIntake } from './intake.ts';

const now = '2026-06-15T14:00:00Z';
const fixture = useFixture('intake kills', { now });
const devices = 20;

beforeAll(async () => {
  for (const partner of [fixture.tenants.insurer.partner, fixture.tenants.mirror.partner]) {
    const { quoteId } = await startQuote(fixture.backend, aQuote({ partner }));
    await selectRows(
      fixture.backend,
      `insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id)
       select organization_id, vehicle_id, 'bouncie', 'SIM-OH-' || right(organization_id::text, 12) || '-' || n
       from vehicles, generate_series(1, $2) n where vehicle_id = $1`,
      [await vehicleOf(fixture.backend, quoteId), devices],
    );
  }
});

/** What every device pushes at an instant, as its provider writes and signs it. */
async function pushesAt(minute: number) {
  const ids = await selectRows<{ id: string }>(fixture.backend, 'select provider_device_id as id from vehicle_devices');
  const at = new Date(new Date(now).getTime() - (60 - minute) * 60_000);
  const { simulatedTelematics } = fixture.backend.platform;
  return ids.flatMap(({ id }) => simulatedTelematics?.pushOf('bouncie', id, at) ?? []);
}
type Pushes = Awaited<ReturnType<typeof pushesAt>>;

/** A server that dies by itself at a named place; answers which messages it would have answered by then. */
async function dieAfter(place: string, pushes: Pushes): Promise<string[]> {
  const { config, clock } = fixture.backend;
  const script = new URL('../../../test/intake-child.ts', import.meta.url).pathname;
  const env = { ...process.env, NODE_ENV: 'test', FAULT: `after:${place}` };
  const input = JSON.stringify({ config, now: clock.now().toISOString(), pushes });
  const child = spawn(process.execPath, [await bundleChild(script), input], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(signal, place).toBe('SIGKILL');
  return said.split('\n').filter((line) => line !== '');
}

const reports = async () =>
  (await selectOne<{ count: number }>(fixture.backend, 'select count(*)::int from device_reports')).count;

test('a server that dies while it takes positions loses none and writes none twice: what it did not answer comes again', async () => {
  const intake = openIntake(fixture.backend.platform);
  for (const [turn, place] of ['readings-found', 'readings-committed'].entries()) {
    const pushes = await pushesAt(turn);
    const before = await reports();
    const answered = await dieAfter(place, pushes);
    // The first one is committed where it dies after that, and none is answered.
    expect([place, answered, (await reports()) - before]).toEqual([place, [], turn]);
    for (const { headers, body } of pushes) {
      const raw = Buffer.from(body);
      const decision = fixture.backend.platform.simulatedTelematics?.receive('bouncie', headers, raw);
      if (!decision?.ok) throw new Error('It was not believed');
      await intake.take({ provider: 'bouncie', message: decision.event, raw });
    }
    expect([place, (await reports()) - before]).toEqual([place, 2 * devices]);
  }
}, 180_000);
