import { expect, test } from 'vitest';
import { signedMoney } from './signed-money.ts';

test.each([
  [300, '+$3.00'],
  [-123_456, '−$1,234.56'],
  [0, '$0.00'],
])('a change of %i cents reads %s', (cents, text) => {
  expect(signedMoney(cents, 'USD')).toBe(text);
});
