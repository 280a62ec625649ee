import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day, dayInZone } from './day.ts';
import { formatTime, instantAt } from './instant.ts';

const seed = 1_201;
const zones = [
  'America/New_York',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/St_Johns',
  'America/Regina',
];

describe('the instant of a minute', () => {
  test.each([
    ['2026-06-16', 1, 'America/New_York', '2026-06-16T04:01:00.000Z'],
    ['2026-12-16', 1, 'America/New_York', '2026-12-16T05:01:00.000Z'],
    ['2026-06-16', 1, 'America/Los_Angeles', '2026-06-16T07:01:00.000Z'],
    ['2026-06-16', 1, 'America/Phoenix', '2026-06-16T07:01:00.000Z'],
    ['2026-06-16', 1, 'America/St_Johns', '2026-06-16T02:31:00.000Z'],
    ['2026-06-16', 870, 'Pacific/Honolulu', '2026-06-17T00:30:00.000Z'],
    // The days on which clocks go forward and back.
    ['2026-03-08', 1, 'America/New_York', '2026-03-08T05:01:00.000Z'],
    ['2026-03-08', 720, 'America/New_York', '2026-03-08T16:00:00.000Z'],
    ['2026-03-09', 1, 'America/New_York', '2026-03-09T04:01:00.000Z'],
    ['2026-11-01', 1, 'America/New_York', '2026-11-01T04:01:00.000Z'],
    ['2026-11-01', 720, 'America/New_York', '2026-11-01T17:00:00.000Z'],
    ['2026-11-02', 1, 'America/New_York', '2026-11-02T05:01:00.000Z'],
  ])('on %s, minute %i in %s is %s', (text, minute, zone, instant) => {
    expect(instantAt(day(text), minute, zone).toISOString()).toBe(instant);
  });

  test('of an unknown zone is refused', () => {
    expect(() => instantAt(day('2026-06-16'), 1, 'America/Nowhere')).toThrow(RangeError);
  });

  test(`falls on its day there, and a minute earlier than midnight on the day before (seed ${seed})`, () => {
    const property = fc.property(fc.integer({ min: 0, max: 4_000 }), fc.constantFrom(...zones), (days, zone) => {
      const value = addDays(day('2020-01-01'), days);
      expect(dayInZone(instantAt(value, 1, zone), zone)).toBe(value);
      expect(dayInZone(new Date(instantAt(value, 0, zone).getTime() - 1), zone)).toBe(addDays(value, -1));
    });
    fc.assert(property, { seed });
  });
});

describe('a time of day', () => {
  test.each([
    ['2026-06-16T04:01:00Z', '12:01 a.m.', '0\u{a0}h\u{a0}01'],
    ['2026-06-16T13:05:00Z', '9:05 a.m.', '9\u{a0}h\u{a0}05'],
    ['2026-06-16T16:00:00Z', '12:00 p.m.', '12\u{a0}h\u{a0}00'],
    ['2026-06-16T18:32:59Z', '2:32 p.m.', '14\u{a0}h\u{a0}32'],
    ['2026-06-17T03:59:00Z', '11:59 p.m.', '23\u{a0}h\u{a0}59'],
  ])('at %s in New York is %s, in French %s', (instant, english, french) => {
    expect(formatTime(new Date(instant), 'America/New_York')).toBe(english);
    expect(formatTime(new Date(instant), 'America/New_York', 'en-CA')).toBe(english);
    expect(formatTime(new Date(instant), 'America/New_York', 'fr-CA')).toBe(french);
  });
});
