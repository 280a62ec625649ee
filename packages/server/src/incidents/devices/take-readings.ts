import { type Judgement, judgeReading, type LastSeen } from '@roadworthy/core/incidents/devices/judge-reading.ts';
import type { Reading } from '@roadworthy/core/incidents/devices/reading.ts';
import type { TelematicsProvider, UnknownPayloadReason } from '@roadworthy/core/incidents/vocabulary.ts';
import type { Place } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { transaction } from '@roadworthy/db/pool.ts';
import { sql } from 'kysely';
import { type Tx, transactionOf } from '../../kernel/database.ts';
import { failPoint } from '../../kernel/jobs/fail-point.ts';
import { clockClaim } from '../../kernel/jobs/clock-claim.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { enterOrganization } from '../../kernel/operations/root-row.ts';
import type { Platform } from '../../kernel/platform.ts';

/** A reading with the provider that told it, and the hash of the message that it came in. */
export type ReceivedReading = {
  readonly provider: TelematicsProvider;
  readonly reading: Reading;
  readonly rawHash: string;
};

/** What became of readings; those of no device that is connected here, or of another time, are named. */
export type Taken = {
  /** Written down for the first time. */
  readonly written: number;
  readonly unknown: readonly (ReceivedReading & { readonly reason: UnknownPayloadReason })[];
};

const keyOf = (provider: string, id: string): string => `${provider} ${id}`;

const whose = `
  select d.organization_id, d.provider, d.provider_device_id from vehicle_devices d
  join jsonb_to_recordset($1::jsonb) as told (provider text, id text)
    on d.provider = told.provider and d.provider_device_id = told.id
  where d.archived is null`;

type DeviceRow = {
  readonly device_id: string;
  readonly provider: string;
  readonly provider_device_id: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly observed: Date | null;
  readonly vin: string | null;
  readonly postal_code: string | null;
};

/** The devices that readings are of, each locked, in one order for all who lock some. */
async function lockDevices(tx: Tx, told: readonly ReceivedReading[]): Promise<DeviceRow[]> {
  const keys = new Map(
    told.map(({ provider, reading: { providerDeviceId: id } }) => [keyOf(provider, id), { provider, id }]),
  );
  const { rows } = await sql<DeviceRow>`
    select d.device_id, d.provider, d.provider_device_id, d.lat, d.lng, d.observed, d.postal_code,
      (select v.vin from vehicles v where v.organization_id = d.organization_id and v.root_vehicle_id = d.root_vehicle_id
        order by v.created desc, v.vehicle_id desc limit 1) as vin
    from vehicle_devices d
    where d.archived is null and (d.provider, d.provider_device_id) in (
      select provider, id from jsonb_to_recordset(${JSON.stringify([...keys.values()])}) as told (provider text, id text))
    order by d.device_id
    for update of d`.execute(tx);
  return rows;
}

type Change = {
  device_id: string;
  reported: Date;
  odometer_km: number | null;
  /** The reading that is the device's place from now on. */
  at: Reading | null;
  /** Where it was before. */
  from: Place | null;
};

/** A place as about a hundred metres of the ground: what is nearest to it changes no sooner. */
const spotOf = ({ lat, lng }: Place): string => `${Math.round(lat * 1000)} ${Math.round(lng * 1000)}`;

const placed = (change: Change) => {
  const { device_id, reported, odometer_km, at, from } = change;
  return {
    has_moved: at?.place != null && (from === null || spotOf(at.place) !== spotOf(from)),
    device_id,
    reported,
    odometer_km,
    observed: at?.observedAt ?? null,
    lat: at?.place?.lat ?? null,
    lng: at?.place?.lng ?? null,
    event: at?.event ?? null,
    accuracy_m: at?.accuracyM ?? null,
    speed_kph: at?.speedKph ?? null,
    heading: at?.heading ?? null,
  };
};

async function writeDevices(tx: Tx, changes: readonly Change[], now: Date): Promise<void> {
  await sql`
    update vehicle_devices d
    set reported = greatest(d.reported, told.reported),
      received = ${now},
      odometer_km = coalesce(told.odometer_km, d.odometer_km),
      observed = coalesce(told.observed, d.observed), lat = coalesce(told.lat, d.lat), lng = coalesce(told.lng, d.lng),
      event = coalesce(told.event, d.event),
      accuracy_m = case when told.lat is null then d.accuracy_m else told.accuracy_m end,
      speed_kph = case when told.lat is null then d.speed_kph else told.speed_kph end,
      heading = case when told.lat is null then d.heading else told.heading end,
      administrative_area = coalesce(near.administrative_area, d.administrative_area),
      postal_code = coalesce(near.prefix, d.postal_code)
    from jsonb_to_recordset(${JSON.stringify(changes.map(placed))}) as told (device_id uuid, has_moved boolean,
        reported timestamptz, odometer_km double precision, observed timestamptz, lat double precision, lng double precision, event text,
        accuracy_m real, speed_kph real, heading real)
      left join lateral (
        select administrative_area, prefix from postal_areas
        where told.has_moved and postal_areas.lat is not null
        order by point(postal_areas.lng, postal_areas.lat) <-> point(told.lng, told.lat) limit 1) near on true
    where d.device_id = told.device_id`.execute(tx);
}

type Report = { readonly device_id: string; readonly told: ReceivedReading; readonly refused: string | null };

