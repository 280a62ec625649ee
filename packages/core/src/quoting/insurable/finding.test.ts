import { sameInBoth } from '../../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../shared/decision.ts';
import { finding, referred, refusalOf } from './finding.ts';

const tooOld = refusal('too_old_to_replace', sameInBoth('Choose another way.'), 'vehicles.0.rating_value_type');
const salvage = {
  ...refusal('salvage_title', sameInBoth('A salvage title.')),
  field: 'vehicles.0.salvage_title',
} as const;

describe('a finding', () => {
  test('stands at the field of its refusal', () => {
    expect(finding('change', tooOld, 'vehicles')).toEqual({ ...tooOld, remedy: 'change' });
  });

  test.each([
    ['coverages', 'coverages'],
    [undefined, 'quote'],
  ])('without a field is about the whole: %s', (otherwise, field) => {
    expect(finding('answer', refusal('only_extras', sameInBoth('Choose more.')), otherwise).field).toBe(field);
  });

  test('that an underwriter may waive has the value that was found', () => {
    expect(referred(salvage, 'vehicle-1')).toEqual({ ...salvage, remedy: 'underwriter', value: 'vehicle-1' });
  });

  test.each([
    ['to be changed', finding('change', tooOld), tooOld],
    ['for an underwriter', referred(salvage, 'vehicle-1'), salvage],
  ])('%s is refused with neither its remedy nor its value', (_which, found, expected) => {
    expect(refusalOf(found)).toEqual(expected);
  });
});
