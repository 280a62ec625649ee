import { describe, expect, test } from 'vitest';
import { principalOf } from '../../identity/principal.ts';
import type { Role } from '../../identity/vocabulary.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { codeOf } from '../../quoting/quote.fixture.ts';
import { examplePolicy } from '../policy.fixture.ts';
import { noticeClassOf } from '../notices/earliest-legal-date.ts';
import { cancellationReasons, policyStatuses } from '../vocabulary.ts';
import {
  type CancellationRequest,
  cancellationAbilities,
  cancellationReasonsFor,
  type CancelFacts,
  decideCancellationTerms,
  decideCancelPolicy,
  decideReverseCancellation,
  earliestEndFor,
  reasonsOffered,
} from './cancel-policy.ts';

const [agent, underwriter, customer] = (['organization:agent', 'organization:underwriter', 'global:user'] as const).map(
  (role: Role) => principalOf(role, { userId: 'user-7', organizationId: 'organization-1' }),
);
const today = day('2026-06-15');
const facts = (changes: Partial<CancelFacts> = {}): CancelFacts => ({
  policy: examplePolicy(),
  today,
  state: 'OH',
  isRentedToOthers: false,
  inForceSince: day('2026-04-20'),
  incidents: [],
  stoppedBy: null,
  paid: { overdue: 10_500, isPaymentUnderWay: false, until: day('2026-05-01') },
  terms: {
    basis: 'short_rate_90',
    minimumEarned: 5e3,
  },
  ...changes,
});
const request = (changes: Partial<CancellationRequest> = {}): CancellationRequest => ({
  reason: 'insured_request',
  asOf: today,
  explanation: '',
  proof: '',
  issueRefund: true,
  ...changes,
});
const decide = (who = agent, ask: Partial<CancellationRequest> = {}, known: Partial<CancelFacts> = {}) =>
  decideCancelPolicy(facts(known), request(ask), who ?? principalOf('anonymous'));
const because = 'Three speeding tickets came to light.';

test('a preview is decided without what is only written down, and says what the deed then does', () => {
  const terms = { reason: 'fraud_claim', asOf: addDays(today, 60) } as const;
  const previewed = decideCancellationTerms(facts({}), terms, underwriter ?? principalOf('anonymous'));
  expect(previewed).toMatchObject({ ok: true });
  expect(decide(underwriter, { ...terms, explanation: because })).toEqual(previewed);
});

