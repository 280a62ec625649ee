import { answeredFields } from '../../lines/check-answers.ts';
import type { Answers, LineSubject, RatedDriver, RatedVehicle, RatingSubject } from '../../rating/rating-subject.ts';
import { tierOfScore } from '../../rating/score-tiers.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { eitherOf, recordIncidents } from '../verifications/record-incidents.ts';
import type { Entity, Location, Quote, Vehicle } from '../quote.ts';
import type { incidentKinds } from '../vocabulary.ts';

type RatedEntity = Pick<
  Entity,
  'entityType' | 'entityRelationship' | 'birthdate' | 'rvDrivingExperienceYears' | 'answers' | 'record'
>;
type StoredVehicle = Pick<Vehicle, 'locationId'>;
type PricedVehicle = StoredVehicle &
  Pick<Vehicle, 'vehicleId' | 'type' | 'year' | 'ratingValue' | 'ratingValueType' | 'usageType' | 'storageType'> &
  Pick<Vehicle, 'estimatedYearlyMileage' | 'rentalUtilizationRate' | 'answers'>;

/** What of a quote says where its vehicles are kept. */
type StoredPlaces = Pick<Quote, 'administrativeArea'> & {
  readonly locations: readonly Pick<Location, 'locationId' | 'administrativeArea'>[];
};

/** What of a quote its price depends on: whoever rates many reads no more of them. */
export type RatedContent = StoredPlaces &
  Pick<Quote, 'effectiveDate' | 'policyDurationMonths' | 'paymentTerm' | 'coverages' | 'discounts' | 'declarations'> &
  Pick<Quote, 'score' | 'priceCap'> & {
    /** Of the line whose rates see it. */
    readonly provider: string;
    readonly entities: readonly RatedEntity[];
    readonly vehicles: readonly PricedVehicle[];
  };

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
}

/** How many incidents of each kind were declared. */
type DeclaredIncidents = Readonly<Record<(typeof incidentKinds)[number], number>>;

/** What the named insured caused under the contract since it was declared, and we know of: claims of the terms before. */
function knownLosses({ losses }: Quote['declarations']): number {
  return typeof losses === 'object' && losses !== null && 'at_fault' in losses ? countOf(losses.at_fault) : 0;
}

/**
 * The incidents of the last 36 months that the named insured declared, with those of the terms before that we know of; null
 * when nothing was declared yet.
 */
export function declaredIncidents(declarations: Quote['declarations']): DeclaredIncidents | null {
  const declared = declarations['incidents'];
  if (typeof declared !== 'object' || declared === null) return null;
  const counts = Object.entries(declared);
  const count = (kind: (typeof incidentKinds)[number]) => countOf(counts.find(([name]) => name === kind)?.[1]);
  return {
    at_fault: count('at_fault') + knownLosses(declarations),
    major: count('major'),
    minor: count('minor'),
    speeding: count('speeding'),
    not_at_fault: count('not_at_fault'),
  };
}

/** Whether somebody on the quote drives: the person insured and the drivers named. */
export function drives(entity: Pick<Entity, 'entityType' | 'entityRelationship'>): boolean {
  return (
    entity.entityType === 'person' &&
    (entity.entityRelationship === 'named_insured' || entity.entityRelationship === 'driver')
  );
}

/**
 * The answers beside the columns that the rates of a line read. What is rated is shown to whoever works on rates, and
 * kept: the plate of a vehicle and all else that no price needs stay where they were answered.
 */
function ratedAnswers(answers: Answers, provider: string, of: 'object' | 'person'): Answers {
  const read = answeredFields(provider, of).filter(({ needed }) => needed === 'price');
  return Object.fromEntries(
    read.flatMap(({ name }) => (Object.hasOwn(answers, name) ? [[name, ownValue(answers, name)]] : [])),
  );
}

/** Who drives, the named insured first: what is found about a driver names the place in this order. */
export function driversOf<One extends Pick<Entity, 'entityType' | 'entityRelationship'>>(
  entities: readonly One[],
): One[] {
  const drivers = entities.filter(drives);
  const isInsured = (one: One) => one.entityRelationship === 'named_insured';
  return [...drivers.filter(isInsured), ...drivers.filter((one) => !isInsured(one))];
}

