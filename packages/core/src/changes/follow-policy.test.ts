import { sameInBoth } from '../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../shared/decision.ts';
import { findDayProblem, findFollowProblem } from './follow-policy.ts';

const priced = (termChange: number) => accept({ termChange });
const refused = (code: string) => refuse(code, sameInBoth('No.'));
const pending = { status: 'pending', termChange: 500 } as const;
const scheduled = { status: 'scheduled', termChange: 500 } as const;

describe('a proposed change whose policy moves under it', () => {
  test('goes on at another price, unless somebody agreed to the former one', () => {
    expect(findFollowProblem(pending, priced(700))).toBeNull();
    expect(findFollowProblem(scheduled, priced(500))).toBeNull();
    expect(findFollowProblem(scheduled, priced(700))).toEqual({ because: 'base_moved', code: null });
  });

  test.each([
    ['change_does_not_fit', { because: 'does_not_fit', code: 'change_does_not_fit' }],
    ['later_change_applied', { because: 'base_moved', code: 'later_change_applied' }],
    ['glass_needs_comprehensive', { because: 'base_moved', code: 'glass_needs_comprehensive' }],
    ['money_under_way', null],
    ['cancellation_pending', null],
    ['policy_delinquent', null],
    ['moratorium_active', null],
  ])('falls away for what stays, and not for what passes: %s', (code, end) => {
    expect(findFollowProblem(pending, refused(code))).toEqual(end);
    expect(findFollowProblem(scheduled, refused(code))).toEqual(end);
  });
});

describe('a change on its day', () => {
  test('is applied at the price that was agreed to, and at no other', () => {
    expect(findDayProblem(scheduled, priced(500))).toBeNull();
    expect(findDayProblem(scheduled, priced(499))).toEqual({ because: 'base_moved', code: null });
  });

  test.each([
    ['money_under_way', 'waits'],
    ['cancellation_pending', 'waits'],
    ['policy_delinquent', { because: 'refused_on_its_day', code: 'policy_delinquent' }],
    ['moratorium_active', { because: 'refused_on_its_day', code: 'moratorium_active' }],
    ['change_does_not_fit', { because: 'does_not_fit', code: 'change_does_not_fit' }],
  ])('is stopped by %s', (code, problem) => {
    expect(findDayProblem(scheduled, refused(code))).toEqual(problem);
  });
});
