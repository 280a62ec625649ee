import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleTerms } from './product.fixture.ts';
import { changedTerms, termNames, termsWith } from './product-terms.ts';

const seed = 4_404;

describe('terms with changes laid over them', () => {
  test('keep what a change does not speak of', () => {
    expect(termsWith(exampleTerms, {})).toEqual(exampleTerms);
    expect(termsWith(exampleTerms, { renewal_days: null, product_name: undefined })).toEqual(exampleTerms);
  });

  test('say what was asked, down to no and nothing', () => {
    const after = termsWith(exampleTerms, { support_renewal: false, required_verifications: [], renewal_days: 90 });
    expect(after).toEqual({ ...exampleTerms, support_renewal: false, renewal_days: 90 });
  });

  test('have no blanks around a text, and no description instead of an empty one', () => {
    const after = termsWith(exampleTerms, { product_name: '  Pro RV ', description: '   ' });
    expect(after).toMatchObject({ product_name: 'Pro RV', description: null });
  });

  test('name each word of a list once', () => {
    const after = termsWith(exampleTerms, {
      live_in: ['US-OH', 'US-OH'],
      available_policy_duration_months: [6, 6, 12],
      available_payment_terms: ['monthly', 'monthly'],
    });
    expect(after.live_in).toEqual(['US-OH']);
    expect(after.available_policy_duration_months).toEqual([6, 12]);
    expect(after.available_payment_terms).toEqual(['monthly']);
  });
});

describe('what changed', () => {
  test('is nothing where the same is said in another order', () => {
    const same = termsWith(exampleTerms, {
      live_in: exampleTerms.live_in.toReversed(),
      available_policy_duration_months: [6, 12],
      product_name: ' Personal RV ',
    });
    expect(changedTerms(exampleTerms, same)).toEqual([]);
  });

  test('is named in the order of the form', () => {
    const after = termsWith(exampleTerms, {
      rater_inputs: { program_code: 'A' },
      renewal_days: 61,
      product_name: 'RV',
    });
    expect(changedTerms(exampleTerms, after)).toEqual(['product_name', 'renewal_days', 'rater_inputs']);
  });

  test('in rater inputs does not depend on the order of keys, and does on that of lists', () => {
    const before = { ...exampleTerms, rater_inputs: { a: 1, options: { tiers: ['x', 'y'], on: true } } };
    const turned = { ...before, rater_inputs: { options: { on: true, tiers: ['x', 'y'] }, a: 1 } };
    const other = { ...before, rater_inputs: { a: 1, options: { tiers: ['y', 'x'], on: true } } };
    expect(changedTerms(before, turned)).toEqual([]);
    expect(changedTerms(before, other)).toEqual(['rater_inputs']);
  });

  test('in rater inputs that become a list or nothing is seen', () => {
    for (const rater_inputs of [[], null, 'text', 0, false]) {
      expect(changedTerms(exampleTerms, { ...exampleTerms, rater_inputs })).toEqual(['rater_inputs']);
    }
  });

  test(`is exactly what was changed (seed ${seed})`, () => {
    const numbers = fc.record({
      renewal_days: fc.integer({ min: 1, max: 180 }),
      underwriter_cutoff_days: fc.integer({ min: 1, max: 180 }),
      support_renewal: fc.boolean(),
    });
    const property = fc.property(numbers, (changes) => {
      const changed = changedTerms(exampleTerms, termsWith(exampleTerms, changes));
      expect(changed).toEqual(
        termNames.filter((name) => name in changes && exampleTerms[name] !== changes[name as keyof typeof changes]),
      );
    });
    fc.assert(property, { seed });
  });
});
