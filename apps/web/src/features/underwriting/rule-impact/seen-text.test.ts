import { expect, test } from 'vitest';
import { allSeenText } from './seen-text.ts';

test.each([
  ['54900000', true, '$549,000.00'],
  ['54900000, 3500050', true, '$549,000.00, $35,000.50'],
  ['54900000', false, '54900000'],
  ['missing', true, 'missing'],
  ['', true, ''],
])('what a rule saw, %j, is read as money where it is: %s', (seen, isMoney, text) => {
  expect(allSeenText(seen, isMoney)).toBe(text);
});
