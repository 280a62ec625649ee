import { describe, expect, test } from 'vitest';
import { dayInZone, day } from '../shared/time/day.ts';
import { decideActivation } from './activate.ts';
import { examplePolicy } from './policy.fixture.ts';
import { policyStatuses } from './vocabulary.ts';

const pending = examplePolicy({ status: 'pending' });

describe('coming into force', () => {
  test.each([
    ['2026-03-19', 'term_not_begun'],
    ['2026-03-20', null],
    ['2026-03-21', null],
    ['2027-03-19', null],
    // A term that passed while nothing ran was in force: it is activated, and then expires.
    ['2027-03-20', null],
    ['2029-01-01', null],
  ])('on %s: %s', (today, code) => {
    const decision = decideActivation(pending, day(today));
    expect(decision.ok ? null : decision.refusal.code).toBe(code);
  });

  test.each(policyStatuses.filter((status) => status !== 'pending'))('is refused of a policy that is %s', (status) => {
    const decision = decideActivation({ ...pending, status }, day('2026-03-20'));
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'policy_not_pending' } });
  });

  test('names the policy', () => {
    expect(decideActivation(pending, day('2026-03-20'))).toEqual({
      ok: true,
      event: { type: 'policy_activated', policyId: 'policy-1' },
    });
  });

  test.each([
    ['2026-03-20T04:00:30Z', 'America/New_York', false],
    ['2026-03-20T04:01:00Z', 'America/New_York', true],
    ['2026-03-20T06:59:00Z', 'America/Phoenix', false],
    ['2026-03-20T07:01:00Z', 'America/Phoenix', true],
  ])('at %s in %s, one minute past midnight there: %s', (instant, zone, inForce) => {
    const aMinuteAgo = new Date(Date.parse(instant) - 60_000);
    expect(decideActivation(pending, dayInZone(aMinuteAgo, zone)).ok).toBe(inForce);
  });
});
