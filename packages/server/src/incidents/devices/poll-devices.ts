import { type TelematicsProvider, telematicsProviders } from '@roadworthy/core/incidents/vocabulary.ts';
import { TelematicsUnansweredError } from '@roadworthy/providers/telematics/port.ts';
import { clockClaim } from '../../kernel/jobs/clock-claim.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Platform } from '../../kernel/platform.ts';
import { openIntake } from './intake.ts';

/** Most devices of a provider that one round asks after: those that told the longest time ago. */
const mostInRound = 200;

const connected = `select provider_device_id from vehicle_devices
  where provider = $1 and archived is null order by reported nulls first, device_id limit ${mostInRound}`;

async function ask(platform: Platform, provider: TelematicsProvider, deviceIds: readonly string[]): Promise<void> {
  const intake = openIntake(platform);
  for (const { message, raw } of await platform.telematics.poll(provider, deviceIds)) {
    await intake.take({ provider, message: { ...message, askAfter: [] }, raw });
  }
}

/** Asks a provider after devices that it told something of; throws where it does not answer, so that it is tried again. */
export async function askAfterDevices(
  platform: Platform,
  { provider, deviceIds }: JobData['ask-after-devices'],
): Promise<void> {
  if (platform.telematics.canPoll(provider)) await ask(platform, provider, deviceIds);
}

/** Asks every provider after the devices that are connected; one that does not answer keeps none of the others back. */
export async function pollDevices(platform: Platform): Promise<void> {
  for (const provider of telematicsProviders.filter((one) => platform.telematics.canPoll(one))) {
    const requested = { role: 'worker', claims: clockClaim(platform), text: connected, values: [provider] } as const;
    const rows = await askAs(platform.pools.operations, requested);
    try {
      await ask(
        platform,
        provider,
        rows.flatMap(([id]) => id ?? []),
      );
    } catch (error) {
      if (!(error instanceof TelematicsUnansweredError)) throw error;
      platform.log.warn({ err: error, provider }, 'a provider of devices did not answer');
    }
  }
}
