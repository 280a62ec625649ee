import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../shared/day.ts';
import { canonicalJson, contentOf } from './content-hash.ts';
import { exampleGaraging, exampleInsured, exampleMailing, exampleQuote, exampleVehicle } from './quote.fixture.ts';
import type { Entity, Location, Quote, Vehicle } from './quote.ts';

const seed = 20_260_310;

/** What the rules list, each with another value. */
const material: readonly (readonly [string, Partial<Quote>])[] = [
  ['product', { productId: 'product-2' }],
  ['provider', { provider: 'pro' }],
  ['effective date', { effectiveDate: day('2026-03-21') }],
  ['duration', { policyDurationMonths: 6 }],
  ['coverages', { coverages: { comprehensive: { deductible: 500 } } }],
  ['a deductible', { coverages: { ...exampleQuote().coverages, collision: { deductible: 1000 } } }],
  ['discounts', { discounts: [] }],
  ['declarations', { declarations: { incidents: { at_fault: 1 } } }],
  ['entities', { entities: [] }],
  ['vehicles', { vehicles: [] }],
  ['locations', { locations: [exampleMailing] }],
];

/** What the rules leave out, each with another value. */
const immaterial: readonly (readonly [string, Partial<Quote>])[] = [
  ['payment term', { paymentTerm: 'pay_in_full' }],
  ['assignment', { assignedAgentId: 'user-9' }],
  ['status', { status: 'agent_approved', resumeStatus: 'open' }],
  ['hashes', { contentHash: 'x', ratedContentHash: 'x', approvedContentHash: 'x', signedContentHash: 'x' }],
  ['end of the offer', { expirationDate: day('2026-04-30') }],
  ['rater version', { raterVersionId: 'rater-9' }],
  ['steps', { steps: ['start', 'vehicle'] }],
  ['version', { version: 9 }],
  ['policy', { policyId: 'policy-1' }],
  ['organization', { organizationId: 'organization-2' }],
];

const vehicleChanges: readonly Partial<Vehicle>[] = [
  { year: 2022 },
  { make: 'Tiffin' },
  { model: 'Allegro' },
  { type: 'class_c' },
  { vin: null },
  { ratingValue: 12_000_001 },
  { ratingValueType: 'actual_cash_value' },
  { purchasePrice: null },
  { usageType: 'frequent' },
  { storageType: 'street' },
  { estimatedYearlyMileage: 5_001 },
  { rentalUtilizationRate: 1 },
  { nightsPerYear: 41 },
  { salvageTitle: true },
  { originalOwner: false },
  { locationId: null },
  { registrationLocationId: 'location-1' },
  { lienholderId: 'entity-9' },
];

const entityChanges: readonly Partial<Entity>[] = [
  { entityType: 'business' },
  { entityRelationship: 'driver' },
  { firstName: 'Rita' },
  { lastName: 'Neal' },
  { businessName: 'Lake Rentals LLC' },
  { email: 'rita@example.com' },
  { phone: null },
  { birthdate: day('1968-03-10') },
  { maritalStatus: 'married' },
  { licenseNumber: null },
  { licenseCountry: 'CA' },
  { licenseAdministrativeArea: 'ON' },
  { licenseFirstIssuedYear: 1986 },
  { rvDrivingExperienceYears: 9 },
  { locationId: null },
];

const locationChanges: readonly Partial<Location>[] = [
  { locationType: 'registration' },
  { line1: null },
  { line2: 'Lot 8' },
  { locality: 'Toledo' },
  { administrativeArea: 'MI' },
  { postalCode: '43604' },
  { country: 'CA' },
];

const before = contentOf(exampleQuote());

describe('the content of a quote', () => {
  test.each(material)('changes with %s', (_name, change) => {
    expect(contentOf(exampleQuote(change))).not.toBe(before);
  });

  test.each(immaterial)('stays with another %s', (_name, change) => {
    expect(contentOf(exampleQuote(change))).toBe(before);
  });

  test.each(vehicleChanges)('changes with %j of a vehicle', (change) => {
    expect(contentOf(exampleQuote({ vehicles: [{ ...exampleVehicle, ...change }] }))).not.toBe(before);
  });

  test.each(entityChanges)('changes with %j of a person', (change) => {
    expect(contentOf(exampleQuote({ entities: [{ ...exampleInsured, ...change }] }))).not.toBe(before);
  });

  test.each(locationChanges)('changes with %j of a place', (change) => {
    const locations = [exampleMailing, { ...exampleGaraging, ...change }];
    expect(contentOf(exampleQuote({ locations }))).not.toBe(before);
  });

  test('covers every field of a vehicle, a person and a place', () => {
    const named = (changes: readonly object[]) => new Set(changes.flatMap((change) => Object.keys(change)));
    // All but the row's own key and its root.
    expect(named(vehicleChanges).size).toBe(Object.keys(exampleVehicle).length - 2);
    expect(named(entityChanges).size).toBe(Object.keys(exampleInsured).length - 2);
    expect(named(locationChanges).size).toBe(Object.keys(exampleGaraging).length - 2);
  });

  test('does not know the roots: a quote that was approved before there were any stays approved', () => {
    const rooted = exampleQuote({
      vehicles: [{ ...exampleVehicle, rootVehicleId: 'first' }],
      entities: [{ ...exampleInsured, rootEntityId: 'first' }],
      locations: [exampleMailing, { ...exampleGaraging, rootLocationId: 'first' }],
    });
    expect(contentOf(rooted)).toBe(before);
  });

  test('does not know a column that a later slice adds', () => {
    const vehicle = { ...exampleVehicle, solarPanels: 3, meta: { seen: true } };
    expect(contentOf(exampleQuote({ vehicles: [vehicle] }))).toBe(before);
  });

  test('does not depend on the order of rows, discounts or keys', () => {
    const shuffled = exampleQuote({
      locations: [exampleGaraging, exampleMailing],
      coverages: Object.fromEntries(Object.entries(exampleQuote().coverages).toReversed()),
    });
    expect(contentOf(shuffled)).toBe(before);
    const two = { discounts: ['claim_free', 'affinity'] };
    expect(contentOf(exampleQuote(two))).toBe(contentOf(exampleQuote({ discounts: two.discounts.toReversed() })));
  });
});

describe('canonical JSON', () => {
  test.each([
    [{ b: 1, a: [2, { d: null, c: 'x' }] }, '{"a":[2,{"c":"x","d":null}],"b":1}'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [[undefined], '[null]'],
    [undefined, 'null'],
    ['a"b', '"a\\"b"'],
    [{}, '{}'],
    [[], '[]'],
    [true, 'true'],
  ])('writes %j as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });

  test(`keeps every value and no order of keys (seed ${seed})`, () => {
    const property = fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    });
    fc.assert(property, { seed });
  });

  test(`tells different objects apart (seed ${seed})`, () => {
    const property = fc.property(
      fc.dictionary(fc.string(), fc.integer()),
      fc.string(),
      fc.integer(),
      (base, key, value) => {
        fc.pre(!Object.hasOwn(base, key));
        expect(canonicalJson({ ...base, [key]: value })).not.toBe(canonicalJson(base));
      },
    );
    fc.assert(property, { seed });
  });
});
