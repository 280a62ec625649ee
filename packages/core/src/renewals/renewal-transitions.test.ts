import { describe, expect, test } from 'vitest';
import { principalOf } from '../identity/principal.ts';
import { roles } from '../identity/vocabulary.ts';
import { decideRenewal, type RenewalOperation, renewalTransitions } from './renewal-transitions.ts';
import { type RenewalStatus, renewalStatuses } from './vocabulary.ts';

// Judged by hand from the rules: who may (S the clock, C the insured, A an agent, U an underwriter), from where, to where.
const judged: Readonly<Record<RenewalOperation, readonly [who: string, from: string, to: string]>> = {
  rate_renewal: ['S', 'pending', 'quoted'],
  fail_renewal: ['S', 'pending', 'error'],
  retry_renewal: ['S', 'error', 'pending in_review'],
  refer_renewal: ['S', 'quoted', 'in_review'],
  hand_over_renewal: ['S', 'quoted', 'agent_review'],
  offer_renewal: ['SA', 'quoted approved agent_review', 'offered'],
  approve_renewal: ['SU', 'in_review rejected', 'approved'],
  approve_at_cutoff: ['S', 'in_review', 'approved'],
  review_again: ['S', 'quoted in_review agent_review approved offered', 'quoted pending'],
  reject_renewal: ['SU', 'quoted in_review approved offered', 'rejected'],
  check_renewal_status: ['SA', 'agent_review', 'agent_review in_review offered'],
  accept_my_renewal: ['SCA', 'offered declined', 'accepted'],
  decline_renewal: ['SCA', 'offered', 'declined'],
  edit_my_renewal: ['SC', 'offered', 'offered in_review agent_review'],
  take_renewal_up: ['S', 'offered', 'accepted'],
  fail_renewal_payment: ['S', 'accepted', 'payment_failed'],
  receive_renewal_payment: ['S', 'payment_failed', 'accepted'],
  agent_retry_renewal_failed_charge: ['SA', 'payment_failed', 'accepted'],
  complete_renewal: ['S', 'accepted', 'completed'],
  expire_renewal: [
    'S',
    'pending quoted in_review agent_review approved offered payment_failed error rejected declined',
    'expired',
  ],
  end_renewal: [
    'S',
    'pending quoted in_review agent_review approved offered accepted payment_failed error rejected declined',
    'expired',
  ],
  resurrect_renewal: ['SU', 'expired', 'quoted'],
  update_renewal_status: [
    'SU',
    'pending quoted in_review agent_review approved offered accepted payment_failed error rejected declined',
    'pending quoted in_review agent_review approved offered accepted payment_failed error rejected declined',
  ],
};

const letters = {
  system: 'S',
  'organization:customer': 'C',
  'organization:agent': 'A',
  'organization:underwriter': 'U',
} as const;

describe('the offer of a next term', () => {
  test('moves in the ways that were judged, and in no other', () => {
    expect(
      Object.fromEntries(renewalTransitions.map((one) => [one.operation, [one.from.toSorted(), one.to.toSorted()]])),
    ).toEqual(
      Object.fromEntries(
        Object.entries(judged).map(([name, [, from, to]]) => [
          name,
          [from.split(' ').toSorted(), to.split(' ').toSorted()],
        ]),
      ),
    );
    expect(renewalTransitions).toHaveLength(Object.keys(judged).length);
  });

  test('is moved by whom the rules name, in the statuses that they name', () => {
    for (const [operation, [who, from]] of Object.entries(judged)) {
      for (const [role, letter] of Object.entries(letters)) {
        for (const status of renewalStatuses) {
          const decided = decideRenewal({ status }, operation as RenewalOperation, principalOf(role as 'system'));
          const expected = !who.includes(letter)
            ? 'actor_not_allowed'
            : from.split(' ').includes(status)
              ? 'ok'
              : `renewal_${status}`;
          expect([operation, role, status, decided.ok ? 'ok' : decided.refusal.code]).toEqual([
            operation,
            role,
            status,
            expected,
          ]);
        }
      }
    }
  });

  test('is left alone by every role that has none of its permissions', () => {
    const others = roles.filter((role) => !(role in letters));
    const allowed = others.filter((role) =>
      renewalTransitions.some(
        ({ operation, from }) => decideRenewal({ status: from[0] as RenewalStatus }, operation, principalOf(role)).ok,
      ),
    );
    expect(allowed.toSorted()).toEqual([
      'global:admin',
      'global:service_agent',
      'global:service_manager',
      'global:service_member',
      'global:underwriter',
      'global:user',
      'organization:owner',
    ]);
  });
});
