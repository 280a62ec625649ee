import { describe, expect, test } from 'vitest';
import { as, codeOf, exampleFacts, exampleQuote, fieldOf } from '../quoting/quote.fixture.ts';
import { quoteStatuses, type QuoteStatus } from '../quoting/vocabulary.ts';
import { day } from '../shared/time/day.ts';
import { decideExpireReferral, decideReferral } from './decide-referral.ts';
import type { Referral } from './referral.ts';
import { referralStatuses } from './vocabulary.ts';

const underwriter = as('organization:underwriter');
const agent = as('organization:agent');
const facts = exampleFacts();
const requested = { status: 'pending', reviewType: 'pre_bind', lastDay: day('2026-03-23') } as const;
const handedOver = exampleQuote({ status: 'referred', resumeStatus: 'agent_required' });
const reason = 'The roof was inspected last week.';

describe('the answer of an underwriter', () => {
  test.each([
    ['accept_referral', handedOver, 'agent_required'],
    ['accept_referral', exampleQuote(), 'open'],
    ['reject_referral', handedOver, 'ineligible'],
    ['reject_referral', exampleQuote(), 'ineligible'],
  ] as const)('%s brings a quote from where it is to where it goes on', (operation, quote, to) => {
    expect(decideReferral(quote, requested, operation, underwriter, facts, ` ${reason} `)).toMatchObject({
      event: { to, reason },
    });
  });

  test('goes back under the approval that stood before the question', () => {
    const approved = exampleQuote({ status: 'referred', resumeStatus: 'open', approvedContentHash: 'hash-1' });
    expect(decideReferral(approved, requested, 'accept_referral', underwriter, facts, reason)).toMatchObject({
      event: { to: 'agent_approved', resumeStatus: 'open', approvedContentHash: 'hash-1' },
    });
  });

  test.each(['accept_referral', 'reject_referral'] as const)('%s says why', (operation) => {
    const silent = decideReferral(handedOver, requested, operation, underwriter, facts, ' \n');
    expect([codeOf(silent), fieldOf(silent)]).toEqual(['reason_missing', 'reason']);
    expect(codeOf(decideReferral(handedOver, requested, operation, agent, facts, reason))).toBe('actor_not_allowed');
  });

  test.each(referralStatuses)('is given once: a question that is %s', (status) => {
    const code = codeOf(
      decideReferral(handedOver, { ...requested, status }, 'accept_referral', underwriter, facts, reason),
    );
    const expected = { pending: null, expired: 'referral_over' };
    expect(code).toBe(status in expected ? expected[status as keyof typeof expected] : 'referral_decided');
  });

  test('after the bind leaves the policy’s quote as it is', () => {
    const bound = exampleQuote({ status: 'bound', policyId: 'policy-1' });
    const after = { ...requested, reviewType: 'post_bind' } as const;
    for (const operation of ['accept_referral', 'reject_referral'] as const) {
      expect(decideReferral(bound, after, operation, underwriter, facts, reason)).toMatchObject({
        event: { from: 'bound', to: 'bound', reason },
      });
      expect(codeOf(decideReferral(bound, after, operation, underwriter, facts))).toBe('reason_missing');
      expect(codeOf(decideReferral(bound, after, operation, agent, facts, reason))).toBe('actor_not_allowed');
      expect(codeOf(decideReferral(bound, requested, operation, underwriter, facts, reason))).toBe('quote_bound');
    }
    expect(decideReferral(bound, after, 'cancel_referral_request', agent, facts)).toMatchObject({
      event: { to: 'bound', reason: null },
    });
  });
});

describe('a question that is taken back', () => {
  test.each([
    ['by an agent', agent],
    ['by an underwriter', underwriter],
  ])('%s leaves the quote where it came from', (_who, actor) => {
    expect(decideReferral(handedOver, requested, 'cancel_referral_request', actor, facts)).toMatchObject({
      event: { to: 'agent_required', reason: null },
    });
  });

  test('is one that people asked: what the platform found stays asked until it is mended', () => {
    expect(codeOf(decideReferral(exampleQuote(), requested, 'cancel_referral_request', agent, facts))).toBe(
      'transition_not_allowed',
    );
  });
});

describe('a question without an answer', () => {
  const on = (today: string, quote = handedOver, referral: Partial<Referral> = {}) =>
    decideExpireReferral(quote, { ...requested, ...referral }, exampleFacts({ today: day(today) }));

  test('ends after its last day', () => {
    expect(codeOf(on('2026-03-23'))).toBe('referral_not_due');
    expect(on('2026-03-24')).toMatchObject({ event: { to: 'agent_required' } });
    expect(on('2026-03-24', exampleQuote())).toMatchObject({ event: { to: 'open' } });
  });

  test('ends once', () => {
    expect(codeOf(on('2026-03-24', handedOver, { status: 'accepted' }))).toBe('referral_decided');
    expect(codeOf(on('2026-03-24', handedOver, { status: 'expired' }))).toBe('referral_over');
  });
});

/** What hears who answers a question about a quote in a status, or takes it back: where it leads, or the code in the way. */
const outcomes = {
  open: ['to open', 'to ineligible', 'transition_not_allowed'],
  agent_required: ['to agent_required', 'to ineligible', 'transition_not_allowed'],
  agent_approved: ['to agent_approved', 'to ineligible', 'transition_not_allowed'],
  referred: ['to open', 'to ineligible', 'to open'],
  ineligible: ['transition_not_allowed', 'transition_not_allowed', 'transition_not_allowed'],
  expired: ['quote_expired', 'quote_expired', 'quote_expired'],
  pending_bind: ['quote_binding', 'quote_binding', 'quote_binding'],
  bound: ['quote_bound', 'quote_bound', 'quote_bound'],
  proposal: ['to proposal', 'to proposal', 'transition_not_allowed'],
  pending_renewal: ['transition_not_allowed', 'transition_not_allowed', 'transition_not_allowed'],
  locked_pending_renewal: ['quote_locked', 'quote_locked', 'quote_locked'],
  replaced: ['quote_replaced', 'quote_replaced', 'quote_replaced'],
} as const satisfies Record<QuoteStatus, readonly string[]>;

test.each(quoteStatuses)('a question about a quote that is %s is answered as its life says', (status) => {
  const quote = exampleQuote({ status });
  const answers = (['accept_referral', 'reject_referral', 'cancel_referral_request'] as const).map((operation) => {
    const decision = decideReferral(quote, requested, operation, underwriter, facts, reason);
    return decision.ok ? `to ${decision.event.to}` : decision.refusal.code;
  });
  expect(answers).toEqual(outcomes[status]);
});

test('what an underwriter refused leaves no approval and nowhere to go back to', () => {
  const approved = exampleQuote({ status: 'agent_approved', resumeStatus: 'open', approvedContentHash: 'hash-1' });
  expect(decideReferral(approved, requested, 'reject_referral', underwriter, facts, reason)).toMatchObject({
    event: { to: 'ineligible', resumeStatus: null, approvedContentHash: null },
  });
  expect(decideReferral(approved, requested, 'accept_referral', underwriter, facts, reason)).toMatchObject({
    event: { to: 'agent_approved', resumeStatus: 'open', approvedContentHash: 'hash-1' },
  });
});
