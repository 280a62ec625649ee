import { freshHours } from '@roadworthy/core/quoting/vocabulary.ts';
import { checkMapView } from '@roadworthy/core/incidents/map-view.ts';
import { sql } from 'kysely';
import type { QueryResults } from '../generated/operations.ts';
import { computedRead } from '../kernel/operation.ts';

type Mark = QueryResults['map_devices'][number];

/** More marks than a map shows apart. */
const mostMarks = 2_000;

/**
 * The devices of an organization in a part of a map, drawn together where they would lie upon each other: however many
 * there are, the answer is as long as the map is large.
 */
export const mapDevices = computedRead({
  name: 'map_devices',
  permission: 'incident:act',
  root: 'organization_id',
  example: { west: -125, south: 24, east: -66, north: 52, zoom: 3 },
  badInput: [
    { input: { west: 10, south: 0, east: 5, north: 1, zoom: 3 }, code: 'view_malformed', field: 'west' },
    { input: { zoom: 99 }, code: 'view_malformed', field: 'zoom' },
    { input: { age_hours: 0 }, code: 'age_out_of_range', field: 'age_hours' },
  ],
  async run({ tx, organizationId, input }) {
    const { west, south, east, north, zoom, device_provider, provider, product_id } = input;
    const view = checkMapView({ west, south, east, north, zoom, ageHours: input.age_hours ?? freshHours });
    if (!view.ok) return view;
    const { cellDegrees, ageHours } = view.event;
    const { rows } = await sql<Mark>`
      select avg(d.lat) as lat, avg(d.lng) as lng, count(*)::int as devices,
        (count(*) filter (where d.observed < app_now() - interval '${sql.raw(String(freshHours))} hours'))::int as stale,
        max(d.observed) as observed,
        case when count(*) = 1 then min(d.device_id::text)::uuid end as device_id,
        case when count(*) = 1 then min(d.provider) end as provider
      from vehicle_devices d
        ${provider == null && product_id == null ? sql`` : sql`join vehicles v on v.organization_id = d.organization_id and v.vehicle_id = d.vehicle_id join quotes q on q.quote_id = v.quote_id`}
      where d.organization_id = ${organizationId} and d.archived is null
        and d.lat between ${south}::float8 and ${north}::float8 and d.lng between ${west}::float8 and ${east}::float8
        and d.observed >= app_now() - make_interval(hours => ${ageHours}::int)
        ${device_provider == null ? sql`` : sql`and d.provider = ${device_provider}`}
        ${provider == null ? sql`` : sql`and q.provider = ${provider}`}
        ${product_id == null ? sql`` : sql`and q.product_id = ${product_id}::uuid`}
      group by floor(d.lng / ${cellDegrees}::float8), floor(d.lat / ${cellDegrees}::float8)
      order by devices desc, lat, lng
      limit ${mostMarks}`.execute(tx);
    return rows;
  },
});
