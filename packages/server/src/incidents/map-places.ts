import { endedClaims } from '@roadworthy/core/claims/vocabulary.ts';
import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { sql } from 'kysely';
import type { QueryResults } from '../generated/operations.ts';
import { computedRead } from '../kernel/operation.ts';

type Place = QueryResults['map_places'][number];

/**
 * What a map of incidents marks: counted here, so that a book of any size is at most as many marks as there are postal
 * codes. A policy with vehicles in two places counts in both, and one with its next term once; who counts at all is said in
 * `who-is-there.ts`.
 */
export const mapPlaces = computedRead({
  name: 'map_places',
  permission: 'incident:act',
  root: 'organization_id',
  example: { provider: 'personal' },
  async run({ tx, organizationId, input }) {
    const { rows } = await sql<Place>`
      with marked as (
        select l.country, l.postal_code, p.contract_id, null::uuid as claim_id
        from policies p
        join vehicles v on v.organization_id = p.organization_id and v.quote_id = p.current_quote_id and v.archived is null
        join locations l on l.organization_id = p.organization_id and l.location_id = v.location_id
        where p.organization_id = ${organizationId} and p.policy_status = any (${[...coveringStatuses]})
          and p.provider = coalesce(${input.provider ?? null}, p.provider)
        union all
        select case when administrative_area like 'CA-%' then 'CA' else 'US' end, postal_code, null, claim_id
        from claims
        where organization_id = ${organizationId} and postal_code is not null and status <> all (${['draft', ...endedClaims]})
          and coalesce(${input.provider ?? null}, provider) is not distinct from provider),
      counted as (
        select country, left(postal_code, case country when 'US' then 5 else 3 end) as prefix,
          count(distinct contract_id)::int as policies, count(distinct claim_id)::int as claims
        from marked group by 1, 2),
      placed as (
        select counted.*, administrative_area, lat, lng
        from counted join postal_areas using (country, prefix) where lat is not null),
      covered as (
        select country, prefix, array_agg(distinct incident_layer_id) as layers
        from placed
        join incident_layer_pieces on buffer_km = 0 and lies_in(point(lng, lat), piece)
        join incident_layers using (incident_layer_id)
        join kml_files on kml_files.kml_file_id = incident_layers.kml_file_id and archived is null
        group by 1, 2)
      select country, prefix as postal_code, administrative_area, lat, lng, policies, claims,
        coalesce(layers, '{}') as incident_layer_ids
      from placed left join covered using (country, prefix)
      order by policies + claims desc, country, prefix`.execute(tx);
    return rows;
  },
});
