import { expect, test } from 'vitest';
import { expiryAfterUse, isWorthExtending } from './session-lifetime.ts';

const start = new Date('2026-06-15T08:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

test('staff are signed out after two idle hours', () => {
  expect(expiryAfterUse(start, true, after(3))).toEqual(after(5));
});

test('staff are signed out after twelve hours however busy they are', () => {
  expect(expiryAfterUse(start, true, after(11.5))).toEqual(after(12));
});

test('customers are signed out after thirty idle days', () => {
  expect(expiryAfterUse(start, false, after(24))).toEqual(after(31 * 24));
});

test('an extension is written every five minutes for staff and once a day for customers', () => {
  expect(isWorthExtending(after(2), new Date(after(2).getTime() + 299_000), true)).toBe(false);
  expect(isWorthExtending(after(2), new Date(after(2).getTime() + 300_000), true)).toBe(true);
  expect(isWorthExtending(after(2), after(25), false)).toBe(false);
  expect(isWorthExtending(after(2), after(26), false)).toBe(true);
});
