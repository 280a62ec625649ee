import { createHash, randomUUID } from 'node:crypto';
import type { TelematicsProvider, UnknownPayloadReason } from '@roadworthy/core/incidents/vocabulary.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import type { Platform } from '../../kernel/platform.ts';
import { seal } from '../../kernel/settings/sealed.ts';

/** No more than so much of a message is kept. */
const mostBytes = 16_000;
/** New ones of one provider in an hour: a provider that floods fills no disk. */
const mostAnHour = 500;

const keep = `
  insert into telematics_payloads
    (telematics_payload_id, provider, reason, provider_device_id, raw_hash, raw, received, last_received)
  select $1::uuid, $2, $3, nullif($4, ''), $5, $6, $7::timestamptz, $7::timestamptz
  where (select count(*) from telematics_payloads
    where provider = $2 and received > $7::timestamptz - interval '1 hour') < ${mostAnHour}
    or exists (select from telematics_payloads where provider = $2 and raw_hash = $5 and reason = $3)
  on conflict (provider, raw_hash, reason) do update
    set times = telematics_payloads.times + 1, last_received = excluded.last_received`;

export const hashOf = (raw: Uint8Array): string => createHash('sha256').update(raw).digest('hex');

type Unknown = {
  readonly provider: TelematicsProvider;
  readonly reason: UnknownPayloadReason;
  readonly deviceId: string | null;
  readonly raw: Uint8Array;
};

/** Keeps a message that was no report of a device that is connected here, sealed, once for all times that it comes. */
export async function keepPayload(
  { pools, clock, secrets }: Pick<Platform, 'pools' | 'clock' | 'secrets'>,
  { provider, reason, deviceId, raw }: Unknown,
): Promise<void> {
  const id = randomUUID();
  const plain = Buffer.from(raw.subarray(0, mostBytes)).toString('utf8');
  const sealed = seal(secrets, { table: 'telematics_payloads', column: 'raw', key: id, plain });
  const values = [id, provider, reason, deviceId ?? '', hashOf(raw), sealed, clock.now().toISOString()];
  await askAs(pools.operations, { role: 'worker', text: keep, values });
}
