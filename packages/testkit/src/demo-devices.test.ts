import { expect, test } from 'vitest';
import { connectDemoDevices } from './demo-devices.ts';
import { useFixture } from './fixture.ts';
import { aMotorhomeQuote, boundQuote } from './quote-scenarios.ts';
import { selectRows } from './select-rows.ts';

const now = '2026-06-15T14:00:00Z';
const fixture = useFixture('demo devices', { now });

test('made-up devices of several providers are in what policies cover, each with a place of now', async () => {
  for (let policy = 0; policy < 4; policy += 1) await boundQuote(fixture.backend, aMotorhomeQuote());
  await selectRows(fixture.backend, `update policies set policy_status = 'active'`);
  await connectDemoDevices(fixture.backend);
  const rows = await selectRows<{ provider: string; devices: number; placed: number }>(
    fixture.backend,
    `select provider, count(*)::int as devices, count(*) filter (where observed = $1)::int as placed
     from vehicle_devices group by 1 order by 1`,
    [now],
  );
  expect(rows.map(({ provider, devices }) => [provider, devices])).toEqual([
    ['bouncie', 2],
    ['garaging', 2],
    ['mojio', 1],
    ['passtime', 1],
    ['samasara', 1],
    ['smartcar', 1],
    ['tesla', 1],
    ['zubie', 1],
  ]);
  for (const { provider, devices, placed } of rows) expect([provider, placed]).toEqual([provider, devices]);
});
