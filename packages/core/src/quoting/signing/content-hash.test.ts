import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { canonicalJson, columnOf, contentOf, type ContentTable, isContent, notContent } from './content-hash.ts';
import { exampleGaraging, exampleInsured, exampleMailing, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import type { Entity, Location, Quote, Vehicle } from '../quote.ts';

const seed = 20_260_310;

/** What the rules list, each with another value. */
const byHand: readonly (readonly [string, Partial<Quote>])[] = [
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
const leftOut: readonly (readonly [string, Partial<Quote>])[] = [
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

const changesOfVehicle: readonly Partial<Vehicle>[] = [
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
  { financed: true },
  { locationId: null },
  { registrationLocationId: 'location-1' },
  { lienholderId: 'entity-9' },
];

const changesOfPerson: readonly Partial<Entity>[] = [
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

const changesOfPlace: readonly Partial<Location>[] = [
  { locationType: 'registration' },
  { line1: null },
  { line2: 'Lot 8' },
  { locality: 'Toledo' },
  { administrativeArea: 'MI' },
  { postalCode: '43604' },
  { country: 'CA' },
];

/** Another value of the same kind, or some value where there is none. */
function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return `${value} changed`;
  return value === null ? 'something' : { changed: true };
}

type Change = readonly [string, Partial<Quote>];

/** The example once more for each field of a row, with that field changed. */
function changesOf<Row extends object>(
  table: ContentTable,
  row: Row,
  put: (changed: Row) => Partial<Quote>,
): { counted: Change[]; listed: Change[] } {
  const change = ([field, value]: [string, unknown]): Change => [field, put({ ...row, [field]: otherThan(value) })];
  const counts = ([field]: [string, unknown]) => isContent(table, columnOf(field));
  const fields = Object.entries(row);
  return { counted: fields.filter(counts).map(change), listed: fields.filter((one) => !counts(one)).map(change) };
}

const quoteChanges = changesOf('quotes', exampleQuote({ discounts: [] }), (changed) => ({
  ...changed,
  discounts: [],
  entities: [exampleInsured],
  vehicles: [exampleVehicle],
  locations: [exampleMailing, exampleGaraging],
}));
const vehicleChanges = changesOf('vehicles', exampleVehicle, (vehicle) => ({ vehicles: [vehicle] }));
const personChanges = changesOf('entities', exampleInsured, (person) => ({ entities: [person] }));
const placeChanges = changesOf('locations', exampleGaraging, (place) => ({ locations: [exampleMailing, place] }));
const rows = ['discounts', 'entities', 'vehicles', 'locations'];

const before = contentOf(exampleQuote());

describe('the content of a quote', () => {
  test.each([...vehicleChanges.counted, ...personChanges.counted, ...placeChanges.counted])(
    'changes with %s of a row',
    (_field, change) => {
      expect(contentOf(exampleQuote(change))).not.toBe(before);
    },
  );

  test.each([...vehicleChanges.listed, ...personChanges.listed, ...placeChanges.listed])(
    'stays with another %s of a row',
    (_field, change) => {
      expect(contentOf(exampleQuote(change))).toBe(before);
    },
  );

  test.each(quoteChanges.counted.filter(([field]) => !rows.includes(field)))('changes with %s', (_field, change) => {
    expect(contentOf(exampleQuote(change))).not.toBe(contentOf(exampleQuote({ discounts: [] })));
  });

  test.each(quoteChanges.listed)('stays with another %s', (_field, change) => {
    expect(contentOf(exampleQuote(change))).toBe(contentOf(exampleQuote({ discounts: [] })));
  });

  test.each(byHand)('changes with %s', (_name, change) => {
    expect(contentOf(exampleQuote(change))).not.toBe(before);
  });

  test.each(leftOut)('stays with another %s', (_name, change) => {
    expect(contentOf(exampleQuote(change))).toBe(before);
  });

  test.each(changesOfVehicle)('changes with %j of a vehicle', (change) => {
    expect(contentOf(exampleQuote({ vehicles: [{ ...exampleVehicle, ...change }] }))).not.toBe(before);
  });

  test.each(changesOfPerson)('changes with %j of a person', (change) => {
    expect(contentOf(exampleQuote({ entities: [{ ...exampleInsured, ...change }] }))).not.toBe(before);
  });

  test.each(changesOfPlace)('changes with %j of a place', (change) => {
    const locations = [exampleMailing, { ...exampleGaraging, ...change }];
    expect(contentOf(exampleQuote({ locations }))).not.toBe(before);
  });

  test('stays with its way of payment, its people at work, its steps and its roots', () => {
    const names = [...quoteChanges.listed, ...vehicleChanges.listed].map(([field]) => field);
    expect(names).toEqual(
      expect.arrayContaining(['paymentTerm', 'assignedAgentId', 'status', 'steps', 'version', 'rootVehicleId']),
    );
  });

  test('knows a column that a later slice adds, and one that no rule reads', () => {
    const added = { ...exampleVehicle, solarPanels: 3 };
    expect(contentOf(exampleQuote({ vehicles: [added] }))).not.toBe(before);
    const besides = { ...exampleVehicle, besides: { floorplan: '32SA' } };
    expect(contentOf(exampleQuote({ vehicles: [besides] }))).not.toBe(before);
  });

  test('leaves nothing out without a reason', () => {
    const reasons = Object.values(notContent).flatMap((columns) => Object.values(columns));
    for (const reason of reasons) expect(reason).toMatch(/\w+ \w+/);
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

test.each([
  ['rootVehicleId', 'root_vehicle_id'],
  ['line1', 'line_1'],
  ['type', 'type'],
])('%s is the column %s', (field, column) => {
  expect(columnOf(field)).toBe(column);
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
