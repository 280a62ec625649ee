import type { BoughtCovers } from '@roadworthy/core/products/labels.ts';
import type { Answers } from '@roadworthy/core/rating/rating-subject.ts';
import type { PaymentTerm, RatingValueType, StorageType, UsageType } from '@roadworthy/core/products/vocabulary.ts';
import { drives, type RatedContent } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import type { EntityRelationship, EntityType } from '@roadworthy/core/quoting/vocabulary.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database.ts';
import { unseal } from '../../kernel/settings/sealed.ts';
import type { Secrets } from '../../kernel/settings/secrets.ts';
import { loadQuotes } from '../quote-store.ts';

/** What a quote was rated with. */
export type RatedQuoteContent = RatedContent & {
  readonly quoteId: string;
  /** The version whose price is on the quote; null until it is priced. */
  readonly raterVersionId: string | null;
  /** Premium of the term without fees, in cents; null until it is priced. */
  readonly premium: number | null;
};

type VehicleValues = readonly [
  vehicleId: string,
  type: string,
  year: number | null,
  ratingValue: number | null,
  ratingValueType: RatingValueType | null,
  usageType: UsageType | null,
  storageType: StorageType | null,
  miles: number | null,
  rented: number | null,
  locationId: string | null,
  area: string | null,
  answers: Answers,
];
type EntityValues = readonly [
  entityId: string,
  type: EntityType,
  relationship: EntityRelationship,
  birthdate: string | null,
  experience: number | null,
  answers: Answers,
];
/** A quote as it comes back: values by position, for many are read. The checks of the database stand for the value lists. */
type Values = readonly [
  id: string,
  provider: string,
  ratedBy: string | null,
  premium: number | null,
  starts: string,
  months: number,
  pays: PaymentTerm,
  area: string,
  coverages: BoughtCovers,
  discounts: readonly string[],
  declarations: { readonly incidents: unknown; readonly losses: unknown },
  vehicles: readonly VehicleValues[] | null,
  entities: readonly EntityValues[] | null,
];

function contentOf(values: Values, secrets: Secrets): RatedQuoteContent {
  const [quoteId, provider, raterVersionId, premium, starts, policyDurationMonths, paymentTerm, ...rest] = values;
  const [administrativeArea, coverages, discounts, declarations, vehicleValues, entityValues] = rest;
  const vehicles = vehicleValues ?? [];
  const openBirthdate = (key: string, sealed: string) =>
    day(unseal(secrets, { table: 'entities', column: 'birthdate', key, sealed }));
  return {
    quoteId,
    provider,
    raterVersionId,
    premium,
    effectiveDate: day(starts),
    policyDurationMonths,
    paymentTerm,
    administrativeArea,
    coverages,
    discounts,
    declarations,
    vehicles: vehicles.map(([vehicleId, type, year, ratingValue, ratingValueType, usageType, storageType, ...more]) => {
      const [estimatedYearlyMileage, rentalUtilizationRate, locationId, , answers] = more;
      const stored = {
        estimatedYearlyMileage,
        rentalUtilizationRate,
        locationId,
        answers,
      };
      return {
        vehicleId,
        type,
        year,
        ratingValue,
        ratingValueType,
        usageType,
        storageType,
        ...stored,
      };
    }),
    locations: vehicles.flatMap(([, , , , , , , , , locationId, administrativeArea]) =>
      locationId === null || administrativeArea === null
        ? []
        : {
            locationId,
            administrativeArea,
          },
    ),
    entities: (entityValues ?? []).flatMap(([key, entityType, entityRelationship, birthdate, experience, answers]) => {
      const entity = {
        entityType,
        entityRelationship,
        rvDrivingExperienceYears: experience,
        answers,
      };
      if (!drives(entity)) return [];
      return {
        ...entity,
        birthdate: birthdate === null ? null : openBirthdate(key, birthdate),
      };
    }),
  };
}

/** Whether anybody of quote `q` was looked up by a vendor that found something, for it or for another copy of it. */
export const isChecked = (q: string) => sql<boolean>`exists (
  select from entities e
  join quote_verifications c on c.root_entity_id = e.root_entity_id and c.organization_id = e.organization_id
  where e.quote_id = ${sql.ref(q)} and e.archived is null and c.call_type <> 'tas' and c.result is not null)`;

/**
 * What quotes were rated with, of as many as are asked for in one statement, by their keys: no name, no address and no
 * contact of anybody is read. Only where a vendor found something is the whole quote read, for an answer counts by what
 * was asked about whom.
 */
export async function readRatedContents(
  { tx, platform }: { readonly tx: Tx; readonly platform: { readonly secrets: Secrets } },
  quoteIds: readonly string[],
): Promise<Map<string, RatedQuoteContent>> {
  // All of them are one value: a driver reads it far faster than rows of columns.
  const { rows } = await sql<{ quotes: readonly Values[] | null; checked: readonly string[] | null }>`
    select json_agg(json_build_array(q.quote_id, q.provider, q.rater_version_id, q.premium, q.effective_date,
      q.policy_duration_months, q.payment_term, q.administrative_area, q.coverages, q.discounts,
      json_build_object('incidents', q.declarations -> 'incidents', 'losses', q.declarations -> 'losses'),
      (select json_agg(json_build_array(v.vehicle_id, v.type, v.year, v.rating_value, v.rating_value_type, v.usage_type,
          v.storage_type, v.estimated_yearly_mileage, v.rental_utilization_rate, v.location_id, l.administrative_area,
          v.answers)
          order by v.created, v.vehicle_id)
        from vehicles v left join locations l on l.location_id = v.location_id
        where v.quote_id = q.quote_id and v.archived is null),
      (select json_agg(json_build_array(e.entity_id, e.entity_type, e.entity_relationship, e.birthdate,
          e.rv_driving_experience_years, e.answers) order by e.created, e.entity_id)
        from entities e where e.quote_id = q.quote_id and e.archived is null)))
      filter (where not checked) as quotes, array_agg(q.quote_id) filter (where checked) as checked
    from unnest(${quoteIds}::uuid[]) asked join quotes q on q.quote_id = asked,
      lateral (select ${isChecked('q.quote_id')} as checked) found`.execute(tx);
  const [found] = rows;
  const contents = (found?.quotes ?? []).map((values) => contentOf(values, platform.secrets));
  const checked = await loadQuotes({ tx, platform }, found?.checked ?? []);
  // What is held back of a price is no part of what was said.
  const whole = checked.map(({ quote: { priceCap: _held, ...quote }, premium }) => ({ ...quote, premium }));
  return new Map([...contents, ...whole].map((content) => [content.quoteId, content]));
}
