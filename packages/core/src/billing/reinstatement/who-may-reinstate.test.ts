import { expect, test } from 'vitest';
import { may, principalOf } from '../../identity/principal.ts';
import type { Role } from '../../identity/vocabulary.ts';
import { examplePolicy } from '../../policies/policy.fixture.ts';
import { policyStatuses } from '../../policies/vocabulary.ts';
import { codeOf } from '../../quoting/quote.fixture.ts';
import { addDays, day } from '../../shared/time/day.ts';
import {
  checkReinstatable,
  decideReinstate,
  defaultReinstatement,
  findLapseProblem,
  resumesOn,
} from './reinstate-policy.ts';

const ended = day('2026-07-01');
const known = (today = day('2026-07-10')) => ({
  policy: examplePolicy({
    status: 'cancelled',
    cancelledAsOf: ended,
    cancellationReason: 'non_payment' as const,
  }),
  today,
  reinstated: 0,
  incidents: [],
  terms: defaultReinstatement,
  stoppedBy: null,
  isMoneyUnderWay: false,
  insureds: ['Ada Moreno'],
});

/** Who has cover go on that ended unpaid, by hand: who sells or underwrites, and nobody else. */
const roles: Readonly<Partial<Record<Role, boolean>>> = {
  anonymous: false,
  'token:quote': false,
  'global:user': false,
  'organization:customer': false,
  'organization:agent': true,
  'organization:owner': true,
  'organization:underwriter': true,
  'global:read_only': false,
  'global:service_agent': true,
  'global:service_member': true,
  'global:service_manager': true,
  'global:actuary': false,
  'global:underwriter': true,
  'global:organization_admin': false,
  'global:admin': true,
  system: true,
};
test.each(Object.entries(roles) as [Role, boolean][])('%s: %s', (role, expected) => {
  const who = principalOf(role, { userId: 'user-7', organizationId: 'organization-1' });
  expect(may(who, 'billing:reinstate')).toBe(expected);
});

const agent = principalOf('organization:agent', { userId: 'user-7', organizationId: 'organization-1' });
test.each(policyStatuses)('of a policy that is %s, with a gap or without', (status) => {
  const facts = { ...known(), policy: { ...known().policy, status } };
  for (const hasLapse of [true, false]) {
    const requested = { hasLapse, signedBy: 'Ada Moreno', signedOn: facts.today };
    expect(codeOf(decideReinstate(facts, requested, agent))).toBe(
      status === 'cancelled' ? null : 'policy_not_cancelled',
    );
  }
});

/** Days since cover ended, and whether it may still go on. */
test.each([
  [0, null],
  [1, null],
  [29, null],
  [30, null],
  [31, 'reinstatement_too_late'],
  [200, 'reinstatement_too_late'],
])('%d days after cover ended: %s', (days, code) => {
  expect(checkReinstatable(known(addDays(ended, days)), agent)?.code ?? null).toBe(code);
});

test('a product that reinstates nobody, or only once, is obeyed', () => {
  const never = { ...known(), terms: { ...defaultReinstatement, most: 0 } };
  expect(checkReinstatable(never, agent)?.code).toBe('reinstated_too_often');
  const once = { ...known(), reinstated: 1, terms: { ...defaultReinstatement, most: 1 } };
  expect(checkReinstatable(once, agent)?.code).toBe('reinstated_too_often');
  const atOnce = { ...known(addDays(ended, 1)), terms: { ...defaultReinstatement, days: 0 } };
  expect(checkReinstatable(atOnce, agent)?.code).toBe('reinstatement_too_late');
});

test('cover that ended today goes on tomorrow with a gap of one day', () => {
  const facts = known(ended);
  expect([resumesOn(facts, false), resumesOn(facts, true)]).toEqual([ended, addDays(ended, 1)]);
  expect(findLapseProblem(facts, { hasLapse: true })).toBeNull();
});
