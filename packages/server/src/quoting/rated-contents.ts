import type { Coverages } from '@roadworthy/core/products/coverages.ts';
import type {
  PaymentTerm,
  PolicyDuration,
  RatingValueType,
  StorageType,
  UsageType,
  VehicleClass,
} from '@roadworthy/core/products/vocabulary.ts';
import { drives, type RatedContent } from '@roadworthy/core/quoting/subject-of-quote.ts';
import type { EntityRelationship, EntityType } from '@roadworthy/core/quoting/vocabulary.ts';
import { day } from '@roadworthy/core/shared/day.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { unseal } from '../kernel/sealed.ts';
import type { Secrets } from '../kernel/secrets.ts';

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
  type: VehicleClass,
  year: number | null,
  ratingValue: number | null,
  ratingValueType: RatingValueType | null,
  usageType: UsageType | null,
  storageType: StorageType | null,
  miles: number | null,
  rented: number | null,
  locationId: string | null,
  area: string | null,
];
type EntityValues = readonly [
  entityId: string,
  type: EntityType,
  relationship: EntityRelationship,
  birthdate: string | null,
  experience: number | null,
];
/** A row as it comes back: values by position, for it is read by the hundred thousand. The checks of the database stand for the value lists. */
type Values = {
  readonly id: string;
  readonly rated_by: string | null;
  readonly premium: number | null;
  readonly starts: string;
  readonly months: PolicyDuration;
  readonly pays: PaymentTerm;
  readonly area: string;
  readonly coverages: Coverages;
  readonly discounts: readonly string[];
  readonly incidents: unknown;
  readonly vehicles: readonly VehicleValues[] | null;
  readonly entities: readonly EntityValues[] | null;
};

function contentOf(row: Values, secrets: Secrets): RatedQuoteContent {
  const vehicles = row.vehicles ?? [];
  const openBirthdate = (key: string, sealed: string) =>
    day(unseal(secrets, { table: 'entities', column: 'birthdate', key, sealed }));
  return {
    ...{ quoteId: row.id, raterVersionId: row.rated_by, premium: row.premium, effectiveDate: day(row.starts) },
    ...{ policyDurationMonths: row.months, paymentTerm: row.pays, administrativeArea: row.area },
    ...{ coverages: row.coverages, discounts: row.discounts, declarations: { incidents: row.incidents } },
    vehicles: vehicles.map(([vehicleId, type, year, ratingValue, ratingValueType, usageType, storageType, ...more]) => {
      const [estimatedYearlyMileage, rentalUtilizationRate, locationId] = more;
      const kept = { estimatedYearlyMileage, rentalUtilizationRate, locationId };
      return { vehicleId, type, year, ratingValue, ratingValueType, usageType, storageType, ...kept };
    }),
    locations: vehicles.flatMap(([, , , , , , , , , locationId, administrativeArea]) =>
      locationId === null || administrativeArea === null ? [] : { locationId, administrativeArea },
    ),
    entities: (row.entities ?? []).flatMap(([key, entityType, entityRelationship, birthdate, experience]) => {
      const entity = { entityType, entityRelationship, rvDrivingExperienceYears: experience };
      // Nobody else's birth date is opened.
      if (!drives(entity)) return [];
      return { ...entity, birthdate: birthdate === null ? null : openBirthdate(key, birthdate) };
    }),
  };
}

/**
 * What quotes were rated with, of as many as are asked for in one statement, by their keys: no name, no address and no
 * contact of anybody is read.
 */
export async function readRatedContents(
  { tx, platform }: { readonly tx: Tx; readonly platform: { readonly secrets: Secrets } },
  quoteIds: readonly string[],
): Promise<Map<string, RatedQuoteContent>> {
  const { rows } = await sql<Values>`
    select q.quote_id as id, q.rater_version_id as rated_by, q.premium, q.effective_date as starts,
      q.policy_duration_months as months, q.payment_term as pays, q.administrative_area as area, q.coverages,
      q.discounts, q.declarations -> 'incidents' as incidents,
      (select json_agg(json_build_array(v.vehicle_id, v.type, v.year, v.rating_value, v.rating_value_type, v.usage_type,
          v.storage_type, v.estimated_yearly_mileage, v.rental_utilization_rate, v.location_id, l.administrative_area)
          order by v.created, v.vehicle_id)
        from vehicles v left join locations l on l.location_id = v.location_id
        where v.quote_id = q.quote_id and v.archived is null) as vehicles,
      (select json_agg(json_build_array(e.entity_id, e.entity_type, e.entity_relationship, e.birthdate,
          e.rv_driving_experience_years) order by e.created, e.entity_id)
        from entities e where e.quote_id = q.quote_id and e.archived is null) as entities
    from quotes q where q.quote_id = any (${quoteIds})`.execute(tx);
  return new Map(rows.map((row) => [row.id, contentOf(row, platform.secrets)]));
}