function ratedDriver(
  entity: RatedEntity,
  quote: Pick<RatedContent, 'provider' | 'declarations' | 'effectiveDate'>,
): RatedDriver & Answers {
  // What the named insured declared is about the named insured; of the others there is their record alone.
  const declares = entity.entityRelationship === 'named_insured';
  const declared = declares ? declaredIncidents(quote.declarations) : null;
  const { record } = entity;
  const found = record ? eitherOf(declared, recordIncidents(record.entries, quote.effectiveDate)) : null;
  return {
    ...ratedAnswers(entity.answers, quote.provider, 'person'),
    birthdate: entity.birthdate,
    rvExperienceYears: entity.rvDrivingExperienceYears,
    points: found ?? (declares ? declared : 0),
  };
}

/** The state or province where a vehicle is kept; a vehicle that names no place is kept where the quote was asked for. */
export function stateOfVehicle(vehicle: StoredVehicle, { locations, administrativeArea }: StoredPlaces): string {
  const place = locations.find(({ locationId }) => locationId === vehicle.locationId);
  return place?.administrativeArea ?? administrativeArea;
}

function ratedVehicle(
  vehicle: PricedVehicle,
  quote: StoredPlaces & Pick<RatedContent, 'provider'>,
): RatedVehicle & Answers {
  return {
    ...ratedAnswers(vehicle.answers, quote.provider, 'object'),
    vehicleId: vehicle.vehicleId,
    state: stateOfVehicle(vehicle, quote),
    class: vehicle.type,
    year: vehicle.year,
    value: vehicle.ratingValue,
    valueType: vehicle.ratingValueType,
    usage: vehicle.usageType,
    storage: vehicle.storageType,
    annualMiles: vehicle.estimatedYearlyMileage,
    rentalUtilization: vehicle.rentalUtilizationRate,
  };
}

/** The state or province of rating: where the first vehicle is kept, or where the quote was asked for. */
export function garagingArea(quote: StoredPlaces & { readonly vehicles: readonly StoredVehicle[] }): string {
  const [vehicle] = quote.vehicles;
  return vehicle ? stateOfVehicle(vehicle, quote) : quote.administrativeArea;
}

/** What a quote of any line says, as the rates of its provider see it. What was not answered stays null or away. */
export function subjectOfQuote(quote: RatedContent): RatingSubject {
  const drivers = driversOf(quote.entities).map((entity) => ratedDriver(entity, quote));
  return {
    effectiveDate: quote.effectiveDate,
    termMonths: quote.policyDurationMonths,
    state: garagingArea(quote),
    coverages: Object.keys(quote.coverages).length > 0 ? quote.coverages : null,
    discounts: quote.discounts,
    paymentTerm: quote.paymentTerm,
    scoreTier: tierOfScore(quote.score?.score ?? null),
    ...(quote.priceCap && { priceCap: quote.priceCap }),
    drivers,
    vehicles: quote.vehicles.map((vehicle) => ratedVehicle(vehicle, quote)),
  };
}

/**
 * What a quote of any line says, with what its rates do not read: every answer, what names the thing insured, and its
 * title. Judged by the line's own rules, and shown to nobody.
 */
export function answersOfQuote(quote: Quote): LineSubject {
  const subject = subjectOfQuote(quote);
  const vehicles = subject.vehicles.map((rated) => {
    const vehicle = quote.vehicles.find(({ vehicleId }) => vehicleId === rated.vehicleId);
    if (!vehicle) return rated;
    const { make, model, vin, lienholderId } = vehicle;
    const papers = {
      make,
      model,
      vin,
      salvage_title: vehicle.salvageTitle,
      original_owner: vehicle.originalOwner,
      purchase_price: vehicle.purchasePrice,
      // A lender was named, so that there is a loan.
      financed: vehicle.financed ?? (lienholderId === null ? null : true),
      lienholder_id: lienholderId,
    };
    return { ...vehicle.answers, ...rated, ...papers };
  });
  const drivers = driversOf(quote.entities).map(({ answers, licenseNumber }, index) => ({
    ...answers,
    license_number: licenseNumber,
    ...subject.drivers[index],
  }));
  return { ...subject, drivers, vehicles };
}
