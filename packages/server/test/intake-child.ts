// A process of its own that takes what a provider pushes, says which messages it would answer, and dies where FAULT says.
import { openBackend } from '@roadworthy/testkit/backend.ts';
import { openIntake } from '@roadworthy/server/incidents/devices/intake.ts';
import type { Config } from '@roadworthy/server/kernel/settings/env.ts';
import type { Pushed } from '@roadworthy/providers/telematics/simulated-telematics.ts';

const { config, now, pushes } = JSON.parse(process.argv[2] ?? '{}') as {
  readonly config: Config;
  readonly now: string;
  readonly pushes: readonly Pushed[];
};
const backend = await openBackend(config, { now, processName: 'intake-child' });
const { simulatedTelematics } = backend.platform;
const intake = openIntake(backend.platform);
await Promise.all(
  pushes.map(async ({ headers, body }, index) => {
    const raw = Buffer.from(body);
    const decision = simulatedTelematics?.receive('bouncie', headers, raw);
    if (!decision?.ok) return;
    await intake.take({ provider: 'bouncie', message: decision.event, raw });
    process.stdout.write(`${index}\n`);
  }),
);
await backend.close();
