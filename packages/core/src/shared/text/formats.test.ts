import { expect, test } from 'vitest';
import { dateFormat, numberFormat } from './formats.ts';

test('the same locale and options give the same format', () => {
  const options = { timeZone: 'America/Denver', dateStyle: 'short' } as const;
  expect(dateFormat('en-CA', { ...options })).toBe(dateFormat('en-CA', { ...options }));
  expect(numberFormat('fr-CA', { style: 'percent' })).toBe(numberFormat('fr-CA', { style: 'percent' }));
});

test('another locale or option gives another format', () => {
  const money = (currency: string, locale: string) => numberFormat(locale, { style: 'currency', currency }).format(1.5);
  expect([money('USD', 'en-US'), money('CAD', 'en-US'), money('USD', 'fr-CA')]).toEqual([
    '$1.50',
    'CA$1.50',
    '1,50\u{a0}$\u{a0}US',
  ]);
});

test('refuses an unknown zone every time', () => {
  const unknown = () => dateFormat('en-CA', { timeZone: 'Nowhere/Land' });
  expect(unknown).toThrow(RangeError);
  expect(unknown).toThrow(RangeError);
});
