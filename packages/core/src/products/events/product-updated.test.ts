import { describe, expect, test } from 'vitest';
import { update } from '../product.fixture.ts';
import { productUpdated } from './product-updated.ts';

function factsOf(...[requested]: Parameters<typeof update>) {
  const decision = update(requested);
  if (!decision.ok || decision.event === null) throw new Error('The change is taken');
  return productUpdated.entryOf(decision.event)?.facts;
}

describe('the history of a product', () => {
  test('keeps each figure and word as it was and as it is', () => {
    expect(
      factsOf({ changes: { renewal_days: 70, product_name: 'RV', available_policy_duration_months: [12] } }),
    ).toEqual({
      renewal_days_before: 60,
      renewal_days_after: 70,
      product_name_before: 'Personal RV',
      product_name_after: 'RV',
      available_policy_duration_months_before: '12 6',
      available_policy_duration_months_after: '12',
    });
  });

  test('keeps yes and no, and an empty list', () => {
    expect(factsOf({ changes: { support_renewal: false, required_verifications: ['mvr'] } })).toEqual({
      support_renewal_before: 'true',
      support_renewal_after: 'false',
      required_verifications_before: '',
      required_verifications_after: 'mvr',
    });
  });

  test('keeps which areas opened and closed instead of the lists', () => {
    expect(factsOf({ changes: { live_in: ['US-OH', 'US-AZ'], not_live_in: ['US-CO'] } })).toEqual({
      opened: 'US-AZ',
      closed: 'US-CO CA-ON',
    });
  });

  test('keeps the lists where they say the same areas otherwise', () => {
    expect(factsOf({ changes: { not_live_in: [] } })).toEqual({ not_live_in_before: 'US-HI', not_live_in_after: '' });
  });

  test('names what is too long for a line', () => {
    expect(factsOf({ changes: { description: 'x'.repeat(900), rater_inputs: { program_code: 'A' } } })).toEqual({
      description: 'changed',
      rater_inputs: 'changed',
    });
  });

  test('keeps fees with their day', () => {
    expect(factsOf({ parameters: { effective_date: '2026-08-01', deposit_share: 25, retry_days: [2, 4, 9] } })).toEqual(
      {
        from: '2026-08-01',
        deposit_share_before: 20,
        deposit_share_after: 25,
        retry_days_before: '3 6',
        retry_days_after: '2 4 9',
      },
    );
  });
});