describe('cancelling', () => {
  test('now, at the insured’s wish: by the product’s terms, with the clock of the state', () => {
    expect(decide()).toMatchObject({
      event: { takes: 'now', basis: 'short_rate_90', minimumEarned: 5_000, endedBy: 'insured', legal: null },
    });
    expect(decide(agent, {}, { state: 'TX' })).toMatchObject({ event: { clock: { due: '2026-07-08' } } });
  });

  test.each([
    ['sold_vehicle', today, 'pro_rata', 0],
    ['insured_request', day('2026-03-20'), 'flat', 0],
  ] as const)('for %s as of %s comes back %s', (reason, asOf, basis, minimumEarned) => {
    expect(decide(underwriter, { reason, asOf, proof: 'Bill of sale' })).toMatchObject({
      event: { basis, minimumEarned },
    });
  });

  test('for a day to come is announced', () => {
    expect(decide(customer, { asOf: addDays(today, 30) })).toMatchObject({ event: { takes: 'later' } });
  });

  test('by the insurer waits for the law, and says which and how it counts', () => {
    const ask = { reason: 'uw_post_bind', explanation: because } as const;
    expect(decide(underwriter, { ...ask, asOf: day('2026-07-17') })).toMatchObject({
      refusal: {
        code: 'before_legal_date',
        message:
          'Cover may end on Jul 20, 2026 at the earliest: 30 days of notice and 3 for the post from Jun 15, 2026 on (Ohio Rev. Code 3937.32(A)(3)).',
      },
    });
    expect(decide(underwriter, { ...ask, asOf: day('2026-07-20') })).toMatchObject({
      event: { takes: 'later', basis: 'pro_rata', minimumEarned: 0, endedBy: 'insurer', clock: { due: '2026-07-19' } },
    });
  });

  test.each([
    [
      'a policy that is not in force',
      agent,
      {},
      { policy: examplePolicy({ status: 'expired' }) },
      'policy_not_cancellable',
    ],
    ['twice', agent, {}, { policy: examplePolicy({ status: 'pending_cancellation' }) }, 'cancellation_pending'],
    ['for an underwriter’s reason', agent, { reason: 'misrepresentation' }, {}, 'reason_not_allowed'],
    ['for a reason of staff', customer, { reason: 'never_taken' }, {}, 'reason_not_allowed'],
    [
      'without saying why, where a notice is owed',
      underwriter,
      { reason: 'fraud_claim', asOf: addDays(today, 60) },
      {},
      'explanation_missing',
    ],
    ['with the refund held for no reason', agent, { issueRefund: false }, {}, 'explanation_missing'],
    [
      'for non-payment during a storm',
      underwriter,
      { reason: 'non_payment', explanation: because },
      { stoppedBy: { en: 'Hurricane Ida', fr: 'Ouragan Ida' } },
      'moratorium_active',
    ],
    ['before the term', agent, { asOf: day('2026-03-19') }, {}, 'outside_term'],
    ['on its last day', agent, { asOf: day('2027-03-20') }, {}, 'outside_term'],
    [
      'in the middle of a term to come',
      agent,
      {},
      { policy: examplePolicy({ status: 'pending' }) },
      'only_flat_before_start',
    ],
    [
      'as never issued, with a claim',
      agent,
      { asOf: day('2026-03-20') },
      { incidents: [day('2026-05-01')] },
      'claims_in_term',
    ],
    ['before a claim', agent, { asOf: day('2026-06-10') }, { incidents: [day('2026-06-10')] }, 'claim_after_date'],
    ['for a day that has passed', customer, { asOf: addDays(today, -1) }, {}, 'backdating_not_allowed'],
    ['back-dated without proof', underwriter, { asOf: addDays(today, -1) }, {}, 'proof_missing'],
    ['31 days back', agent, { asOf: addDays(today, -31), proof: 'Bill of sale' }, {}, 'backdating_too_far'],
    ['30 days back', agent, { asOf: addDays(today, -30), proof: 'Bill of sale' }, {}, null],
    ['31 days back by an underwriter', underwriter, { asOf: addDays(today, -31), proof: 'Bill of sale' }, {}, null],
    ['with a text that is too long', agent, { explanation: 'x'.repeat(1_001) }, {}, 'text_too_long'],
    [
      'on a date no statute confirmed',
      underwriter,
      { reason: 'non_payment', asOf: addDays(today, 60), explanation: because },
      { state: 'KS' },
      null,
    ],
  ] as const)('%s', (_title, who, ask, known, code) => {
    expect(codeOf(decide(who, ask, known as Partial<CancelFacts>))).toBe(code);
  });

  test.each(policyStatuses)('a policy that is %s', (status) => {
    const isOpen = ['pending', 'active', 'delinquent'].includes(status);
    const policy = examplePolicy({ status });
    const asOf = status === 'pending' ? policy.effectiveDate : today;
    const at = status === 'pending' ? day('2026-03-01') : today;
    expect(decide(agent, { asOf }, { policy, today: at }).ok).toBe(isOpen);
  });

  test('each has reasons of their own, and nobody ends a policy by rewriting it', () => {
    const [ofCustomer, ofAgent, ofUnderwriter] = [customer, agent, underwriter].map((who) =>
      cancellationReasonsFor(who ?? principalOf('anonymous')),
    );
    expect(ofCustomer).toEqual(['insured_request', 'sold_vehicle', 'replaced_cover', 'military_duty']);
    expect(ofAgent).toHaveLength(7);
    expect(ofUnderwriter).toEqual(cancellationReasons.filter((reason) => reason !== 'rewrite'));
  });
});

describe('military duty', () => {
  const costly = { terms: { basis: 'short_rate_90', minimumEarned: 30_000 } } as const;
  const ask = { reason: 'military_duty', asOf: addDays(today, 10) } as const;
  test('ends cover in Florida with every day that is left, for customer and agent, as a request does with nine tenths', () => {
    for (const who of [customer, agent]) {
      expect(decide(who, ask, { ...costly, state: 'FL' })).toMatchObject({
        event: {
          basis: 'pro_rata',
          minimumEarned: 0,
          endedBy: 'insured',
          clock: { leastReturnShare: 100, interestPercent: 8, grade: 'A', source: 'Fla. Stat. 627.7283(1)' },
        },
      });
    }
    expect(decide(customer, { ...ask, reason: 'insured_request' }, { ...costly, state: 'FL' })).toMatchObject({
      event: { basis: 'short_rate_90', minimumEarned: 30_000, clock: { leastReturnShare: 90 } },
    });
  });

  test('is no reason where no law makes it one, and is not offered there', () => {
    const who = customer ?? principalOf('anonymous');
    expect(codeOf(decide(customer, ask, { state: 'TX' }))).toBe('reason_not_allowed');
    expect(reasonsOffered(facts({ state: 'TX' }), who)).not.toContain('military_duty');
    expect(reasonsOffered(facts({ state: 'FL' }), who)).toContain('military_duty');
    // By the rule of boats everybody gets as much.
    const boat = { ...examplePolicy(), provider: 'boat' } as const;
    expect(reasonsOffered(facts({ state: 'FL', policy: boat }), who)).not.toContain('military_duty');
  });
});

