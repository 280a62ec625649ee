import { ownValue } from '../../shared/text/own-value.ts';
import type { Entity, Quote } from '../quote.ts';
import { driversOf } from '../subject/subject-of-quote.ts';
import type { RuleField } from './rule-field.ts';

/** The answer that a field of the catalogue is made of, where it bears another name. */
const answers: Readonly<Record<string, string>> = {
  'vehicle.value_over_guide': 'rating_value',
  'vehicle.age_years': 'year',
  'vehicle.has_lienholder': 'lienholder_id',
  'vehicle.administrative_area': 'garaging_postal_code',
  'entity.age': 'birthdate',
  'location.administrative_area': 'postal_code',
};

/** Where what a whole quote says is answered; discounts are granted by staff, in no answer. */
const ofWhole: Readonly<Record<string, string>> = {
  'quote.vehicle_count': 'vehicles',
  'quote.driver_count': 'drivers',
  'quote.administrative_area': 'vehicles.0.garaging_postal_code',
  'quote.postal_code': 'vehicles.0.garaging_postal_code',
  'quote.country': 'vehicles.0.garaging_postal_code',
  'quote.mailing_address': 'mailing.line_1',
  'policy.effective_date': 'effective_date',
  'policy.duration_months': 'policy_duration_months',
  'policy.payment_term': 'payment_term',
  'policy.covers': 'coverages',
  'policy.liability_limit': 'coverages.liability.limit',
  'policy.comprehensive_deductible': 'coverages.comprehensive.deductible',
  'policy.collision_deductible': 'coverages.collision.deductible',
};

/** What is asked of whoever drives beside the buyer stands under the driver; a buyer's name and contact under the buyer. */
const ofBuyers = ['first_name', 'last_name', 'business_name', 'entity_type', 'email', 'phone'];

function pathOfPerson(entity: Entity | undefined, name: string, { entities }: Quote): string | undefined {
  if (entity === undefined) return undefined;
  if (entity.entityRelationship === 'named_insured' && ofBuyers.includes(name)) return `named_insured.${name}`;
  const place = driversOf(entities).findIndex(({ entityId }) => entityId === entity.entityId);
  return place === -1 ? undefined : `drivers.${place}.${name}`;
}

function pathOfPlace(index: number, name: string, { locations, vehicles, mailingLocationId }: Quote) {
  const id = locations[index]?.locationId;
  const stored = vehicles.findIndex(({ locationId }) => locationId === id);
  if (id !== undefined && id === mailingLocationId) return `mailing.${name}`;
  return stored === -1 || name !== 'postal_code' ? undefined : `vehicles.${stored}.garaging_postal_code`;
}

/** The path of the answer that a rule reads, for one of the quote's objects by its place among those of its kind. */
export type PathOfAnswer = (index: number, quote: Quote) => string | undefined;

/**
 * Where the answer stands that a rule reads in a field, as other findings name theirs (`vehicles.0.rating_value`);
 * undefined where no answer gives it. What does not depend on the quote is looked up once, for every quote.
 */
export function pathOfRuleField({ objectType, key }: Pick<RuleField, 'objectType' | 'key'>): PathOfAnswer {
  const name = ownValue(answers, `${objectType}.${key}`) ?? key.replace(/^answers\./, '');
  if (objectType === 'vehicle') return (index) => `vehicles.${index}.${name}`;
  if (objectType === 'entity') return (index, quote) => pathOfPerson(quote.entities[index], name, quote);
  if (objectType === 'location') return (index, quote) => pathOfPlace(index, name, quote);
  const whole = objectType === 'history' ? 'drivers.0.points' : ownValue(ofWhole, `${objectType}.${key}`);
  return () => whole;
}