/** Answers how many are new: what a provider sends again is written once. */
async function writeReports(tx: Tx, reports: readonly Report[], now: Date): Promise<number> {
  const rows = reports.map(({ device_id, told: { reading, rawHash }, refused }) => ({
    device_id,
    observed: reading.observedAt,
    event: reading.event,
    lat: reading.place?.lat ?? null,
    lng: reading.place?.lng ?? null,
    accuracy_m: reading.accuracyM,
    speed_kph: reading.speedKph,
    heading: reading.heading,
    odometer_km: reading.odometerKm,
    refused,
    raw_hash: rawHash,
  }));
  const { rows: written } = await sql`
    insert into device_reports (device_id, organization_id, observed, event, received, lat, lng, accuracy_m, speed_kph, heading,
      odometer_km, refused, raw_hash)
    select device_id, claim_organization(), observed, event, ${now}, lat, lng, accuracy_m, speed_kph, heading, odometer_km,
      refused, raw_hash
    from jsonb_to_recordset(${JSON.stringify(rows)}) as told (device_id uuid, observed timestamptz, event text,
      lat double precision, lng double precision, accuracy_m real, speed_kph real, heading real,
      odometer_km double precision, refused text, raw_hash text)
    on conflict do nothing
    returning 1`.execute(tx);
  return written.length;
}

type Seen = { row: DeviceRow; last: LastSeen; change: Change | null };

const lastSeen = ({ lat, lng, observed, vin }: DeviceRow): LastSeen => ({
  place: lat === null || lng === null ? null : { lat, lng },
  observedAt: observed,
  vin,
});

/** Follows a reading: what it changes of its device, and what the next one is compared with. */
function follow(seen: Seen, reading: Reading, judgement: Exclude<Judgement, { as: 'unknown' }>): void {
  const counts = judgement.as === 'place';
  const before = seen.change;
  const { lat, lng } = seen.row;
  seen.change = {
    device_id: seen.row.device_id,
    reported: before && before.reported > reading.observedAt ? before.reported : reading.observedAt,
    odometer_km: reading.odometerKm ?? before?.odometer_km ?? null,
    at: counts ? reading : (before?.at ?? null),
    // Without a postal code it is asked for, wherever it is.
    from: lat === null || lng === null || seen.row.postal_code === null ? null : { lat, lng },
  };
  if (counts) seen.last = { ...seen.last, place: reading.place, observedAt: reading.observedAt };
}

async function takeOfOrganization(tx: Tx, told: readonly ReceivedReading[], now: Date): Promise<Taken> {
  const devices = new Map(
    (await lockDevices(tx, told)).map((row): [string, Seen] => [
      keyOf(row.provider, row.provider_device_id),
      { row, last: lastSeen(row), change: null },
    ]),
  );
  const reports: Report[] = [];
  const unknown: (ReceivedReading & { reason: UnknownPayloadReason })[] = [];
  for (const one of told) {
    const seen = devices.get(keyOf(one.provider, one.reading.providerDeviceId));
    // It was disconnected since it was found.
    if (!seen) unknown.push({ ...one, reason: 'unknown_device' });
    else {
      const judgement = judgeReading(seen.last, one.reading, now);
      if (judgement.as === 'unknown') unknown.push({ ...one, reason: judgement.reason });
      else {
        follow(seen, one.reading, judgement);
        const refused = judgement.as === 'report' ? judgement.refused : null;
        reports.push({ device_id: seen.row.device_id, told: one, refused });
      }
    }
  }
  const changes = [...devices.values()].flatMap(({ change }) => change ?? []);
  if (changes.length > 0) await writeDevices(tx, changes, now);
  return { written: reports.length === 0 ? 0 : await writeReports(tx, reports, now), unknown };
}

/**
 * Takes readings of any providers and organizations: each organization's in a transaction of its own, so that a provider
 * hears that we have them only when they are written. Twice is as good as once.
 */
export async function takeReadings(
  platform: Pick<Platform, 'pools' | 'clock'>,
  told: readonly ReceivedReading[],
): Promise<Taken> {
  if (told.length === 0) return { written: 0, unknown: [] };
  const keys = told.map(({ provider, reading }) => ({ provider, id: reading.providerDeviceId }));
  const values = [JSON.stringify(keys)];
  const found = await askAs(platform.pools.operations, { role: 'worker', text: whose, values });
  const organizations = new Map(
    found.map(([organization, provider, id]) => [keyOf(provider ?? '', id ?? ''), organization]),
  );
  const parts = new Map<string, ReceivedReading[]>();
  const unknown: (ReceivedReading & { reason: UnknownPayloadReason })[] = [];
  for (const one of told) {
    const organization = organizations.get(keyOf(one.provider, one.reading.providerDeviceId));
    if (organization) {
      const part = parts.get(organization);
      if (part) part.push(one);
      else parts.set(organization, [one]);
    } else unknown.push({ ...one, reason: 'unknown_device' });
  }
  failPoint('readings-found');
  const now = platform.clock.now();
  let written = 0;
  for (const [organizationId, part] of parts) {
    const taken = await transaction(platform.pools.operations, async (client) => {
      await enterOrganization(client, clockClaim(platform), organizationId);
      return takeOfOrganization(transactionOf(client), part, now);
    });
    failPoint('readings-committed');
    written += taken.written;
    unknown.push(...taken.unknown);
  }
  return { written, unknown };
}
