import { expect, test } from 'vitest';
import type { RenewalAheadFragment } from '../../../generated/documents.ts';
import { groupRun } from './run-groups.ts';

const row = (state: string, premium: number | null, crosses = false): RenewalAheadFragment => ({
  policy_id: `${state} ${premium}`,
  policy_number: 'RWP-1',
  renewal_date: '2027-06-15',
  currency: 'USD',
  provider: 'personal',
  state,
  vehicle_class: 'travel_trailer',
  premium_before: 100_00,
  premium,
  is_made: false,
  crosses,
});

test('terms are summed by group, the largest first; what has no price is counted and moves nothing', () => {
  const rows = [row('TX', 90_00), row('OH', 130_00, true), row('OH', 70_00, true), row('OH', null)];
  expect(groupRun(rows, ({ state }) => state)).toEqual([
    { key: 'OH', currency: 'USD', terms: 3, unpriced: 1, before: 200_00, after: 200_00, rises: 1, falls: 1 },
    { key: 'TX', currency: 'USD', terms: 1, unpriced: 0, before: 100_00, after: 90_00, rises: 0, falls: 0 },
  ]);
});
