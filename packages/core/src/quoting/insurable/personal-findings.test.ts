import { describe, expect, test } from 'vitest';
import { lineOf } from '../../lines/line-for.ts';
import { vehicleClasses } from '../../products/vocabulary.ts';
import { checkInsurable } from '../checks/check-insurable.ts';
import { exampleQuoteOf } from '../line-quotes.fixture.ts';
import type { Quote } from '../quote.ts';
import {
  exampleGaraging,
  exampleInsured,
  exampleMailing,
  exampleQuote,
  exampleVehicle,
  today,
} from '../quote.fixture.ts';
import { lineFindings } from './line-findings.ts';

const product = { liveIn: ['US'], notLiveIn: [], spansStates: true };
const findingsOf = (changes: Partial<Quote>) => lineFindings(exampleQuote(changes), lineOf('personal'));
const codesOf = (changes: Partial<Quote>) => findingsOf(changes).map(({ code }) => code);
const trailer = { ...exampleVehicle, type: 'travel_trailer', vin: null } as const;

describe('what is judged of recreational vehicles', () => {
  test('has nothing against the example', () => {
    expect(codesOf({})).toEqual([]);
  });

  test('is what they are, how a total loss is paid, who drives and what covers them, in this order', () => {
    const codes = codesOf({
      vehicles: [{ ...exampleVehicle, vin: null, ratingValueType: null }],
      entities: [{ ...exampleInsured, licenseNumber: null }],
      coverages: { collision: { deductible: 500 } },
    });
    expect(codes.filter((code) => code === 'settlement_missing' || code === 'vin_missing')).toHaveLength(2);
    expect(codes.indexOf('license_missing')).toBeGreaterThan(codes.indexOf('vin_missing'));
    expect(codes.indexOf('liability_required')).toBeGreaterThan(codes.indexOf('license_missing'));
  });

  test('asks whoever drives a motorhome for a license, and nobody who tows', () => {
    const entities = [{ ...exampleInsured, licenseNumber: null }];
    expect(codesOf({ entities })).toEqual(['license_missing']);
    expect(codesOf({ entities, vehicles: [trailer], coverages: {} })).toEqual([]);
  });

  test('says nothing of covers while none is chosen', () => {
    expect(codesOf({ coverages: {} })).toEqual([]);
  });

  test('says of covers that cannot be read where they are, and nothing more of them', () => {
    const findings = findingsOf({ coverages: { hull: { deductible: 500 } } });
    expect(findings).toMatchObject([{ code: 'unknown_coverage', remedy: 'change' }]);
    expect(findings[0]?.field).toMatch(/^coverages/);
  });

  test('asks for the lawful limit of each state where a motorhome is kept', () => {
    const low = { liability: { limit: '25/50/25' } } as const;
    const readStored = (administrativeArea: string) => ({
      coverages: low,
      locations: [exampleMailing, { ...exampleGaraging, administrativeArea }],
    });
    expect(codesOf(readStored('OH'))).toEqual([]);
    expect(codesOf(readStored('ME'))).toContain('liability_below_state_minimum');
    expect(codesOf({ ...readStored('ME'), vehicles: [trailer] })).not.toContain('liability_below_state_minimum');
  });

  test.each(vehicleClasses)('knows a %s', (type) => {
    expect(codesOf({ vehicles: [{ ...exampleVehicle, type }], coverages: {} })).not.toContain('not_insured_by_line');
  });
});

describe('the rules of recreational vehicles', () => {
  test('judge personal alone: no line is asked for licenses, or for what a total loss pays', () => {
    const entities = [{ ...exampleInsured, licenseNumber: null }];
    for (const provider of ['pro', 'warranty', 'motorcycle'] as const) {
      const quote = exampleQuoteOf(provider);
      const people = quote.entities.map((one) => ({ ...one, licenseNumber: null }));
      const codes = checkInsurable({ ...quote, entities: people }, product, today).map(({ code }) => code);
      for (const code of ['license_missing', 'settlement_missing', 'vin_missing']) expect(codes).not.toContain(code);
    }
    expect(checkInsurable(exampleQuote({ entities }), product, today).map(({ code }) => code)).toContain(
      'license_missing',
    );
  });

  test('leave to every line who buys and what the papers say', () => {
    const minor = exampleQuoteOf('roadside');
    const young = { ...minor, entities: [{ ...exampleInsured, birthdate: minor.effectiveDate }] };
    expect(checkInsurable(young, product, today).map(({ code }) => code)).toContain('insured_minor');
    const salvaged = exampleQuoteOf('pro');
    const vehicles = salvaged.vehicles.map((one) => ({ ...one, salvageTitle: true }));
    expect(checkInsurable({ ...salvaged, vehicles }, product, today).map(({ code }) => code)).toContain(
      'salvage_title',
    );
  });
});