describe('the insurer’s own reasons', () => {
  const known = { inForceSince: day('2026-03-05'), state: 'TX' } as const;
  const ask = { explanation: because, asOf: addDays(today, 30) } as const;
  test('are refused where the law and the policy do not name them for its age', () => {
    expect(codeOf(decide(underwriter, { ...ask, reason: 'uw_post_bind' }, known))).toBe('ground_not_lawful');
    expect(codeOf(decide(underwriter, { ...ask, reason: 'misrepresentation' }, known))).toBe('ground_not_lawful');
    expect(decide(underwriter, { ...ask, reason: 'fraud_claim' }, known)).toMatchObject({
      event: { ground: { grade: 'A', until: null }, legal: { source: 'Tex. Ins. Code 551.104(e)' } },
    });
  });

  test('are offered as they would be accepted, and those of the insured always', () => {
    const who = underwriter ?? principalOf('anonymous');
    const insurers = (since: string) =>
      reasonsOffered(facts({ ...known, inForceSince: day(since) }), who).filter(
        (reason) => noticeClassOf(reason) !== null,
      );
    expect(insurers('2026-03-05')).toEqual(['non_payment', 'license_suspended', 'fraud_claim']);
    expect(insurers('2026-04-20')).toEqual([
      'non_payment',
      'uw_post_bind',
      'license_suspended',
      'misrepresentation',
      'fraud_claim',
    ]);
    expect(reasonsOffered(facts(known), customer ?? who)).toEqual([
      'insured_request',
      'sold_vehicle',
      'replaced_cover',
    ]);
  });

  const unpaid = (paid: Partial<CancelFacts['paid']>, asOf = addDays(today, 60), known: Partial<CancelFacts> = {}) => {
    const all = { overdue: 10_500, isPaymentUnderWay: false, until: day('2026-05-01'), ...paid };
    return decide(underwriter, { ...ask, reason: 'non_payment', asOf }, { state: 'TX', paid: all, ...known });
  };
  test.each([
    ['where nothing is overdue', { overdue: 0 }, 'nothing_overdue'],
    ['while a payment is under way', { isPaymentUnderWay: true }, 'payment_under_way'],
    ['on a day that is paid for', { until: addDays(today, 61) }, 'paid_for_day'],
    ['on the first day that is not paid for', { until: addDays(today, 60) }, null],
  ] as const)('never end cover for non-payment %s', (_when, paid, code) => {
    expect(codeOf(unpaid(paid))).toBe(code);
  });

  test('never end for non-payment what has not begun, and are told what is owed and paid for', () => {
    const policy = examplePolicy({ status: 'pending', effectiveDate: addDays(today, 5) });
    expect(codeOf(unpaid({}, policy.effectiveDate, { policy }))).toBe('nothing_overdue');
    expect(unpaid({ overdue: 0, until: day('2027-03-20') })).toMatchObject({
      refusal: { message: '$0.00 is overdue on this policy, and what was paid pays for cover until Mar 19, 2027.' },
    });
    const known = facts({ paid: { overdue: 0, isPaymentUnderWay: false, until: day('2027-03-20') } });
    expect(reasonsOffered(known, underwriter ?? principalOf('anonymous'))).not.toContain('non_payment');
  });

  test('begin for non-payment with the first day that the law allows and nobody paid for', () => {
    const paid = { overdue: 10_500, isPaymentUnderWay: false, until: addDays(today, 80) };
    expect(earliestEndFor(facts({ paid }), 'non_payment')).toBe(paid.until);
    expect(earliestEndFor(facts({ paid }), 'misrepresentation')).toBe('2026-07-20');
    expect(earliestEndFor(facts({ paid }), 'insured_request')).toBeNull();
  });

  test('rest on nothing where the insured ends cover', () => {
    expect(decide()).toMatchObject({ event: { ground: null } });
  });
});

