import { expect, test } from 'vitest';
import { day } from '../time/day.ts';
import { type DevelopedLosses, lossTriangle } from './loss-triangle.ts';

const developed = (month: string, developmentMonth: number, incurred: number, paid = 0): DevelopedLosses => ({
  accidentMonth: day(`${month}-01`),
  developmentMonth,
  incurred,
  paid,
  reported: developmentMonth === 1 ? 1 : 0,
});
const losses = [
  developed('2026-01', 1, 10_000),
  developed('2026-01', 2, 5_000, 12_000),
  developed('2026-01', 3, -3_000),
  developed('2026-02', 1, 20_000, 1_000),
  developed('2026-03', 1, 7_000),
  // Before the first month that is asked for.
  developed('2025-12', 1, 99_000),
];
const quarter = { months: 3, through: day('2026-03-20') };

test('a triangle has what each accident month had come to, month after month of its development', () => {
  expect(lossTriangle(losses, 'incurred', quarter).rows).toEqual([
    { accidentMonth: '2026-01-01', values: [10_000, 15_000, 12_000] },
    { accidentMonth: '2026-02-01', values: [20_000, 20_000] },
    { accidentMonth: '2026-03-01', values: [7_000] },
  ]);
  expect(lossTriangle(losses, 'paid', quarter).rows[0]?.values).toEqual([0, 12_000, 12_000]);
  expect(lossTriangle(losses, 'reported', quarter).rows.map(({ values }) => values.at(-1))).toEqual([1, 1, 1]);
});

test('a factor is weighted by what the months came to, over those that have reached both ages', () => {
  expect(lossTriangle(losses, 'incurred', quarter).factors).toEqual([1.167, 0.8]);
  expect(lossTriangle(losses, 'paid', quarter).factors).toEqual([13, 1]);
  expect(lossTriangle([], 'paid', quarter).factors).toEqual([null, null]);
});
