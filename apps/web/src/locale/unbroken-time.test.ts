import { expect, test } from 'vitest';
import { unbrokenTime } from './unbroken-time.ts';

const instant = new Date('2026-11-23T17:07:00Z');
const inLanguage = (locale: string): string =>
  unbrokenTime(
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(instant),
  );

test('a French time of day does not break, and its day may', () => {
  expect(inLanguage('fr-CA')).toBe('23 nov. 2026, 17\u00a0h\u00a007');
});

test('an hour without minutes does not break either, and no other word is touched', () => {
  expect(unbrokenTime('dès 17 h, 2 heures après')).toBe('dès 17\u00a0h, 2 heures après');
});

test('an English time is as it was', () => {
  expect(inLanguage('en-US')).toMatch(/^Nov 23, 2026, 5:07\sPM$/);
});
