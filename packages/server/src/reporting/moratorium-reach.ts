import { statusesInForce } from '@roadworthy/core/policies/vocabulary.ts';
import { isInArea } from '@roadworthy/core/quoting/subject/moratoriums.ts';
import { unsoldStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { checkMoratoriumArea } from '@roadworthy/core/underwriting/check-moratorium.ts';
import { sql } from 'kysely';
import { computedRead } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';

const shown = 5;

type Place = { readonly administrative_area: string; readonly postal_code: string };
const placeOf = ({ administrative_area, postal_code }: Place) => ({
  administrativeArea: administrative_area,
  postalCode: postal_code,
});

/** Quotes for sale and policies that are kept or whose mail goes to one of the places, the newest first. */
function touched({ tx, organizationId }: Work, places: readonly Place[], provider: string | null) {
  const states = places.map((place) => place.administrative_area);
  const codes = places.map((place) => place.postal_code);
  return tx
    .selectFrom('quotes')
    .leftJoin('policies', 'policies.current_quote_id', 'quotes.quote_id')
    .select(['quotes.quote_id', 'policies.policy_id', 'policies.policy_number', 'policies.policy_status'])
    .select([
      'quotes.status',
      sql<string | null>`(
        select coalesce(business_name, nullif(concat_ws(' ', first_name, last_name), '')) from entities
        where entities.quote_id = quotes.quote_id and entity_relationship = 'named_insured' and archived is null
        limit 1)`.as('insured'),
    ])
    .where('quotes.organization_id', '=', organizationId)
    .where(sql<boolean>`quotes.provider = coalesce(${provider}, quotes.provider)`)
    .where(
      sql<boolean>`quotes.quote_id in (
        select l.quote_id from locations l
        join unnest(${states}::text[], ${codes}::text[]) as place (state, code)
          on l.administrative_area = place.state and l.postal_code = place.code
        where l.organization_id = ${organizationId}::uuid and (l.location_id = quotes.mailing_location_id or exists (
          select from vehicles v where v.quote_id = l.quote_id and v.location_id = l.location_id and v.archived is null)))`,
    )
    .where(({ or, eb }) =>
      or([
        eb('quotes.status', 'in', unsoldStatuses),
        eb('policies.policy_status', 'in', ['pending', ...statusesInForce]),
      ]),
    )
    .orderBy('quotes.updated', 'desc')
    .execute();
}

export const moratoriumReach = computedRead({
  name: 'moratorium_reach',
  permission: 'moratorium:write',
  root: 'organization_id',
  example: { states: ['US-FL'] },
  badInput: [{ input: { states: [] }, code: 'area_missing', field: 'states' }],
  async run(work) {
    const { states, postal_codes, provider } = work.input;
    const checked = checkMoratoriumArea({ states: states ?? [], postalCodes: postal_codes ?? [] });
    if (!checked.ok) return checked;
    const area = checked.event;
    const known = await work.tx
      .selectFrom('locations')
      .select(['administrative_area', 'postal_code'])
      .distinct()
      .where('organization_id', '=', work.organizationId)
      .execute();
    const places = known.filter((place) => isInArea(area, placeOf(place)));
    const found = await touched(work, places, provider ?? null);
    const waiting = await work.tx
      .selectFrom('waitlist')
      .select(['administrative_area', sql<string>`postal_code`.as('postal_code')])
      .where('organization_id', '=', work.organizationId)
      .where('reason', '=', 'moratorium_active')
      .where('told', 'is', null)
      .execute();
    const policies = found.filter(({ policy_id }) => policy_id !== null);
    return {
      quotes: found.length - policies.length,
      policies: policies.length,
      waiting: waiting.filter((place) => isInArea(area, placeOf(place))).length,
      newest: found.slice(0, shown).map(({ policy_status, status, ...match }) => ({
        ...match,
        status: policy_status ?? status,
      })),
    };
  },
});
