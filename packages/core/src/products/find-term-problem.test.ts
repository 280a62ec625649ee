import { describe, expect, test } from 'vitest';
import { exampleProduct, update } from './product.fixture.ts';
import type { TermChanges } from './product-terms.ts';

const refusalOf = (changes: TermChanges, facts: Parameters<typeof update>[1] = {}, product = exampleProduct()) => {
  const decision = update({ changes }, facts, product);
  return decision.ok ? null : [decision.refusal.code, decision.refusal.field];
};

describe('a change is refused at its field:', () => {
  const cases: [TermChanges, string, string][] = [
    [{ product_name: '' }, 'name_missing', 'product_name'],
    [{ product_name: '   ' }, 'name_missing', 'product_name'],
    [{ product_name: 'x'.repeat(101) }, 'text_too_long', 'product_name'],
    [{ product_name: 'See www.example.com' }, 'text_has_address', 'product_name'],
    [{ product_name: 'Two\u0007bells' }, 'text_has_hidden_characters', 'product_name'],
    [{ description: 'x'.repeat(1001) }, 'text_too_long', 'description'],
    [{ live_in: ['US-XX'] }, 'area_unknown', 'live_in'],
    [{ not_live_in: ['US-OH'] }, 'area_live_and_not', 'not_live_in'],
    [{ live_in: ['US-OH', 'US-KY'] }, 'charge_not_levied', 'live_in'],
    [{ available_policy_duration_months: [] }, 'choice_missing', 'available_policy_duration_months'],
    [{ available_policy_duration_months: [12, 3] }, 'choice_unknown', 'available_policy_duration_months'],
    [{ available_policy_duration_months: [6] }, 'default_duration_not_offered', 'available_policy_duration_months'],
    [{ default_policy_duration_months: 24 }, 'default_duration_not_offered', 'default_policy_duration_months'],
    [{ available_payment_terms: [] }, 'choice_missing', 'available_payment_terms'],
    [{ available_payment_terms: ['weekly'] }, 'choice_unknown', 'available_payment_terms'],
    [{ required_verifications: ['dna'] }, 'choice_unknown', 'required_verifications'],
    [{ renewal_days: 0 }, 'days_out_of_range', 'renewal_days'],
    [{ renewal_days: 181 }, 'days_out_of_range', 'renewal_days'],
    [{ renewal_days: 60.5 }, 'days_out_of_range', 'renewal_days'],
    [{ underwriter_cutoff_days: 0 }, 'days_out_of_range', 'underwriter_cutoff_days'],
    [{ underwriter_cutoff_days: 61 }, 'cutoff_before_renewal', 'underwriter_cutoff_days'],
    [{ renewal_days: 44 }, 'cutoff_before_renewal', 'renewal_days'],
    [{ renewal_days: 30, underwriter_cutoff_days: 31 }, 'cutoff_before_renewal', 'underwriter_cutoff_days'],
    [{ new_policy_number: 'R' }, 'number_letters_not_valid', 'new_policy_number'],
    [{ new_policy_number: 'ROADWAY' }, 'number_letters_not_valid', 'new_policy_number'],
    [{ new_policy_number: 'rwp' }, 'number_letters_not_valid', 'new_policy_number'],
    [{ new_policy_number: 'RW1' }, 'number_letters_not_valid', 'new_policy_number'],
    [{ new_policy_number: 'ÉTÉ' }, 'number_letters_not_valid', 'new_policy_number'],
    [{ external_url: 'https://carrier.example/' }, 'sold_here', 'external_url'],
  ];
  test.each(cases)('%j as %s at %s', (changes, code, field) => {
    expect(refusalOf(changes)).toEqual([code, field]);
  });
});

