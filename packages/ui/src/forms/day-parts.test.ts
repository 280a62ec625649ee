import { expect, test } from 'vitest';
import { composeDay, dayPartsProblem, emptyDayParts, monthNames, splitDay } from './day-parts.ts';

test('a day splits into parts and comes back', () => {
  expect(splitDay('1971-03-09')).toEqual({ year: '1971', month: '3', day: '9' });
  expect(composeDay(splitDay('1971-03-09'))).toBe('1971-03-09');
});

test('what is no day splits into empty parts', () => {
  expect(splitDay('9 March 1971')).toEqual(emptyDayParts);
  expect(splitDay(null)).toEqual(emptyDayParts);
});

test.each([
  ['30 February', { year: '2024', month: '2', day: '30' }],
  ['29 February of a common year', { year: '2023', month: '2', day: '29' }],
  ['day 0', { year: '2024', month: '1', day: '0' }],
  ['a year of two digits', { year: '71', month: '3', day: '9' }],
])('refuses %s', (_, parts) => {
  expect(composeDay(parts)).toBeNull();
  expect(dayPartsProblem(parts)).toBe('impossible');
});

test('names the parts that are still missing', () => {
  expect(dayPartsProblem({ year: '1971', month: '', day: ' ' })).toEqual({ missing: ['month', 'day'] });
  expect(dayPartsProblem({ year: '2024', month: '2', day: '29' })).toBeNull();
});

test('months are named in the language of the locale', () => {
  expect(monthNames('en-US').at(0)).toBe('January');
  expect(monthNames('fr-CA').at(7)).toBe('août');
  expect(monthNames('en-US')).toHaveLength(12);
});
