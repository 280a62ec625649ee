import { describe, expect, test } from 'vitest';
import { principalOf } from '../../identity/principal.ts';
import type { Role } from '../../identity/vocabulary.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { codeOf } from '../../quoting/quote.fixture.ts';
import { examplePolicy } from '../policy.fixture.ts';
import type { CancellationReason, PolicyStatus } from '../vocabulary.ts';
import { cancellationAbilities, type CancelFacts, decideCancelPolicy, legalDateFor } from './cancel-policy.ts';

// The table of statuses × operations × roles, judged by hand: who may do what to a policy as it stands.

const today = day('2026-06-15');
const roles = {
  customer: 'global:user',
  agent: 'organization:agent',
  owner: 'organization:owner',
  underwriter: 'organization:underwriter',
  reader: 'global:read_only',
  actuary: 'global:actuary',
  bearer: 'token:quote',
} as const satisfies Readonly<Record<string, Role>>;
type Who = keyof typeof roles;
const as = (who: Who) => principalOf(roles[who], { userId: 'user-7', organizationId: 'organization-1' });

type Operation =
  | 'cancel_policy'
  | 'underwriter_cancel_policy'
  | 'cancel_my_policy'
  | 'reverse_pending_policy_cancellation';
const nobody: readonly Who[] = [];
const table: Readonly<Record<PolicyStatus, Readonly<Record<Operation, readonly Who[]>>>> = {
  pending: {
    cancel_policy: ['agent', 'owner', 'underwriter'],
    underwriter_cancel_policy: ['underwriter'],
    cancel_my_policy: ['customer'],
    reverse_pending_policy_cancellation: nobody,
  },
  active: {
    cancel_policy: ['agent', 'owner', 'underwriter'],
    underwriter_cancel_policy: ['underwriter'],
    cancel_my_policy: ['customer'],
    reverse_pending_policy_cancellation: nobody,
  },
  delinquent: {
    cancel_policy: ['agent', 'owner', 'underwriter'],
    underwriter_cancel_policy: ['underwriter'],
    cancel_my_policy: ['customer'],
    reverse_pending_policy_cancellation: nobody,
  },
  pending_cancellation: {
    cancel_policy: nobody,
    underwriter_cancel_policy: nobody,
    cancel_my_policy: nobody,
    reverse_pending_policy_cancellation: ['customer', 'agent', 'owner', 'underwriter'],
  },
  cancelled: {
    cancel_policy: nobody,
    underwriter_cancel_policy: nobody,
    cancel_my_policy: nobody,
    reverse_pending_policy_cancellation: nobody,
  },
  expired: {
    cancel_policy: nobody,
    underwriter_cancel_policy: nobody,
    cancel_my_policy: nobody,
    reverse_pending_policy_cancellation: nobody,
  },
  rewritten: {
    cancel_policy: nobody,
    underwriter_cancel_policy: nobody,
    cancel_my_policy: nobody,
    reverse_pending_policy_cancellation: nobody,
  },
};

const cells = Object.entries(table).flatMap(([status, operations]) =>
  Object.entries(operations).map(([operation, allowed]) => [status, operation, allowed] as const),
);

describe('of a policy that is', () => {
  test.each(cells)('%s, %s is for %j', (status, operation, allowed) => {
    const ended = { cancelledAsOf: day('2026-07-01'), cancellationReason: 'insured_request' } as const;
    const policy = { ...examplePolicy({ status: status as PolicyStatus }), ...ended, isDelinquent: false };
    for (const who of Object.keys(roles) as Who[]) {
      const ability = cancellationAbilities({ policy, today }, as(who))[operation];
      expect(ability?.ok, who).toBe(allowed.includes(who));
      if (ability && !ability.ok) expect(ability.refusal.message.length, who).toBeGreaterThan(20);
    }
  });
});

/** Who may end a policy for each reason; the insurer's own reasons wait for the law. */
const reasons: Readonly<Record<CancellationReason, readonly Who[]>> = {
  insured_request: ['customer', 'agent', 'owner', 'underwriter'],
  sold_vehicle: ['customer', 'agent', 'owner', 'underwriter'],
  replaced_cover: ['customer', 'agent', 'owner', 'underwriter'],
  // As the law of a place has it (cancel-policy.test.ts): none of New York's.
  military_duty: [],
  total_loss: ['agent', 'owner', 'underwriter'],
  duplicate: ['agent', 'owner', 'underwriter'],
  never_taken: ['agent', 'owner', 'underwriter'],
  non_payment: ['underwriter'],
  uw_post_bind: ['underwriter'],
  license_suspended: ['underwriter'],
  misrepresentation: ['underwriter'],
  fraud_claim: ['underwriter'],
  rewrite: [],
};
const facts: CancelFacts = {
  policy: examplePolicy(),
  today,
  state: 'NY',
  isRentedToOthers: false,
  inForceSince: day('2026-04-20'),
  incidents: [],
  stoppedBy: null,
  paid: { overdue: 10_500, isPaymentUnderWay: false, until: day('2026-05-01') },
  terms: {
    basis: 'pro_rata',
    minimumEarned: 0,
  },
};

describe('a policy is ended for', () => {
  test.each(Object.entries(reasons) as [CancellationReason, readonly Who[]][])('%s by %j', (reason, allowed) => {
    const requested = {
      reason,
      asOf: addDays(today, 90),
      explanation: 'It was found out.',
      proof: '',
      issueRefund: true,
    };
    for (const who of ['customer', 'agent', 'owner', 'underwriter'] as const) {
      const code = codeOf(decideCancelPolicy(facts, requested, as(who)));
      expect(code, who).toBe(allowed.includes(who) ? null : 'reason_not_allowed');
    }
  });

  test.each([
    ['NY', 'non_payment', '2026-07-06'],
    ['NY', 'uw_post_bind', '2026-07-08'],
    ['CA', 'non_payment', '2026-06-29'],
    ['ON', 'non_payment', '2026-07-16'],
    ['FL', 'fraud_claim', '2026-08-03'],
    ['NY', 'insured_request', null],
  ] as const)('%s %s not before %s, whoever asks', (state, reason, earliest) => {
    const known = { ...facts, state };
    expect(legalDateFor(known, reason)?.date ?? null).toBe(earliest);
    if (earliest === null) return;
    const on = (asOf: string) =>
      codeOf(
        decideCancelPolicy(
          known,
          { reason, asOf: day(asOf), explanation: 'Found out.', proof: '', issueRefund: true },
          as('underwriter'),
        ),
      );
    expect(on(addDays(day(earliest), -1))).toBe('before_legal_date');
    expect(on(earliest)).toBe(null);
  });
});
