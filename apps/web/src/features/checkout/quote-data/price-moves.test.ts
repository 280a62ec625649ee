import { describe, expect, test } from 'vitest';
import type { PriceMoveFragment } from '../../../generated/documents.ts';
import { endsText } from '../../rating/ends-text.ts';
import { effectOf, isOfLastEdit, type LastEdit, movesSince, movesSinceSigned } from './price-moves.ts';

function move(answer: string, version: number | null, more: Partial<PriceMoveFragment> = {}): PriceMoveFragment {
  return {
    answer,
    label: answer,
    version,
    voids_signature: false,
    rows: [],
    before_low: 9e4,
    before_high: 14e4,
    after_low: 92e3,
    after_high: 12e4,
    ...more,
  };
}
const saved = (...fields: string[]): LastEdit => ({
  fields,
  vehicle: null,
  version: 5,
  since: 3,
  priced: true,
});

test('an effect is shown in the form of the vehicle that was answered, and in no other vehicle’s', () => {
  const ofTrailer = { ...saved('rented'), vehicle: 'v1' };
  expect(isOfLastEdit('rental_utilization_rate', 'v1', ofTrailer)).toBe(true);
  expect(isOfLastEdit('rental_utilization_rate', 'v2', ofTrailer)).toBe(false);
  expect(isOfLastEdit('year', 'v1', ofTrailer)).toBe(false);
  expect(isOfLastEdit('coverages', 'v2', saved('plan'))).toBe(true);
  expect(isOfLastEdit('year', 'v1', null)).toBe(false);
});

describe('the effect of an answer', () => {
  test('is how far each end of the price moved, also after the page was loaded again', () => {
    expect(effectOf([move('birthdate', 4)], 'birthdate', null, true)).toEqual({ low: 2000, high: -20_000 });
    expect(effectOf([move('birthdate', 4)], 'birthdate', saved('birthdate'), true)).toEqual({
      low: 2000,
      high: -20_000,
    });
  });

  test('is that of its last move', () => {
    const moves = [move('year', 2), move('year', 4, { after_low: 90_000, after_high: 140_100 })];
    expect(effectOf(moves, 'year', null, true)).toEqual({ low: 0, high: 100 });
  });

  test('of what was saved in two parts is that of each part', () => {
    const moves = [move('birthdate', 4), move('incidents', 5)];
    const last = saved('birthdate', 'minor');
    expect(effectOf(moves, 'birthdate', last, true)).not.toEqual({ low: 0, high: 0 });
    expect(effectOf(moves, 'incidents', last, true)).not.toEqual({ low: 0, high: 0 });
  });

  test('is nothing where its last save moved no price, though an earlier one did', () => {
    expect(effectOf([move('year', 2)], 'year', saved('year'), true)).toEqual({ low: 0, high: 0 });
    expect(effectOf([], 'nights_per_year', saved('nights_per_year'), true)).toEqual({ low: 0, high: 0 });
  });

  test('is unknown until the price that follows a save has come, and while there was no price before', () => {
    expect(effectOf([move('year', 2)], 'year', saved('year'), false)).toBe(null);
    expect(effectOf([], 'year', { ...saved('year'), priced: false }, true)).toBe(null);
    expect(effectOf([], 'year', null, true)).toBe(null);
  });

  test('belongs to the answer that a field is part of', () => {
    expect(effectOf([move('rental_utilization_rate', 4)], 'rented', saved('rented'), true)?.low).toBe(2000);
    expect(effectOf([move('incidents', 4)], 'incidents', saved('at_fault'), true)?.low).toBe(2000);
    const place = saved('garaging_postal_code');
    expect(effectOf([move('garaging', 4)], 'garaging_postal_code', place, true)?.low).toBe(2000);
  });
});

describe('an answer that makes another one', () => {
  const moves = [move('usage_type', 4)];

  test('has the effect of that one when it was saved, and none afterwards', () => {
    expect(effectOf(moves, 'nights_per_year', saved('nights_per_year'), true)).toEqual({ low: 2000, high: -20_000 });
    expect(effectOf(moves, 'nights_per_year', saved('storage_type'), true)).toBe(null);
    expect(effectOf(moves, 'nights_per_year', null, true)).toBe(null);
  });

  test('has none where both were saved: the effect is the other one’s own', () => {
    const both = saved('nights_per_year', 'usage_type');
    expect(effectOf(moves, 'nights_per_year', both, true)).toEqual({ low: 0, high: 0 });
    expect(effectOf(moves, 'usage_type', both, true)).toEqual({ low: 2000, high: -20_000 });
  });
});

describe('a price as it was shown', () => {
  test('is a range in whole dollars, or one figure to the cent', () => {
    expect(endsText(91_500, 126_100, 'USD').replaceAll(/\s/g, ' ')).toBe('$915 – $1,261');
    expect(endsText(135_642, 135_642, 'USD')).toBe('$1,356.42');
  });
});

describe('the moves since a signature', () => {
  test('begin with the last edit that made one worthless', () => {
    const moves = [
      move('year', 2, { voids_signature: true }),
      move('usage_type', 4),
      move('plan', 6, { voids_signature: true }),
      move('rates', 7),
    ];
    expect(movesSinceSigned(moves).map(({ answer }) => answer)).toEqual(['plan', 'rates']);
  });

  test('are the last one where no edit did', () => {
    expect(movesSinceSigned([move('year', 2), move('rates', 3)]).map(({ answer }) => answer)).toEqual(['rates']);
    expect(movesSinceSigned([])).toEqual([]);
  });
});

describe('the moves since a price was looked at', () => {
  const answersOf = (moves: Parameters<typeof movesSince>[0], total = 50_000) =>
    movesSince(moves, { total, version: 4 }).map(({ answer }) => answer);

  test('are those of later edits, and what the rates did after them', () => {
    expect(answersOf([move('year', 2), move('usage_type', 4), move('incidents', 5), move('rates', null)])).toEqual([
      'incidents',
      'rates',
    ]);
    expect(answersOf([move('year', 2), move('usage_type', 4)])).toEqual([]);
  });

  test('begin where the price was last what it was then', () => {
    const back = move('coverages', 6, { before_low: 50_000, before_high: 50_000 });
    expect(answersOf([move('usage_type', 5), back, move('incidents', 7)])).toEqual(['coverages', 'incidents']);
  });
});
