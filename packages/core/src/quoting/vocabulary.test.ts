import { describe, expect, test } from 'vitest';
import { businessTypes } from '../products/vocabulary.ts';
import {
  checkoutSteps,
  countries,
  editKinds,
  entityRelationships,
  entityTypes,
  immaterialEdits,
  locationTypes,
  materialEdits,
  quoteKinds,
  quoteStatuses,
  stateScreens,
} from './vocabulary.ts';

const lists = {
  quoteStatuses,
  quoteKinds,
  businessTypes,
  entityTypes,
  entityRelationships,
  locationTypes,
  countries,
  editKinds,
  checkoutSteps,
  stateScreens,
} as const;

describe('the value lists of quotes', () => {
  test.each(Object.entries(lists))('%s names each value once', (_name, values) => {
    expect(new Set<string>(values).size).toBe(values.length);
  });

  // Written by hand: the database checks the same values.
  test.each([
    [
      'quoteStatuses',
      'open agent_required agent_approved referred ineligible expired pending_bind bound proposal pending_renewal ' +
        'locked_pending_renewal replaced',
    ],
    ['quoteKinds', 'quote brown_brown_application'],
    ['businessTypes', 'new_business renewal'],
    ['entityTypes', 'person business'],
    [
      'entityRelationships',
      'named_insured second_named_insured additional_insured driver excluded_driver lienholder loss_payee claimant other_driver passenger witness injured',
    ],
    ['locationTypes', 'mailing garaging registration incident'],
    ['countries', 'US CA'],
    ['checkoutSteps', 'start vehicle use details you drivers history plans review sign payment'],
  ] as const)('%s are %s', (name, values) => {
    expect(lists[name].join(' ')).toBe(values);
  });

  test('an edit is material or not, and never both', () => {
    const material = new Set<string>(materialEdits);
    expect(immaterialEdits.filter((kind) => material.has(kind))).toEqual([]);
    expect(editKinds).toHaveLength(materialEdits.length + immaterialEdits.length);
  });
});