describe('reversing an announced end', () => {
  const pending = {
    ...examplePolicy({ status: 'pending_cancellation', cancelledAsOf: day('2026-07-01') }),
    isDelinquent: false,
  };
  const reverse = (changes: object, who = agent) =>
    decideReverseCancellation(
      { policy: { ...pending, cancellationReason: 'insured_request', ...changes }, today },
      who ?? principalOf('anonymous'),
    );
  test('puts the policy back where it stood', () => {
    expect(reverse({})).toMatchObject({ event: 'active' });
    expect(reverse({ isDelinquent: true })).toMatchObject({ event: 'delinquent' });
  });
  test.each([
    [{ status: 'active' }, agent, 'no_pending_cancellation'],
    [{ cancelledAsOf: today }, agent, 'cancellation_in_effect'],
    [{ cancellationReason: 'uw_post_bind' }, agent, 'ended_by_underwriter'],
    [{ cancellationReason: 'rewrite' }, underwriter, 'policy_rewritten'],
    [{ cancellationReason: 'rewrite' }, principalOf('system'), 'policy_rewritten'],
    [{ cancellationReason: 'uw_post_bind' }, underwriter, null],
    [{ cancellationReason: 'uw_post_bind' }, principalOf('system'), null],
  ])('of %j', (changes, who, code) => {
    expect(codeOf(reverse(changes, who))).toBe(code);
  });
});

test.each([
  ['active', agent, ['cancel_policy']],
  ['active', underwriter, ['cancel_policy', 'underwriter_cancel_policy']],
  ['pending_cancellation', customer, ['reverse_pending_policy_cancellation']],
  ['cancelled', underwriter, []],
  ['active', principalOf('global:read_only'), []],
] as const)('of a policy that is %s each may do what their role and its status allow', (status, who, expected) => {
  const ended = {
    cancelledAsOf: day('2026-07-01'),
    cancellationReason: 'insured_request',
    isDelinquent: false,
  } as const;
  const policy = { ...examplePolicy({ status }), ...ended };
  const abilities = cancellationAbilities({ policy, today }, who ?? principalOf('anonymous'));
  expect(Object.keys(abilities).filter((name) => abilities[name]?.ok)).toEqual(expected);
});

describe('the letter of the law', () => {
  const end = (state: string, changes: Partial<CancelFacts>, days: number) =>
    codeOf(
      decide(
        underwriter,
        { reason: 'uw_post_bind', explanation: because, asOf: addDays(today, days) },
        { state, ...changes },
      ),
    );

  test.each([
    ['AZ', { isRentedToOthers: false }, 14, null],
    ['AZ', { isRentedToOthers: true }, 14, 'before_legal_date'],
    ['AZ', { isRentedToOthers: true }, 49, null],
    ['WA', { inForceSince: addDays(today, -29) }, 14, null],
    ['WA', { inForceSince: addDays(today, -30) }, 14, 'before_legal_date'],
    ['WA', { inForceSince: addDays(today, -30) }, 24, null],
  ] as const)('in %s with %j lets cover end after %i days: %s', (state, changes, days, code) => {
    expect(end(state, changes, days)).toBe(code);
  });

  test('that no statute confirmed takes a reason, which an underwriter has to give anyhow', () => {
    const ask = { reason: 'non_payment', asOf: addDays(today, 90) } as const;
    expect(codeOf(decide(underwriter, ask, { state: 'WY' }))).toBe('explanation_missing');
    expect(codeOf(decide(underwriter, { ...ask, explanation: because }, { state: 'WY' }))).toBe(null);
  });

  test.each([
    ['OH', 'refund_due_before_end'],
    ['AZ', 'refund_due_before_end'],
    ['TX', null],
  ] as const)('lets nobody hold in %s what is due before cover ends: %s', (state, code) => {
    const request = {
      reason: 'fraud_claim',
      asOf: addDays(today, 60),
      explanation: because,
      issueRefund: false,
    } as const;
    expect(codeOf(decide(underwriter, request, { state, inForceSince: addDays(today, -10) }))).toBe(code);
    expect(codeOf(decide(agent, { issueRefund: false, explanation: because }, { state }))).toBeNull();
  });

  test('never makes the insured wait', () => {
    for (const state of ['AZ', 'NY', 'ON', 'WY']) {
      expect(codeOf(decide(customer, {}, { state })), state).toBe(null);
    }
  });
});

describe('a refund', () => {
  test.each([
    ['OH', 'insured_request', today, '2026-07-15'],
    ['GA', 'insured_request', today, '2026-06-15'],
    ['FL', 'insured_request', addDays(today, 30), '2026-08-14'],
  ] as const)('in %s for %s as of %s is due by %s', (state, reason, asOf, due) => {
    expect(decide(agent, { reason, asOf }, { state })).toMatchObject({ event: { clock: { due } } });
  });

  test('of cover that ended in the past is due from the day of the request on', () => {
    const asOf = addDays(today, -20);
    expect(decide(agent, { reason: 'sold_vehicle', asOf, proof: 'Bill of sale' })).toMatchObject({
      event: { takes: 'now', asOf, clock: { due: '2026-07-15' } },
    });
  });
});
