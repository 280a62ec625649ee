import { expect, test } from 'vitest';
import { expiryAfterUse, isWorthExtending, stayOf } from './session-lifetime.ts';

const start = new Date('2026-06-15T08:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

test('staff are signed out after two idle hours', () => {
  expect(expiryAfterUse(start, 'staff', after(3))).toEqual(after(5));
});

test('staff are signed out after twelve hours however busy they are', () => {
  expect(expiryAfterUse(start, 'staff', after(11.5))).toEqual(after(12));
});

test('customers are signed out after thirty idle days', () => {
  expect(expiryAfterUse(start, 'customer', after(24))).toEqual(after(31 * 24));
});

test('staff who asked to be remembered stay for thirty days and not longer', () => {
  expect(expiryAfterUse(start, 'remembered', after(1))).toEqual(after(30 * 24));
  expect(expiryAfterUse(start, 'remembered', after(29 * 24))).toEqual(after(30 * 24));
});

test('customers have the long lifetime whether they asked for it or not', () => {
  expect([stayOf(true, false), stayOf(true, true)]).toEqual(['staff', 'remembered']);
  expect([stayOf(false, false), stayOf(false, true)]).toEqual(['customer', 'customer']);
});

test('that a session was used is written every five minutes, so that when it was seen last is true to the minutes', () => {
  expect(isWorthExtending(start, new Date(after(1 / 12).getTime() - 1))).toBe(false);
  expect(isWorthExtending(start, after(1 / 12))).toBe(true);
});
