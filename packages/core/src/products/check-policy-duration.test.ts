import { describe, expect, test } from 'vitest';
import { checkPolicyDuration } from './check-policy-duration.ts';
import { policyDurations } from './vocabulary.ts';

describe('a length of the term', () => {
  test.each(policyDurations)('of %i months is taken where a product offers it', (months) => {
    expect(checkPolicyDuration(months, policyDurations)).toEqual({ ok: true, event: months });
  });

  test.each([
    [6, [12, 6]],
    [12, [12]],
    [6, [6]],
  ])('of %i months is taken where %j are offered', (months, offered) => {
    expect(checkPolicyDuration(months, offered)).toEqual({ ok: true, event: months });
  });

  test.each<[number, readonly number[]]>([
    [6, [12]],
    [12, [6]],
    [12, []],
    // A product may list what no rule knows: it is not sold.
    [3, [12, 6, 3]],
    [24, [12, 6]],
    ...[0, -6, 6.5, 18, Number.NaN].map((months): [number, readonly number[]] => [months, policyDurations]),
  ])('of %d months is refused in its field where %j are offered', (months, offered) => {
    expect(checkPolicyDuration(months, offered)).toMatchObject({
      refusal: { code: 'duration_not_offered', field: 'policy_duration_months' },
    });
  });
});
