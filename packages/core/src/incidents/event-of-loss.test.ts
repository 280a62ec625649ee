import { expect, test } from 'vitest';
import { day } from '../shared/time/day.ts';
import { isTimeOfMap } from './event-of-loss.ts';

const map = { sent: day('2026-08-10'), archived: day('2026-09-01') };

test('a loss from thirty days before its map until the map is archived is of that incident', () => {
  const days = ['2026-07-10', '2026-07-11', '2026-08-10', '2026-09-01', '2026-09-02'].map(day);
  expect(days.map((on) => isTimeOfMap(on, map))).toEqual([false, true, true, true, false]);
});

test('a map that is current has no end', () => {
  expect(isTimeOfMap(day('2027-01-01'), { ...map, archived: null })).toBe(true);
});
