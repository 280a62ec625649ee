import { describe, expect, test } from 'vitest';
import { exampleInsured, exampleQuote, exampleVehicle, today } from '../quote.fixture.ts';
import type { Entity, Quote } from '../quote.ts';
import { lineOf } from '../../lines/line-for.ts';
import { lineFindings } from './line-findings.ts';
import { buyerFindings } from './person-findings.ts';

const ofDrivers = (quote: Quote) =>
  lineFindings(quote, lineOf('personal')).filter(({ field }) => field.startsWith('drivers.'));
const found = (changes: Partial<Quote>) =>
  [...buyerFindings(exampleQuote(changes), today), ...ofDrivers(exampleQuote(changes))].map(
    ({ code, field, remedy }) => [code, field, remedy],
  );
const unlicensed: Entity = { ...exampleInsured, licenseNumber: null };
const second: Entity = { ...unlicensed, entityId: 'entity-2', entityRelationship: 'driver' };
const trailer = { ...exampleVehicle, type: 'travel_trailer' } as const;

describe('the license of whoever drives', () => {
  test.each<[string, readonly Entity[], readonly string[]]>([
    ['is there', [exampleInsured], []],
    ['is asked of the named insured', [unlicensed], ['drivers.0.license_number']],
    ['is asked of each driver', [exampleInsured, second], ['drivers.1.license_number']],
    ['is not asked of who holds a lien', [exampleInsured, { ...second, entityRelationship: 'lienholder' }], []],
    ['is not asked of a business', [{ ...unlicensed, entityType: 'business' }], []],
  ])('%s', (_what, entities, fields) => {
    expect(found({ entities })).toEqual(fields.map((field) => ['license_missing', field, 'answer']));
  });

  test('is not asked for what is towed, and is for a motorhome beside it', () => {
    expect(found({ entities: [unlicensed], vehicles: [trailer] })).toEqual([]);
    expect(found({ entities: [unlicensed], vehicles: [trailer, exampleVehicle] })).toHaveLength(1);
  });
});
