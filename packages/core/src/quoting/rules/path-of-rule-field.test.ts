import { expect, test } from 'vitest';
import { exampleInsured, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import type { RuleObjectType } from '../vocabulary.ts';
import { pathOfRuleField } from './path-of-rule-field.ts';
import { ruleFieldsOf } from './rule-fields.ts';

const business = { ...exampleInsured, entityId: 'bank', entityRelationship: 'lienholder' } as const;
const driver = { ...exampleInsured, entityId: 'second', entityRelationship: 'driver' } as const;
const quote = exampleQuote({
  vehicles: [exampleVehicle, exampleVehicle],
  entities: [business, driver, exampleInsured],
});
const [place] = quote.locations;
const elsewhere = { ...quote, locations: place ? [{ ...place, locationId: 'elsewhere' }] : [] };

test.each<[RuleObjectType, string, number, string | undefined, typeof quote?]>([
  ['vehicle', 'rating_value', 1, 'vehicles.1.rating_value'],
  ['vehicle', 'value_over_guide', 0, 'vehicles.0.rating_value'],
  ['vehicle', 'answers.hull_number', 0, 'vehicles.0.hull_number'],
  ['entity', 'age', 2, 'drivers.0.birthdate'],
  ['entity', 'license_number', 1, 'drivers.1.license_number'],
  ['entity', 'email', 2, 'named_insured.email'],
  ['entity', 'business_name', 0, undefined],
  ['entity', 'age', 9, undefined],
  ['location', 'postal_code', 1, 'vehicles.0.garaging_postal_code'],
  ['location', 'administrative_area', 0, 'mailing.postal_code'],
  ['location', 'postal_code', 0, undefined, elsewhere],
  ['history', 'accidents', 0, 'drivers.0.points'],
  ['policy', 'covers', 0, 'coverages'],
  ['quote', 'discounts', 0, undefined],
])('a rule about the %s in %s, of number %s, leads to %s', (objectType, key, index, path, of = quote) => {
  expect(pathOfRuleField({ objectType, key })(index, of)).toBe(path);
});

test('every field of a whole quote but what staff grant leads to an answer', () => {
  const whole = ruleFieldsOf('personal').filter(({ objectType }) => objectType === 'quote' || objectType === 'policy');
  const lost = whole.filter((field) => pathOfRuleField(field)(0, quote) === undefined);
  expect(lost.map(({ key }) => key)).toEqual(['discounts']);
});
