import { expect, test } from 'vitest';
import { printDay, zoneName } from './print-day.ts';

test('prints a civil day without a zone moving it', () => {
  expect(printDay('2026-01-24')).toBe('Jan 24, 2026');
});

test.each([null, undefined, '', '2026-02-30', '2026-01-24T06:00:00Z'])('has nothing to print for %j', (text) => {
  expect(printDay(text)).toBeNull();
});

test.each([
  ['America/New_York', 'Eastern Time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
])('%s is called %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

test('a zone that is not known keeps its id', () => {
  expect(zoneName('Nowhere/Land')).toBe('Nowhere/Land');
});
