import { describe, expect, test } from 'vitest';
import { type DislocationRequest, decideStartDislocation } from './start-dislocation.ts';

const request: DislocationRequest = { provider: 'personal', baseProvider: null, capPercent: null, isUnderWay: false };
const answer = (change: Partial<DislocationRequest>) => {
  const decision = decideStartDislocation({ ...request, ...change });
  return decision.ok ? decision.event : [decision.refusal.code, decision.refusal.field];
};

describe('a dislocation run', () => {
  test.each([1, 10, 100, null])('takes a cap of %s percent', (capPercent) => {
    expect(answer({ capPercent })).toEqual({ capPercent });
  });

  test.each([0, -5, 101, 2.5, Number.NaN])('refuses a cap of %s percent', (capPercent) => {
    expect(answer({ capPercent })).toEqual(['cap_out_of_range', 'cap_percent']);
  });

  test('compares two versions of one line', () => {
    expect(answer({ baseProvider: 'personal' })).toEqual({ capPercent: null });
  });

  test('refuses a version of another line', () => {
    expect(answer({ baseProvider: 'boat' })).toEqual(['base_of_other_line', 'base_rater_version_id']);
  });

  test('waits until the one before it has ended', () => {
    expect(answer({ isUnderWay: true })).toEqual(['dislocation_under_way', undefined]);
  });
});
