import { describe, expect, test } from 'vitest';
import { rateQuote } from '../rating/rate.ts';
import { compileRateBook } from '../rating/book/rate-book.ts';
import { printSentence } from '../shared/text/sentence.ts';
import { checkLine } from './check-line.ts';
import { findLineProblems } from './find-line-problems.ts';
import { labelOfFactor } from './label-of-factor.ts';
import { alternativesOfLine } from './line-alternatives.ts';
import type { Line } from './line.ts';
import { aSubject } from './testing/example-objects.ts';
import { snowmobile, snowmobileRows } from './testing/snowmobile.ts';

const book = compileRateBook(snowmobile.structure, snowmobileRows, '1');
const sled = { class: 'trail_sled', value: 800_000, track_inches: 146, raced: false };
const subject = aSubject([sled], { damage: { deductible: 500 }, rescue: {} }, { termMonths: 6 });
const changed = (change: Readonly<Record<string, unknown>>) => ({
  ...subject,
  vehicles: subject.vehicles.map((one) => ({ ...one, ...change })),
});

describe('a tenth line, from data alone', () => {
  test('is whole, and survives the way through JSON', () => {
    expect(checkLine(snowmobile)).toEqual([]);
    expect(checkLine(JSON.parse(JSON.stringify(snowmobile)) as Line)).toEqual([]);
  });

  test('is rated with its trace', () => {
    // 5.5 + 2.7 = 8.2 units; 21 x 8.2 x 1.25 x .85 x .80 = 146.37; rescue 25 x .80
    const { items, total, trace } = rateQuote(subject, book, { trace: true });
    expect(items.map(({ coverage, cents }) => [coverage, cents])).toEqual([
      ['damage', 14_637],
      ['rescue', 2000],
    ]);
    expect(total).toBe(16_637);
    expect(trace.map(({ factor, key, product }) => [factor, key, product].join(' '))).toEqual([
      'kind trail_sled 21',
      'worth 5000+ 172.2',
      'track 138+ 215.25',
      'deductible 500 182.9625',
      'season 6 146.37',
      'rescue all 25',
      'season 6 20',
    ]);
  });

  test('names its factors in its own words', () => {
    expect(
      ['kind', 'worth', 'track', 'deductible', 'season', 'rescue'].map(
        (factor) => labelOfFactor(snowmobile, factor)?.en,
      ),
    ).toEqual(['Base rate', 'Worth', 'Track in inches', 'Deductible', 'Length of the term', 'Rescue']);
    expect(labelOfFactor(snowmobile, 'wings')).toBeNull();
  });

  test('asks what its price needs, in both languages', () => {
    const { missing_fields: missing, total } = rateQuote(changed({ track_inches: null }), book);
    expect([total, missing.map(({ path }) => path)]).toEqual([null, ['vehicles.0.track_inches']]);
    expect(missing.map((one) => printSentence(one, 'fr-CA'))).toEqual(['Entrez la longueur de la chenille.']);
  });

  test.each<[Readonly<Record<string, unknown>>, string[]]>([
    [{}, []],
    [{ raced: true }, ['sled_raced vehicles.0.raced']],
    [{ raced: null }, ['answer_missing vehicles.0.raced']],
    [{ track_inches: 60 }, ['answer_not_valid vehicles.0.track_inches']],
    [{ track_inches: 150, value: 100_000 }, ['long_track_worth_little vehicles.0.rating_value']],
    [{ class: 'class_a' }, ['not_insured_by_line vehicles.0.type']],
  ])('finds what may not be: %j', (change, expected) => {
    const problems = findLineProblems(snowmobile, changed(change)).filter(
      ({ field }) => !field.startsWith('coverages'),
    );
    expect(problems.map(({ code, field }) => `${code} ${field}`)).toEqual(expected);
  });

  test('says what could be otherwise', () => {
    expect(alternativesOfLine(snowmobile, subject).map(({ about }) => about)).toEqual([
      'coverages.damage.deductible',
      'coverages.rescue',
      'policy_duration_months',
    ]);
  });
});
