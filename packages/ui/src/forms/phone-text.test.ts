import { expect, test } from 'vitest';
import { phoneText } from './phone-text.ts';

test.each([
  ['', ''],
  ['541', '541'],
  ['5415', '(541) 5'],
  ['5415550', '(541) 555-0'],
  ['5415550134', '(541) 555-0134'],
  ['+1 541 555 0134', '(541) 555-0134'],
])('prints %j as %j', (typed, printed) => {
  expect(phoneText(typed)).toBe(printed);
});

test.each(['+', '+4', '+44 20 7946 0958', '+1', '(541) 555-01345', '44 20 7946 0958', '541 555 0134 ext 5'])(
  'leaves %j as it was typed',
  (typed) => {
    expect(phoneText(typed)).toBe(typed);
  },
);
