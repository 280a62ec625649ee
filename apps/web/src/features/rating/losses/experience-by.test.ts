import { expect, test } from 'vitest';
import { experienceBy, type ExperienceRow } from './experience-by.ts';

const row = (more: Partial<ExperienceRow>): ExperienceRow => ({
  state: 'US-OH',
  vehicle_class: 'travel_trailer',
  rater_version_id: 'one',
  currency: 'USD',
  earned: 0,
  claims: 0,
  paid: 0,
  reserved: 0,
  recovered: 0,
  ...more,
});
const rows = [
  row({ earned: 100_000, claims: 1, paid: 40_000, reserved: 20_000, recovered: 10_000 }),
  row({ state: 'US-OR', vehicle_class: 'class_a', earned: 300_000 }),
  row({ rater_version_id: null, claims: 2, paid: 7_500 }),
  row({ state: 'CA-ON', currency: 'CAD', earned: 50_000, claims: 1, reserved: 50_000 }),
];

test('losses stand beside the premium of each place, what earned most first, and each currency by itself', () => {
  const found = experienceBy(rows, 'state');
  expect(found.map(({ part, currency, ratio }) => [currency, part, ratio])).toEqual([
    ['USD', 'US-OR', 0],
    ['USD', 'US-OH', 57.5],
    ['USD', null, 14.4],
    ['CAD', 'CA-ON', 100],
    ['CAD', null, 100],
  ]);
  expect(found[1]).toMatchObject({ incurred: 57_500, claims: 3, earned: 100_000 });
});

test('of what earned nothing there is no ratio', () => {
  const [, , unknown] = experienceBy(rows, 'version').filter(({ currency }) => currency === 'USD');
  expect(experienceBy(rows, 'version').find(({ part }) => part === '')).toMatchObject({ ratio: null, incurred: 7_500 });
  expect(unknown?.part).toBeNull();
  expect(experienceBy([], 'class')).toEqual([]);
});