describe('a change is taken:', () => {
  const cases: [TermChanges][] = [
    [{ product_name: 'Camper & RV, 2nd edition' }],
    [{ description: '' }],
    [{ description: 'Lines\nof text' }],
    [{ live_in: [], not_live_in: [] }],
    [{ live_in: ['US'], not_live_in: ['US-KY', 'US-WV'] }],
    [{ available_policy_duration_months: [12] }],
    [{ available_policy_duration_months: [6], default_policy_duration_months: 6 }],
    [{ available_payment_terms: ['pay_in_full'] }],
    [{ required_verifications: ['mvr', 'frs', 'tas'] }],
    [{ renewal_days: 45 }],
    [{ renewal_days: 180, underwriter_cutoff_days: 180 }],
    [{ renewal_days: 1, underwriter_cutoff_days: 1 }],
    [{ new_policy_number: 'RW' }],
    [{ new_policy_number: 'ROADWA' }],
    [{ rater_inputs: { program_code: 'A1' } }],
    [{ support_renewal: false, support_policy_proposal: false }],
  ];
  test.each(cases)('%j', (changes) => {
    expect(refusalOf(changes)).toBeNull();
  });
});

describe('the letters of policy numbers', () => {
  test('stay once a policy bears them', () => {
    expect(refusalOf({ new_policy_number: 'NEW' }, { hasPolicies: true })).toEqual([
      'number_letters_in_use',
      'new_policy_number',
    ]);
  });

  test('may be sent as they are', () => {
    expect(refusalOf({ new_policy_number: 'RWP', renewal_days: 70 }, { hasPolicies: true })).toBeNull();
  });
});

describe('rater inputs', () => {
  const problem = { path: 'assumed.points', message: 'Use 40 or less.' };

  test('are refused at the place that their schema names', () => {
    expect(refusalOf({ rater_inputs: { assumed: { points: 41 } } }, { raterInputProblems: [problem] })).toEqual([
      'rater_inputs_not_valid',
      'rater_inputs.assumed.points',
    ]);
  });

  test('that stay as they are stand in nobody’s way', () => {
    expect(refusalOf({ rater_inputs: {}, renewal_days: 70 }, { raterInputProblems: [problem] })).toBeNull();
  });
});

describe('what was wrong before', () => {
  const wrong = exampleProduct({ underwriter_cutoff_days: 90, product_name: '', live_in: ['US-KY', 'US-OH'] });

  test('and is left alone stands in nobody’s way', () => {
    expect(refusalOf({ description: 'Another.' }, {}, wrong)).toBeNull();
    expect(refusalOf({ live_in: ['US-KY'] }, {}, wrong)).toBeNull();
  });

  test('is judged as soon as it is touched', () => {
    expect(refusalOf({ renewal_days: 70 }, {}, wrong)).toEqual(['cutoff_before_renewal', 'renewal_days']);
    expect(refusalOf({ renewal_days: 90 }, {}, wrong)).toBeNull();
  });
});

test('of several problems the first of the form is named', () => {
  const changes = { new_policy_number: 'x', renewal_days: 0, product_name: '' };
  expect(refusalOf(changes)).toEqual(['name_missing', 'product_name']);
});

test('says what to do about days that do not fit each other', () => {
  const cutoff = update({ changes: { underwriter_cutoff_days: 61 } });
  expect(cutoff.ok ? '' : cutoff.refusal.message).toBe(
    'Underwriters decide after the renewal is prepared, 60 days before the end. Choose 60 or fewer.',
  );
  const renewal = update({ changes: { renewal_days: 44 } });
  expect(renewal.ok ? '' : renewal.refusal.message).toBe(
    'Underwriters decide 45 days before the end. Prepare the renewal 45 or more days before it.',
  );
});

describe('a term', () => {
  const change = { available_policy_duration_months: [12, 24] };

  test('that no rates in force have a row for is not offered', () => {
    const refused = ['duration_not_rated', 'available_policy_duration_months'];
    expect(refusalOf(change, { ratedDurations: [12, 6] })).toEqual(refused);
    expect(refusalOf({ available_policy_duration_months: [12] }, { ratedDurations: [] })).toEqual(refused);
  });

  test('that they have a row for is offered, and any where nobody here rates it', () => {
    expect(refusalOf(change, { ratedDurations: [12, 24] })).toBeNull();
    expect(refusalOf(change, { ratedDurations: null })).toBeNull();
  });

  test('that was offered before is left alone by a change of something else', () => {
    expect(refusalOf({ renewal_days: 70 }, { ratedDurations: [12] })).toBeNull();
  });
});
