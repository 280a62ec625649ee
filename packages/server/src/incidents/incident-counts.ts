import { mapNotOwn } from '@roadworthy/core/incidents/archive-map.ts';
import { checkAround } from '@roadworthy/core/incidents/check-map-file.ts';
import { incidentUnknown } from '@roadworthy/core/incidents/pause-incident.ts';
import { freshHours } from '@roadworthy/core/quoting/vocabulary.ts';
import { statusesInForce } from '@roadworthy/core/policies/vocabulary.ts';
import { sql } from 'kysely';
import type { QueryResults } from '../generated/operations.ts';
import type { Tx } from '../kernel/database.ts';
import { computedRead } from '../kernel/operation.ts';
import { isOwnMap } from './own-map.ts';

type Area = { readonly layerIds: readonly string[]; readonly aroundKm: number; readonly provider: string };
type Device = QueryResults['incident_counts']['devices'][number];

const shown = 200;
const inForce = [...statusesInForce];

/** The devices that were within an area of late, the newest first, each with what a policy of the line covers now. */
async function devicesIn(tx: Tx, { layerIds, aroundKm, provider }: Area) {
  const { rows } = await sql<Device & { readonly total: number }>`
    with here as materialized (
      select d.* from vehicle_devices d
      where d.archived is null and d.lat is not null
        and d.observed >= app_now() - interval '${sql.raw(String(freshHours))} hours'
        and exists (
          select from incident_layer_pieces piece
          where piece.incident_layer_id = any (${layerIds}) and piece.buffer_km = ${aroundKm}
            and lies_in(point(d.lng, d.lat), piece.piece)))
    select here.device_id, here.provider, here.lat, here.lng, here.observed, covered.vehicle_id, covered.policy_id,
      covered.policy_number, count(*) over ()::int as total
    from here
      join lateral (
        select v.vehicle_id, p.policy_id, p.policy_number
        from vehicles v join policies p on p.current_quote_id = v.quote_id join quotes q on q.quote_id = v.quote_id
        where v.organization_id = here.organization_id and v.root_vehicle_id = here.root_vehicle_id and v.archived is null
          and p.policy_status = any (${inForce}) and q.provider = ${provider}
        order by p.created desc limit 1) covered on true
    order by here.observed desc, here.device_id
    limit ${shown}`.execute(tx);
  return { total: rows[0]?.total ?? 0, devices: rows };
}

/** How many vehicles that a policy of the line covers now are kept within an area. */
async function garagedIn(tx: Tx, { layerIds, aroundKm, provider }: Area): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    with codes as materialized (
      select distinct country, prefix
      from incident_layer_pieces piece join postal_areas on lies_in(point(lng, lat), piece.piece)
      where piece.incident_layer_id = any (${layerIds}) and piece.buffer_km = ${aroundKm})
    select count(distinct v.root_vehicle_id)::int as count
    from policies p
      join quotes q on q.quote_id = p.current_quote_id
      join vehicles v on v.quote_id = q.quote_id and v.archived is null
      join locations l on l.location_id = v.location_id
      join codes on codes.country = l.country and codes.prefix = left(l.postal_code, length(codes.prefix))
    where p.policy_status = any (${inForce}) and q.provider = ${provider}`.execute(tx);
  return rows[0]?.count ?? 0;
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
    const { total, devices } = await devicesIn(tx, area);
    return {
      send_alert_count: done?.alerts ?? 0,
      active_alerts: done?.active_alerts ?? 0,
      pause_count: done?.pauses ?? 0,
      active_paused: done?.active_pauses ?? 0,
      incident_names: layers.map((layer) => layer.incident_name),
      device_count: total,
      garaged_count: await garagedIn(tx, area),
      devices,
    };
  },
});
