import {
  decideNextPoll,
  decideNextRound,
  pollMinutes,
  type PollOutcome,
  type PollState,
} from '@roadworthy/core/incidents/devices/next-poll.ts';
import { type TelematicsProvider, telematicsProviders } from '@roadworthy/core/incidents/vocabulary.ts';
import { TelematicsUnansweredError } from '@roadworthy/providers/telematics/port.ts';
import { clockClaim } from '../../kernel/jobs/clock-claim.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Kernel } from '../../kernel/operations/carry-out.ts';
import type { Platform } from '../../kernel/platform.ts';
import { disconnectRevoked } from './disconnect-revoked.ts';
import { openIntake } from './intake.ts';

/** Most devices of a provider that one round asks after: those that have waited longest. */
const mostInRound = 200;
/** A job that runs for longer might be given to another worker; the next round goes on. */
const patienceMs = 200_000;
/** After so many in a row that cannot be reached it is the provider that cannot. */
const mostUnreached = 5;

/** Those whose place is older than the pace of their provider: who pushes in time is not asked. */
const due = `
  select d.provider_device_id, p.failures, p.refusals from vehicle_devices d
  left join telematics_polls p using (provider, provider_device_id)
  where d.provider = $1 and d.archived is null and (p.next is null or p.next <= app_now())
    and (d.observed is null or d.observed <= app_now() - make_interval(mins => $2::integer))
  order by p.next nulls first, d.device_id limit ${mostInRound}`;

const connected = `
  select d.provider_device_id, p.failures, p.refusals from vehicle_devices d
  left join telematics_polls p using (provider, provider_device_id)
  where d.provider = $1 and d.archived is null
    and d.provider_device_id in (select jsonb_array_elements_text($2::jsonb))`;

const round = `select failures, next > app_now() from telematics_polls where provider = $1 and provider_device_id is null`;

const note = `
  insert into telematics_polls (provider, provider_device_id, next, failures, refusals)
  select $1, id, next, failures, refusals
  from jsonb_to_recordset($2::jsonb) as polled (id text, next timestamptz, failures integer, refusals integer)
  on conflict (provider, provider_device_id) do update
    set next = excluded.next, failures = excluded.failures, refusals = excluded.refusals`;

type Noted = PollState & { readonly id: string | null; readonly next: Date };
type Device = PollState & { readonly id: string };

const query = (platform: Platform, text: string, ...values: string[]) =>
  askAs(platform.pools.operations, { role: 'worker', claims: clockClaim(platform), text, values });

const noteNext = (platform: Platform, provider: TelematicsProvider, polled: readonly Noted[]) =>
  query(platform, note, provider, JSON.stringify(polled));

const devicesOf = (rows: readonly (readonly (string | null)[])[]): Device[] =>
  rows.flatMap(([id, failures, refusals]) =>
    id ? { id, failures: Number(failures ?? 0), refusals: Number(refusals ?? 0) } : [],
  );

/** How often in a row a provider did not answer at all, and whether it is still to be left alone. */
async function roundOf(platform: Platform, provider: TelematicsProvider) {
  const [[failures, waits] = []] = await query(platform, round, provider);
  return { failures: Number(failures ?? 0), waits: waits === 't' };
}

/**
 * Asks a provider after devices, and notes after each answer when it is asked after that device again. Nothing waits in a
 * transaction for an answer. Who took the consent back while it was on its way is told nothing of, and nothing is kept.
 */
async function ask({ platform, handlers }: Kernel, provider: TelematicsProvider, devices: readonly Device[]) {
  const intake = openIntake(platform);
  const begunAt = performance.now();
  const known = new Map(devices.map((device) => [device.id, device]));
  const decide = (ids: readonly string[], outcome: PollOutcome) =>
    ids.map((id) => {
      const before = known.get(id) ?? { failures: 0, refusals: 0 };
      return { id, ...decideNextPoll(provider, outcome, before, platform.clock.now()) };
    });
  let unreached = 0;
  for await (const polled of platform.telematics.poll(provider, [...known.keys()])) {
    const { deviceIds, outcome } = polled;
    if (polled.outcome === 'answered') {
      const { message, raw } = polled;
      await intake.take({ provider, message: { ...message, askAfter: [] }, raw, isAnswer: true });
    }
    const next = decide(deviceIds, outcome);
    await noteNext(platform, provider, next);
    for (const { id, isOver } of next) if (isOver) await disconnectRevoked({ platform, handlers }, provider, id);
    unreached = outcome === 'unreached' ? unreached + 1 : 0;
    if (unreached >= mostUnreached) throw new TelematicsUnansweredError('none of its devices can be reached');
    if (performance.now() - begunAt > patienceMs) return;
  }
}

/** Asks a provider after devices, and leaves it alone for a while where it does not answer. */
async function askInTurn(kernel: Kernel, provider: TelematicsProvider, text: string, value: string): Promise<void> {
  const { platform } = kernel;
  const { failures, waits } = await roundOf(platform, provider);
  if (waits) return;
  const devices = devicesOf(await query(platform, text, provider, value));
  if (devices.length === 0) return;
  try {
    await ask(kernel, provider, devices);
    if (failures > 0) {
      await noteNext(platform, provider, [{ id: null, failures: 0, refusals: 0, next: platform.clock.now() }]);
    }
  } catch (error) {
    if (!(error instanceof TelematicsUnansweredError)) throw error;
    const next = decideNextRound(failures + 1, error.retryAfter, platform.clock.now());
    await noteNext(platform, provider, [{ id: null, failures: failures + 1, refusals: 0, next }]);
    platform.log.warn({ err: error, provider, next }, 'a provider of devices did not answer');
  }
}

/** Asks a provider after devices that it told something of; where it does not answer, a round asks after them. */
export async function askAfterDevices(
  kernel: Kernel,
  { provider, deviceIds }: JobData['ask-after-devices'],
): Promise<void> {
  if (!kernel.platform.telematics.canPoll(provider)) return;
  await askInTurn(kernel, provider, connected, JSON.stringify(deviceIds));
}

/** Asks every provider after the devices that are due; one that does not answer keeps none of the others back. */
export async function pollDevices(kernel: Kernel): Promise<void> {
  const asked = telematicsProviders.filter((one) => kernel.platform.telematics.canPoll(one));
  await Promise.all(asked.map((provider) => askInTurn(kernel, provider, due, String(pollMinutes[provider]))));
}
