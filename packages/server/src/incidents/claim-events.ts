import { isTimeOfMap } from '@roadworthy/core/incidents/event-of-loss.ts';
import { placeInText } from '@roadworthy/core/shared/geo/place-in-text.ts';
import { dayInZone, dayOrNull } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import { type ClaimRow, loadClaim } from '../claims/claim-store.ts';
import type { Tx } from '../kernel/database.ts';
import { computedRead } from '../kernel/operation.ts';

type Where = { readonly lat: number; readonly lng: number; readonly isExact: boolean };
const most = 20;

/** Where a loss happened: by the pin or the device, else the middle of the postal code where the vehicle is kept. */
async function whereOf(tx: Tx, { incident_location, postal_code: code }: ClaimRow): Promise<Where | null> {
  const exact = placeInText(incident_location);
  if (exact) return { ...exact, isExact: true };
  const { rows } = await sql<{ lat: number; lng: number }>`
    select lat, lng from postal_areas where lat is not null and prefix = left(${code}, length(prefix))
    order by length(prefix) desc limit 1`.execute(tx);
  return rows[0] ? { ...rows[0], isExact: false } : null;
}

type LayerRow = {
  readonly incident_layer_id: string;
  readonly kml_file_id: string;
  readonly name: string;
  readonly sent: Date;
  readonly archived: Date | null;
};

/** The layers that lie over a place, whenever their maps were sent. */
async function layersOver(tx: Tx, { lat, lng }: Where): Promise<readonly LayerRow[]> {
  const { rows } = await sql<LayerRow>`
    select distinct l.incident_layer_id, l.kml_file_id, l.incident_name as name, f.created as sent, f.archived
    from incident_layers l join kml_files f using (kml_file_id)
      join incident_layer_pieces p on p.incident_layer_id = l.incident_layer_id and p.buffer_km = 0
    where ${lat} between l.south and l.north and ${lng} between l.west and l.east
      and lies_in(point(${lng}, ${lat}), p.piece)
    order by f.created desc limit ${most}`.execute(tx);
  return rows;
}

type PauseRow = { readonly moratorium_id: string; readonly name: string };

/** The moratoriums that held on the day of the loss where it happened, by area or by the layer that they are of. */
async function pausesOver(tx: Tx, claim: ClaimRow, at: Where | null): Promise<readonly PauseRow[]> {
  const { incident_date: on, time_zone: zone, postal_code: code, administrative_area: area } = claim;
  const { rows } = await sql<PauseRow>`
    select m.moratorium_id, m.name from moratoriums m
    where (m.starts at time zone ${zone})::date <= ${on}::date
      and (m.ends is null or (m.ends at time zone ${zone})::date >= ${on}::date)
      and case when m.incident_layer_id is null
        then coalesce(${area}::text, (select administrative_area from postal_areas
          where prefix = left(${code}, length(prefix)) order by length(prefix) desc limit 1)) = any (m.states) or exists (
          select from unnest(m.postal_codes) as prefix where ${code}::text like prefix || '%')
        else exists (select from incident_layer_pieces p where p.incident_layer_id = m.incident_layer_id
          and p.buffer_km = m.buffer_km and lies_in(point(${at?.lng ?? null}::float8, ${at?.lat ?? null}::float8), p.piece)) end
    order by m.starts desc limit ${most}`.execute(tx);
  return rows;
}

/** The incidents and moratoriums at the place and the time of a loss, as maps and moratoriums are known today. */
export const claimEvents = computedRead({
  name: 'claim_events',
  permission: 'claim:handle',
  root: 'claim_id',
  example: {},
  async run({ tx, ...work }) {
    const claim = await loadClaim({ tx, ...work }, work.input.claim_id);
    const on = dayOrNull(claim.incident_date);
    const at = await whereOf(tx, claim);
    const none = { lat: at?.lat ?? null, lng: at?.lng ?? null, is_exact: at?.isExact ?? false };
    if (on === null) return { ...none, layers: [], moratoriums: [] };
    const zone = claim.time_zone;
    const layers = (at ? await layersOver(tx, at) : []).filter(({ sent, archived }) =>
      isTimeOfMap(on, { sent: dayInZone(sent, zone), archived: archived && dayInZone(archived, zone) }),
    );
    return {
      ...none,
      layers: layers.map(({ incident_layer_id, kml_file_id, name }) => ({ incident_layer_id, kml_file_id, name })),
      moratoriums: [...(await pausesOver(tx, claim, at))],
    };
  },
});
