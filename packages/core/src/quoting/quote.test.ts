import { describe, expect, test } from 'vitest';
import { exampleInsured, exampleQuote } from './quote.fixture.ts';
import { nameOf, namedInsuredOf } from './quote.ts';
import { entityRelationships } from './vocabulary.ts';

const driver = { ...exampleInsured, entityId: 'entity-2', entityRelationship: 'driver' } as const;

describe('the named insured', () => {
  test.each([
    ['nobody', [], null],
    ['the named insured alone', [exampleInsured], 'entity-1'],
    ['a driver alone', [driver], null],
    ['a driver first', [driver, exampleInsured], 'entity-1'],
  ])('among %s is found by relationship', (_who, entities, entityId) => {
    expect(namedInsuredOf(exampleQuote({ entities }))?.entityId ?? null).toBe(entityId);
  });

  test.each(entityRelationships.filter((relationship) => relationship !== 'named_insured'))(
    'is not the %s',
    (entityRelationship) => {
      expect(namedInsuredOf({ entities: [{ ...exampleInsured, entityRelationship }] })).toBe(null);
    },
  );
});

describe('a name', () => {
  test.each([
    ['person', 'Renée', "O'Neill", null, "Renée O'Neill"],
    ['person', 'Renée', null, null, 'Renée'],
    ['person', '', "O'Neill", null, "O'Neill"],
    ['person', null, null, null, ''],
    ['person', 'Renée', "O'Neill", 'Lake Rentals LLC', "Renée O'Neill"],
    ['business', null, null, 'Lake Rentals LLC', 'Lake Rentals LLC'],
    ['business', 'Renée', "O'Neill", 'Lake Rentals LLC', 'Lake Rentals LLC'],
    ['business', null, null, null, ''],
  ] as const)('of a %s called %s %s (%s) is "%s"', (entityType, firstName, lastName, businessName, name) => {
    expect(nameOf({ entityType, firstName, lastName, businessName })).toBe(name);
  });
});
