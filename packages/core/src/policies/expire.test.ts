import { describe, expect, test } from 'vitest';
import { addDays, day, dayInZone } from '../shared/time/day.ts';
import { decideActivation } from './activate.ts';
import { decideExpiration } from './expire.ts';
import { examplePolicy } from './policy.fixture.ts';
import { policyStatuses } from './vocabulary.ts';

const active = examplePolicy();
const codeOf = (decision: ReturnType<typeof decideExpiration>) => (decision.ok ? null : decision.refusal.code);

describe('the end of a term', () => {
  test.each([
    ['2026-03-20', 'term_not_ended'],
    ['2027-03-19', 'term_not_ended'],
    ['2027-03-20', null],
    ['2027-03-27', null],
    ['2031-01-01', null],
  ])('on %s: %s', (today, code) => {
    expect(codeOf(decideExpiration(active, day(today)))).toBe(code);
  });

  test.each([
    ['pending', false],
    ['active', true],
    ['delinquent', true],
    ['pending_cancellation', true],
    ['cancelled', false],
    ['expired', false],
    ['rewritten', false],
  ] as const)('of a policy that is %s: %s', (status, ends) => {
    const decision = decideExpiration({ ...active, status }, day('2027-03-20'));
    expect(codeOf(decision)).toBe(ends ? null : 'policy_not_in_force');
  });

  test('names the policy', () => {
    expect(decideExpiration(active, day('2027-03-20'))).toEqual({
      ok: true,
      event: { type: 'policy_expired', policyId: 'policy-1' },
    });
  });

  test('says the day that cover ends on', () => {
    expect(decideExpiration(active, day('2026-04-01'))).toMatchObject({
      refusal: { form: 'Cover ends on {day}.', facts: { day: '2027-03-20' } },
    });
  });

  test.each([
    ['2027-03-20T04:00:30Z', 'America/New_York', false],
    ['2027-03-20T04:01:00Z', 'America/New_York', true],
    ['2027-03-20T06:59:00Z', 'America/Phoenix', false],
    ['2027-03-20T07:01:00Z', 'America/Phoenix', true],
  ])('at %s in %s, one minute past midnight there: %s', (instant, zone, ended) => {
    const aMinuteAgo = new Date(Date.parse(instant) - 60_000);
    expect(decideExpiration(active, dayInZone(aMinuteAgo, zone)).ok).toBe(ended);
  });
});

describe('a term from its first day to its last', () => {
  const days = Array.from({ length: 400 }, (_, index) => addDays(day('2026-03-10'), index));

  test.each(days.filter((_, index) => index % 20 === 0))('on %s nothing is both to begin and to end', (today) => {
    const statuses = policyStatuses.map((status) => ({ ...active, status }));
    const both = statuses.filter((policy) => decideActivation(policy, today).ok && decideExpiration(policy, today).ok);
    expect(both).toEqual([]);
  });

  test('every day leads to one status, whatever day is looked at first', () => {
    const reached = days.map((today) => {
      const pending = examplePolicy({ status: 'pending' });
      if (!decideActivation(pending, today).ok) return 'pending';
      return decideExpiration(active, today).ok ? 'expired' : 'active';
    });
    const of = (status: string) => reached.filter((one) => one === status).length;
    expect([of('pending'), of('active'), of('expired')]).toEqual([10, 365, 25]);
    expect(reached.filter((status, index) => status !== reached[index - 1])).toEqual(['pending', 'active', 'expired']);
  });
});
