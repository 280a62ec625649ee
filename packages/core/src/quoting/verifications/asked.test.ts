import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { exampleGaraging, exampleInsured, exampleMailing, exampleQuote, exampleVehicle } from '../quote.fixture.ts';
import type { Entity } from '../quote.ts';
import { requestedText, mayScoreCount, neededChecks, questionOf } from './asked.ts';

const all = ['mvr', 'frs', 'tas'] as const;
const driver: Entity = { ...exampleInsured, entityId: 'entity-2', entityRelationship: 'driver', firstName: 'Bo' };
const owner: Entity = { ...driver, entityId: 'entity-3', entityRelationship: 'additional_insured' };
const business: Entity = {
  ...exampleInsured,
  entityType: 'business',
  businessName: 'Roads Ltd',
  firstName: null,
  lastName: null,
  birthdate: null,
};
const towed = { ...exampleVehicle, type: 'travel_trailer' };

const namesOf = (quote: Parameters<typeof neededChecks>[0], required: Parameters<typeof neededChecks>[1] = all) =>
  neededChecks(quote, required).map(({ kind, entity }) => `${kind} ${entity.entityId}`);

describe('the checks that a quote needs', () => {
  test('are the record of everybody who drives, and score and identity of who buys', () => {
    const quote = exampleQuote({ entities: [exampleInsured, driver, owner] });
    expect(namesOf(quote)).toEqual(['mvr entity-1', 'mvr entity-2', 'frs entity-1', 'tas entity-1']);
  });

  test('are only those that the product requires', () => {
    expect(namesOf(exampleQuote(), [])).toEqual([]);
    expect(namesOf(exampleQuote(), ['tas'])).toEqual(['tas entity-1']);
  });

  test('of what is towed are who buys it alone', () => {
    expect(namesOf(exampleQuote({ vehicles: [towed] }))).toEqual(['tas entity-1']);
    expect(namesOf(exampleQuote({ vehicles: [towed, exampleVehicle] }))).toHaveLength(3);
  });

  test('ask no bureau where no price may follow a score', () => {
    expect(['CA', 'HI', 'MA'].map(mayScoreCount)).toEqual([false, false, false]);
    expect(mayScoreCount('OH')).toBe(true);
    const stored = { ...exampleGaraging, administrativeArea: 'CA' };
    expect(namesOf(exampleQuote({ locations: [exampleMailing, stored] }))).toEqual(['mvr entity-1', 'tas entity-1']);
  });

  test('ask no bureau about a business, and no state for its record', () => {
    expect(namesOf(exampleQuote({ entities: [business, driver] }))).toEqual(['mvr entity-2', 'tas entity-1']);
  });

  test('are none while nobody is named', () => {
    expect(namesOf(exampleQuote({ entities: [] }))).toEqual([]);
  });
});

describe('what a vendor is asked', () => {
  const quote = exampleQuote();
  const ask = (kind: (typeof all)[number], entity: Entity = exampleInsured) => questionOf(quote, { kind, entity });

  test('names what its kind of check needs and nothing else', () => {
    expect(ask('mvr')).toMatchObject({ licenseNumber: 'OH123456', licenseArea: 'OH', email: null, postalCode: null });
    expect(ask('frs')).toMatchObject({ postalCode: '44114', administrativeArea: 'OH', licenseNumber: null });
    expect(ask('tas')).toMatchObject({ email: 'renee@example.com', licenseNumber: null });
    expect(ask('tas', business)).toMatchObject({ businessName: 'Roads Ltd', lastName: null });
  });

  test.each([
    ['mvr', { licenseNumber: null }],
    ['mvr', { licenseAdministrativeArea: null }],
    ['mvr', { birthdate: null }],
    ['frs', { lastName: null }],
    ['tas', { email: null }],
    ['tas', { firstName: null }],
  ] as const)('is nothing while %s lacks %o', (kind, lacks) => {
    expect(ask(kind, { ...exampleInsured, ...lacks })).toBeNull();
  });

  test('is nothing about a score while nobody knows where letters go, and nothing else of a business', () => {
    const homeless = exampleQuote({ mailingLocationId: null });
    expect(questionOf(homeless, { kind: 'frs', entity: exampleInsured })).toBeNull();
    expect(ask('mvr', business)).toBeNull();
    expect(ask('tas', { ...business, businessName: null })).toBeNull();
  });

  test('is the same question however it is written', () => {
    const text = (changes: Partial<Entity>) => {
      const question = ask('mvr', { ...exampleInsured, ...changes });
      return question && requestedText(question);
    };
    expect(text({ firstName: ' RENEE ', lastName: 'o neill' })).toBe(text({}));
    expect(text({ licenseNumber: 'OH123457' })).not.toBe(text({}));
    expect(text({ lastName: 'Moreno' })).not.toBe(text({}));
    expect(text({ birthdate: day('1968-03-10') })).not.toBe(text({}));
    expect(text({ phone: null, answers: { plays: 'chess' } })).toBe(text({}));
  });

  test('is another question for another check', () => {
    const [mvr, frs, tas] = all.map((kind) => ask(kind));
    expect(new Set([mvr, frs, tas].map((question) => question && requestedText(question))).size).toBe(3);
  });

  test('is another question where another state gave the license', () => {
    const [here, there] = ['OH', 'TX'].map((area) =>
      ask('mvr', { ...exampleInsured, licenseAdministrativeArea: area }),
    );
    expect(here && there && requestedText(here) !== requestedText(there)).toBe(true);
  });

  test('is another question where the buyer moved, for the bureau alone', () => {
    const moved = exampleQuote({ locations: [{ ...exampleMailing, postalCode: '44870' }, exampleGaraging] });
    const isSame = all.map((kind) => {
      const [before, after] = [quote, moved].map((each) => questionOf(each, { kind, entity: exampleInsured }));
      return before && after && requestedText(before) === requestedText(after);
    });
    expect(isSame).toEqual([true, false, true]);
  });
});
