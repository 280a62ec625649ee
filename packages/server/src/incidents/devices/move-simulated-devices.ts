import { setTimeout as wait } from 'node:timers/promises';
import { type TelematicsProvider, telematicsProviders } from '@roadworthy/core/incidents/vocabulary.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type Intake, openIntake } from './intake.ts';

const pushing = new Set<TelematicsProvider>(['bouncie', 'smartcar', 'tesla', 'samasara', 'zubie', 'mojio']);
const made = `select provider, provider_device_id from vehicle_devices
  where archived is null and provider_device_id like 'SIM-%' order by device_id limit 200`;

const roundsAMinute = 4;
const roundMs = 15_000;

async function push(platform: Platform, intake: Intake, provider: TelematicsProvider, id: string): Promise<void> {
  const simulated = platform.simulatedTelematics;
  if (!simulated) return;
  if (!pushing.has(provider)) {
    if (!simulated.canPoll(provider)) return;
    for await (const polled of simulated.poll(provider, [id])) {
      if (polled.outcome === 'answered') await intake.take({ provider, message: polled.message, raw: polled.raw });
    }
    return;
  }
  const { headers, body } = simulated.pushOf(provider, id, platform.clock.now());
  const raw = Buffer.from(body);
  const decision = simulated.receive(provider, headers, raw);
  if (decision.ok) await intake.take({ provider, message: decision.event, raw });
}

/** Lets the made-up devices of a demo drive on: every quarter of a minute, through the port like real ones. */
export async function moveSimulatedDevices(platform: Platform, rounds = roundsAMinute): Promise<void> {
  if (platform.simulatedTelematics === null) return;
  const intake = openIntake(platform);
  const rows = await askAs(platform.pools.operations, { role: 'worker', text: made });
  if (rows.length === 0) return;
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0) await wait(roundMs);
    await Promise.all(
      rows.map(async ([name, id]) => {
        const provider = telematicsProviders.find((one) => one === name);
        if (provider && id) await push(platform, intake, provider, id);
      }),
    );
  }
}
