import { freshHours } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Moratorium, RiskPlace } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import type { MoratoriumAction } from '@roadworthy/core/quoting/vocabulary.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { Tx } from '../../kernel/database.ts';

type SeenPlaces = { readonly places: RiskPlace[]; readonly is_in_layer: boolean };

/** A moratorium as it is read, be it inside JSON. */
export type MoratoriumRow = Pick<
  Selectable<Database['moratoriums']>,
  | 'moratorium_id'
  | 'name'
  | 'name_fr'
  | 'notice'
  | 'notice_fr'
  | 'provider'
  | 'actions'
  | 'states'
  | 'postal_codes'
  | 'time_zone'
> & {
  readonly starts: string | Date;
  readonly ends: string | Date | null;
  readonly last_seen?: SeenPlaces | null | undefined;
};

/**
 * Where the devices in what a quote insures were last, as far as that still says where it is: whichever description of a
 * thing they were connected to, and exactly where a moratorium was written by a layer of a map.
 */
const lastSeen = sql<SeenPlaces | null>`(
  select jsonb_build_object(
    'places', jsonb_agg(jsonb_build_object('administrativeArea', d.administrative_area, 'postalCode', d.postal_code)),
    'is_in_layer', coalesce(bool_or(exists (
      select from incident_layer_pieces piece
      where piece.incident_layer_id = moratoriums.incident_layer_id and piece.buffer_km = moratoriums.buffer_km
        and lies_in(point(d.lng, d.lat), piece.piece))), false))
  from vehicles v
    join vehicle_devices d on d.organization_id = v.organization_id and d.root_vehicle_id = v.root_vehicle_id
  where v.quote_id = quotes.quote_id and v.archived is null and d.archived is null and d.postal_code is not null
    and d.observed >= app_now() - interval '${sql.raw(String(freshHours))} hours'
  having count(*) > 0)`;

const wordColumns = ['name', 'name_fr', 'notice', 'notice_fr'] as const;

/**
 * What is stopped somewhere now or will be, in the organization of a quote, unless it or its policy is excepted. It is read
 * with every quote and kept nowhere, so that one counts from the moment it is written.
 */
export function moratoriumsOf(quote: ExpressionBuilder<Database, 'quotes'>) {
  return quote
    .selectFrom('moratoriums')
    .select(wordColumns)
    .select(['moratorium_id', 'moratoriums.provider', 'actions', 'states', 'postal_codes'])
    .select(['starts', 'ends', 'moratoriums.time_zone'])
    .select(lastSeen.as('last_seen'))
    .whereRef('moratoriums.organization_id', '=', 'quotes.organization_id')
    .where(sql<boolean>`(moratoriums.ends is null or moratoriums.ends > app_now())`)
    .where(
      sql<boolean>`not exists (
        select from moratorium_exceptions e where e.moratorium_id = moratoriums.moratorium_id
          and (e.quote_id = quotes.quote_id or e.policy_id = quotes.policy_id) and e.deleted is null)`,
    )
    .orderBy('starts')
    .orderBy('moratorium_id');
}

/** A moratorium as the rules see it. The checks of whoever wrote it stand for the value lists. */
export function moratoriumFromRow(row: MoratoriumRow): Moratorium {
  return {
    moratoriumId: row.moratorium_id,
    name: { en: row.name, fr: row.name_fr },
    notice: { en: row.notice, fr: row.notice_fr },
    provider: row.provider,
    actions: row.actions as MoratoriumAction[],
    states: row.states,
    postalCodes: row.postal_codes,
    starts: new Date(row.starts),
    ends: row.ends === null ? null : new Date(row.ends),
    timeZone: row.time_zone,
    ...(row.last_seen && { lastSeen: { places: row.last_seen.places, isInLayer: row.last_seen.is_in_layer } }),
  };
}

/** What of an organization is stopped somewhere now or will be. */
export async function loadMoratoriums(tx: Tx, organizationId: string): Promise<Moratorium[]> {
  const rows = await tx
    .selectFrom('moratoriums')
    .select(wordColumns)
    .select(['moratorium_id', 'provider', 'actions', 'states', 'postal_codes'])
    .select(['starts', 'ends', 'time_zone'])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`(ends is null or ends > app_now())`)
    .orderBy('starts')
    .execute();
  return rows.map(moratoriumFromRow);
}
