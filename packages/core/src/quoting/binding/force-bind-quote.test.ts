import { describe, expect, test } from 'vitest';
import { callerRoles, impliedRoles } from '../../identity/vocabulary.ts';
import { addDays, day } from '../../shared/time/day.ts';
import { decideBindQuote, decideCapture } from './bind-quote.ts';
import { checkoutState } from '../checkout/checkout-state.ts';
import { decideForceBindQuote, waivedByForce } from './force-bind-quote.ts';
import { guards, isBindable, saleableGuards } from '../guards.ts';
import { lifecycle } from '../lifecycle.fixture.ts';
import {
  as,
  codeOf,
  exampleFacts,
  exampleMoratorium,
  exampleQuote,
  exampleRating,
  fieldOf,
  refused,
  today,
} from '../quote.fixture.ts';
import type { Quote } from '../quote.ts';
import type { QuoteFacts } from '../subject/quote-facts.ts';
import { checkSignable } from '../signing/sign-quote.ts';
import { quoteStatuses } from '../vocabulary.ts';

const underwriter = as('organization:underwriter');
const customer = as('token:quote');
const reason = 'Head office agrees.';
const force = (
  quote: Partial<Quote> = {},
  facts: Partial<QuoteFacts> = {},
  { overridesMoratorium = false, why = reason, by = underwriter } = {},
) => decideForceBindQuote(exampleQuote(quote), { reason: why, overridesMoratorium }, by, exampleFacts(facts));
/** Everything that an underwriter may waive, in the way at once. */
const everything: Partial<QuoteFacts> = {
  rating: exampleRating({ rejections: [refused], referrals: [refused] }),
  requiredVerifications: [{ kind: 'mvr', state: 'errored' }],
  referralPending: true,
};
const ended = { expirationDate: day('2026-03-01'), effectiveDate: day('2026-03-02') };

describe('an underwriter has a quote bound', () => {
  test.each(quoteStatuses)('that is %s, where its life says so, and nobody else does', (status) => {
    for (const role of [...callerRoles, ...impliedRoles]) {
      const way = lifecycle.force_bind_quote[status];
      const mayAtAll = lifecycle.force_bind_quote.open?.roles.includes(role) || role === 'system';
      const decision = force({ status }, {}, { by: as(role) });
      const notified = codeOf(decision);
      if (!mayAtAll) expect([role, notified]).toEqual([role, 'actor_not_allowed']);
      else expect([role, decision.ok]).toEqual([role, way !== undefined]);
    }
  });

  test('in spite of everything that may be waived, and is told what that was', () => {
    const decision = force({ ...ended, status: 'referred', resumeStatus: 'agent_required' }, everything);
    expect(decision).toMatchObject({
      ok: true,
      event: {
        type: 'quote_forced',
        from: 'referred',
        to: 'agent_approved',
        reason,
        resumeStatus: 'agent_required',
        approvedContentHash: exampleQuote().contentHash,
        expirationDate: addDays(today, 30),
        waives: [...waivedByForce],
        waived: ['acceptable', 'needs_no_referral', 'starts_in_range', 'verified', 'unexpired', 'no_pending_referral'],
      },
    });
  });

  test('where nothing stands against it, too, and its offer ends when it did', () => {
    const { expirationDate } = exampleQuote();
    expect(force()).toMatchObject({ ok: true, event: { waived: [], expirationDate } });
  });

  test.each([
    ['without a reason', {}, {}, 'reason_missing', 'reason'],
    [
      'that is not complete',
      {},
      { rating: exampleRating({ missing_fields: [{ path: 'a', message: 'b' }] }) },
      'fields_missing',
      'a',
    ],
    ['that has no price', {}, { rating: null }, 'not_rated', null],
    ['whose price is an old one', {}, { currentRaterVersionId: 'rater-2' }, 'rating_outdated', null],
    ['of no rates', { kind: 'brown_brown_application' }, {}, 'application_has_own_path', null],
    ['that renews a policy', { businessType: 'renewal' }, {}, 'renewal_not_reopenable', null],
  ] as const)('but for one %s', (title, quote, facts, code, field) => {
    const decision = force(quote, facts, title === 'without a reason' ? { why: ' ' } : {});
    expect([codeOf(decision), fieldOf(decision) ?? null]).toEqual([code, field]);
  });

  test('in spite of a moratorium only where that is said', () => {
    const stopped = { moratoriums: [exampleMoratorium()] };
    expect(codeOf(force({}, stopped))).toBe('moratorium_active');
    const overridden = force({}, stopped, { overridesMoratorium: true });
    expect(overridden.ok && overridden.event.waived).toEqual(['clear_of_moratoriums']);
  });
});

describe('a quote that is to be bound', () => {
  const approved = exampleQuote({ status: 'agent_approved', resumeStatus: 'open', signedContentHash: 'hash-1' });
  const forced = { contentHash: 'hash-1', waives: waivedByForce };
  const facts = (more: Partial<QuoteFacts> = {}) => exampleFacts({ ...everything, forced, ...more });
  const mayBuy = (quote: Quote, input: QuoteFacts) => codeOf(decideBindQuote(quote, customer, input));

  test('is signed and paid for by its customer, whatever was waived', () => {
    expect(isBindable(approved, facts())).toBe(true);
    expect(codeOf(checkSignable(approved, customer, facts()))).toBeNull();
    expect(mayBuy(approved, facts())).toBeNull();
    expect(checkoutState(approved, facts()).stop).toBeNull();
    expect(checkoutState(approved, facts({ forced: null })).stop).not.toBeNull();
  });

  test('is not bound before both', () => {
    expect(mayBuy({ ...approved, signedContentHash: null }, facts())).toBe('not_signed');
    expect(mayBuy(approved, facts({ payment: 'none' }))).toBe('payment_not_authorized');
  });

  test('is for what it said, and for as long as nobody takes it back', () => {
    expect(isBindable({ ...approved, contentHash: 'hash-2' }, facts({ forced }))).toBe(false);
    expect(isBindable({ ...approved, status: 'open' }, facts())).toBe(false);
    expect(isBindable(approved, facts({ forced: null }))).toBe(false);
  });

  test('is stopped by a moratorium that was not overridden, also when the money is held', () => {
    const stopped = facts({ moratoriums: [exampleMoratorium()] });
    expect(mayBuy(approved, stopped)).toBe('moratorium_active');
    const binding = { ...approved, status: 'pending_bind' } as const;
    expect(codeOf(decideCapture(binding, stopped))).toBe('moratorium_active');
    const waives = [...waivedByForce, 'clear_of_moratoriums'];
    const overridden = facts({ moratoriums: [exampleMoratorium()], forced: { ...forced, waives } });
    expect([mayBuy(approved, overridden), codeOf(decideCapture(binding, overridden))]).toEqual([null, null]);
  });

  test('waives nothing that makes a policy: what is said, its price, the signature and the money', () => {
    const stored = saleableGuards.filter((name) => !waivedByForce.some((waived) => waived === name));
    expect(stored).toEqual(['has_its_price', 'rated_now', 'insurable', 'complete', 'clear_of_moratoriums']);
    expect(Object.keys(guards)).toEqual(expect.arrayContaining([...waivedByForce]));
  });
});
