import { expect, it, test } from 'vitest';
import { areaName } from './area-names.ts';
import { canadianProvinces, usStates } from './vocabulary.ts';

test.each([...usStates, ...canadianProvinces])('%s has a name of its own', (code) => {
  expect(Object.values(areaName(code))).not.toContain(code);
});

it('prints a code that is none of ours as it came', () => {
  expect(areaName('ZZ')).toEqual({ en: 'ZZ', fr: 'ZZ' });
});
