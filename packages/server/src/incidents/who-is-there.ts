import { freshHours } from '@roadworthy/core/quoting/vocabulary.ts';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { type RawBuilder, sql } from 'kysely';

/** Where an incident is: its layers with so many kilometres around them, of one line. */
export type Area = { readonly layerIds: readonly string[]; readonly aroundKm: number; readonly provider: string };

/** A vehicle in a layer, by its address or by a device in it. A vehicle may be there more than once. */
export type ThingRow = {
  readonly incident_layer_id: string;
  readonly root_vehicle_id: string;
  readonly vehicle_id: string;
  readonly policy_id: string;
  readonly quote_id: string;
  /** `garaging`, or whose device it is. */
  readonly provider: string;
  /** As the provider knows the device; of an address, the root of the vehicle. */
  readonly provider_device_id: string;
  readonly device_id: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly observed: string | null;
};

/**
 * Who counts where an incident is, for the map, its panel, a pause's reach and an alert alike: whoever has a policy of the
 * line that covers something or is to, for a vehicle that is kept there, or that a device saw there within 72 hours. Of two
 * terms that describe the vehicle, the one in force speaks for it. Selects rows of `ThingRow` under the name `things`.
 */
export const thingsIn = ({ layerIds, aroundKm, provider }: Area): RawBuilder<unknown> => sql`
  pieces as materialized (
    select incident_layer_id, piece from incident_layer_pieces
    where incident_layer_id = any (${[...layerIds]}::uuid[]) and buffer_km = ${aroundKm}),
  codes as materialized (
    select distinct incident_layer_id, country, prefix from pieces join postal_areas on lies_in(point(lng, lat), piece)),
  seen as materialized (
    select distinct incident_layer_id, d.device_id, d.root_vehicle_id, d.provider, d.provider_device_id, d.lat, d.lng, d.observed
    from vehicle_devices d join pieces on lies_in(point(d.lng, d.lat), piece)
    where d.archived is null and d.lat is not null and d.provider <> 'garaging'
      and d.observed >= app_now() - interval '${sql.raw(String(freshHours))} hours'),
  described as (
    select v.root_vehicle_id, v.vehicle_id, p.policy_id, p.policy_status, p.created, v.quote_id, v.location_id
    from policies p join vehicles v on v.quote_id = p.current_quote_id and v.archived is null
    where p.policy_status = any (${[...coveringStatuses]}) and p.provider = ${provider}),
  covered as materialized (
    select distinct on (root_vehicle_id) described.*, l.country, l.postal_code
    from described left join locations l on l.location_id = described.location_id
    where exists (select from codes where codes.country = l.country and codes.prefix = left(l.postal_code, length(codes.prefix)))
      or root_vehicle_id in (select root_vehicle_id from seen)
    order by root_vehicle_id, policy_status = 'pending', described.created desc),
  things as materialized (
    select incident_layer_id, root_vehicle_id, vehicle_id, policy_id, quote_id, provider, provider_device_id, device_id, lat, lng,
      observed
    from seen join covered using (root_vehicle_id)
    union all
    select incident_layer_id, root_vehicle_id, vehicle_id, policy_id, quote_id, 'garaging', root_vehicle_id::text, null, null, null,
      null
    from covered join codes on codes.country = covered.country and codes.prefix = left(covered.postal_code, length(codes.prefix)))`;
