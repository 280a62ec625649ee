import { expect, it, test } from 'vitest';
import { areaName } from './area-names.ts';
import { canadianProvinces, usStates } from './vocabulary.ts';

test.each([...usStates, ...canadianProvinces])('%s has a name of its own', (code) => {
  expect(areaName(code)).not.toBe(code);
});

it('prints a code that is none of ours as it came', () => {
  expect(areaName('ZZ')).toBe('ZZ');
});
