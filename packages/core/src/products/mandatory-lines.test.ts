import { describe, expect, test } from 'vitest';
import { addDays, day } from '../shared/time/day.ts';
import { coverOfLine, lineDemands, lineNotOffered, linesDemanded, mandatoryLines } from './mandatory-lines.ts';
import { canadianProvinces, coverageCodes, uninsuredMotoristLimits, usStates } from './vocabulary.ts';

const from = day('2026-06-15');
const linesOf = (state: string, on = from) => linesDemanded(state, on).map(({ line }) => line);

describe('the table of mandatory lines', () => {
  test('names states and provinces and nothing else', () => {
    for (const state of Object.keys(lineDemands)) expect([...usStates, ...canadianProvinces]).toContain(state);
  });

  test.each(Object.entries(lineDemands))('names a source and a grade for each line of %s', (_, demands) => {
    for (const { source, grade } of demands) {
      expect(source).toMatch(/\w{2}.* /);
      expect(['S', 'K']).toContain(grade);
    }
  });

  test('says how much of a cover of ours is demanded, and of no other line', () => {
    for (const demands of Object.values(lineDemands)) {
      for (const { line, amount } of demands) {
        expect([line, amount === null]).toEqual([line, !Object.hasOwn(coverOfLine, line)]);
        if (line === 'medical_payments') expect(amount).toBeTypeOf('number');
        if (line === 'uninsured_motorist')
          expect(['minimum', 'liability', ...uninsuredMotoristLimits]).toContain(amount);
      }
    }
  });

  test('has no line twice from one day on', () => {
    for (const demands of Object.values(lineDemands)) {
      const keys = demands.map(({ line, from: begins }) => `${line} ${begins}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('holds every line somewhere', () => {
    const held = new Set(Object.values(lineDemands).flatMap((demands) => demands.map(({ line }) => line)));
    expect([...held].toSorted()).toEqual([...mandatoryLines].toSorted());
  });
});

describe('the law demands of a motorhome', () => {
  test.each([
    ['OH', []],
    ['FL', ['personal_injury_protection', 'uninsured_motorist']],
    ['MI', ['personal_injury_protection', 'property_protection']],
    ['NJ', ['personal_injury_protection', 'uninsured_motorist', 'uninsured_motorist_property']],
    ['NY', ['personal_injury_protection', 'uninsured_motorist']],
    ['NC', ['uninsured_motorist', 'uninsured_motorist_property']],
    ['MD', ['personal_injury_protection', 'uninsured_motorist', 'uninsured_motorist_property']],
    ['CO', ['medical_payments', 'uninsured_motorist']],
    ['IL', ['uninsured_motorist']],
    ['ON', ['accident_benefits', 'direct_compensation']],
    ['BC', ['public_basic_cover']],
    ['ZZ', []],
  ])('in %s %j', (state, lines) => {
    expect(linesOf(state)).toEqual(lines);
  });

  test.each(['DE', 'FL', 'HI', 'KS', 'KY', 'MA', 'MI', 'MN', 'NJ', 'NY', 'ND', 'OR', 'PA', 'UT'])(
    'benefits for injuries in %s, whoever was at fault, and they are never refused',
    (state) => {
      const benefit = linesDemanded(state, from).find(({ line }) => line === 'personal_injury_protection');
      expect(benefit).toMatchObject({ refusable: 'never' });
    },
  );

  test.each(['AR', 'MD', 'TX', 'WA'])('benefits for injuries in %s, unless they are refused in writing', (state) => {
    const benefit = linesDemanded(state, from).find(({ line }) => line === 'personal_injury_protection');
    expect(benefit).toMatchObject({ refusable: 'in_writing' });
  });

  test('nothing before the law begins, and what it says last from the day of the change', () => {
    const begins = day('2022-01-01');
    expect(linesOf('AB', addDays(begins, -1))).toEqual(['accident_benefits']);
    expect(linesOf('AB', begins)).toEqual(['accident_benefits', 'direct_compensation']);
    const directIn = (on: string) => linesDemanded('ON', day(on)).filter(({ line }) => line === 'direct_compensation');
    expect(directIn('2023-12-31').map(({ refusable }) => refusable)).toEqual(['never']);
    expect(directIn('2024-01-01').map(({ refusable }) => refusable)).toEqual(['in_writing']);
  });
});

describe('a line that is no cover of ours', () => {
  test('is none where liability, medical payments and uninsured motorist cover are enough', () => {
    const enough = usStates.filter((state) => lineNotOffered(state, from) === null);
    expect(enough).toEqual('AL AZ CA CO CT ID IL IA LA ME MO MT NE NV NH OH OK SD WI WY'.split(' '));
  });

  test('stands in the way in every province that sells by private insurers or its own', () => {
    expect(canadianProvinces.filter((province) => lineNotOffered(province, from) === null)).toEqual([]);
  });

  test('is named: the first that the law lists', () => {
    expect(lineNotOffered('FL', from)).toBe('personal_injury_protection');
    expect(lineNotOffered('NC', from)).toBe('uninsured_motorist_property');
    expect(lineNotOffered('SK', from)).toBe('public_basic_cover');
  });

  test('is none before the law begins', () => {
    expect(lineNotOffered('QC', day('1999-12-31'))).toBeNull();
  });

  test('has no cover with its name', () => {
    for (const line of mandatoryLines) {
      expect((coverageCodes as readonly string[]).includes(line)).toBe(Object.hasOwn(coverOfLine, line));
    }
  });
});
