import { expect, test } from 'vitest';
import { lowered } from './lowered.ts';

test.each([
  ['Travel trailer', 'travel trailer'],
  ['Class A motorhome', 'class A motorhome'],
  ['Autocaravane de classe A', 'autocaravane de classe A'],
  ['Éclairage', 'éclairage'],
  ['SUV', 'SUV'],
  ['VR', 'VR'],
  ['', ''],
])('“%s” is %s within a sentence', (label, within) => {
  expect(lowered(label)).toBe(within);
});
