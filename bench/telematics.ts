import { cloneFurnished } from '@roadworthy/db/template.ts';
import { openIntake } from '@roadworthy/server/incidents/devices/intake.ts';
import { openOnCopy } from '@roadworthy/testkit/backend.ts';
import { aQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';

const now = '2026-06-15T14:00:00Z';

export type TelematicsFigures = {
  /** Positions a second that are proven, read, judged and committed, each in a message of its own. */
  readonly perSecond: number;
  /** Positions that were answered for and are not there. */
  readonly lost: number;
};

/** What two thousand devices push, `senders` messages at a time: each is done when it is written, as a provider waits. */
export async function benchTelematics({
  positions,
  devices = 2_000,
  senders = 64,
}: {
  readonly positions: number;
  readonly devices?: number;
  readonly senders?: number;
}): Promise<TelematicsFigures> {
  const database = await cloneFurnished('bench telematics');
  const backend = await openOnCopy(database, { now });
  try {
    const { quoteId } = await startQuote(backend, aQuote());
    await backend.owner.pool.query(
      `insert into vehicle_devices (organization_id, vehicle_id, provider, provider_device_id)
       select organization_id, vehicle_id, 'bouncie', 'SIM-OH-' || n
       from vehicles, generate_series(0, $2 - 1) n where vehicle_id = $1`,
      [await vehicleOf(backend, quoteId), devices],
    );
    // As the database does by itself within a minute.
    await backend.owner.pool.query('analyze vehicle_devices');
    const { platform } = backend;
    const simulated = platform.simulatedTelematics;
    if (!simulated) throw new Error('Nobody simulates');
    const intake = openIntake(platform);
    const began = new Date(now).getTime() - 60 * 60_000;
    const pushes = Array.from({ length: positions }, (_, index) => {
      const at = new Date(began + Math.floor(index / devices) * 5_000);
      return simulated.pushOf('bouncie', `SIM-OH-${index % devices}`, at);
    });
    let next = 0;
    const send = async (): Promise<void> => {
      for (let push = pushes[next++]; push !== undefined; push = pushes[next++]) {
        const raw = Buffer.from(push.body);
        const decision = simulated.receive('bouncie', push.headers, raw);
        if (!decision.ok) throw new Error(decision.refusal.code);
        await intake.take({ provider: 'bouncie', message: decision.event, raw });
      }
    };
    const startedAt = performance.now();
    await Promise.all(Array.from({ length: senders }, send));
    const seconds = (performance.now() - startedAt) / 1000;
    const { count } = await selectOne<{ count: number }>(backend, 'select count(*)::int from device_reports', []);
    return { perSecond: positions / seconds, lost: positions - count };
  } finally {
    await backend.close();
  }
}
