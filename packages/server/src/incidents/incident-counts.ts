import { mapNotOwn } from '@roadworthy/core/incidents/archive-map.ts';
import { checkAround } from '@roadworthy/core/incidents/check-map-file.ts';
import { incidentUnknown } from '@roadworthy/core/incidents/pause-incident.ts';
import { sql } from 'kysely';
import type { QueryResults } from '../generated/operations.ts';
import type { Tx } from '../kernel/database.ts';
import { computedRead } from '../kernel/operation.ts';
import { isOwnMap } from './own-map.ts';
import { type Area, thingsIn } from './who-is-there.ts';

type Device = QueryResults['incident_counts']['devices'][number];

const shown = 200;

type Found = {
  readonly device_count: number;
  readonly garaged_count: number;
  readonly people_count: number;
  readonly devices: readonly Device[];
};

async function countIn(tx: Tx, area: Area): Promise<Found> {
  const { rows } = await sql<Found>`
    with ${thingsIn(area)},
      newest as (
        select distinct on (device_id) device_id, things.provider, lat, lng, observed, vehicle_id, policy_id
        from things where device_id is not null order by device_id),
      listed as (
        select newest.*, policy_number from newest join policies using (policy_id)
        order by observed desc, device_id limit ${shown})
    select count(distinct device_id)::int as device_count,
      count(distinct root_vehicle_id) filter (where provider = 'garaging')::int as garaged_count,
      count(distinct policy_id)::int as people_count,
      (select coalesce(jsonb_agg(to_jsonb(listed) order by observed desc, device_id), '[]') from listed) as devices
    from things`.execute(tx);
  return rows[0] ?? { device_count: 0, garaged_count: 0, people_count: 0, devices: [] };
}

/** Who is where an incident is, and what was done about it. */
export const incidentCounts = computedRead({
  name: 'incident_counts',
  permission: 'incident:act',
  root: 'kml_file_id',
  example: { provider: 'personal' },
  badInput: [{ input: { around_km: 3 }, code: 'buffer_unknown', field: 'around_km' }],
  async run(work) {
    const { tx, input } = work;
    const { kml_file_id, provider, incident_name } = input;
    if (!isOwnMap(work)) return mapNotOwn();
    const around = checkAround(input.around_km ?? 0);
    if (!around.ok) return around;
    const layers = await tx
      .selectFrom('incident_layers')
      .select(['incident_layer_id', 'incident_name'])
      .where('kml_file_id', '=', kml_file_id)
      .orderBy('incident_name')
      .execute();
    const meant = incident_name ? layers.filter((layer) => layer.incident_name === incident_name) : layers;
    if (incident_name && meant.length === 0) return incidentUnknown();
    const layerIds = meant.map((layer) => layer.incident_layer_id);
    const area = { layerIds, aroundKm: around.event ?? 0, provider };
    const { rows } = await sql<Record<'alerts' | 'active_alerts' | 'pauses' | 'active_pauses', number>>`
      select
        (select count(*)::int from incident_alerts a where a.incident_layer_id = any (${layerIds}) and a.provider = ${provider}) as alerts,
        (select count(*)::int from incident_alerts a
          where a.incident_layer_id = any (${layerIds}) and a.provider = ${provider} and a.ended is null) as active_alerts,
        (select count(*)::int from moratoriums m where m.incident_layer_id = any (${layerIds}) and m.provider = ${provider}) as pauses,
        (select count(*)::int from moratoriums m where m.incident_layer_id = any (${layerIds}) and m.provider = ${provider}
          and (m.ends is null or m.ends > app_now())) as active_pauses`.execute(tx);
    const [done] = rows;
    const { device_count, garaged_count, people_count, devices } = await countIn(tx, area);
    return {
      send_alert_count: done?.alerts ?? 0,
      active_alerts: done?.active_alerts ?? 0,
      pause_count: done?.pauses ?? 0,
      active_paused: done?.active_pauses ?? 0,
      incident_names: layers.map((layer) => layer.incident_name),
      device_count,
      garaged_count,
      people_count,
      devices: [...devices],
    };
  },
});
