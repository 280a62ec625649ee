import { describe, expect, test } from 'vitest';
import { addDays, day } from '../../shared/time/day.ts';
import { decideBindQuote, decideCapture, decideCompleteBind, decideFailBind, decideReferBind } from './bind-quote.ts';
import { as, exampleFacts, exampleQuote, exampleRating, refused, today, exampleMoratorium } from '../quote.fixture.ts';

const signed = exampleQuote({ signedContentHash: 'hash-1' });
const customer = as('token:quote');

describe('beginning to bind', () => {
  test.each(['open', 'agent_approved'] as const)('a customer binds a quote that is %s', (status) => {
    const approved =
      status === 'agent_approved' ? ({ resumeStatus: 'open', approvedContentHash: 'hash-1' } as const) : {};
    const decision = decideBindQuote({ ...signed, status, ...approved }, customer, exampleFacts());
    expect(decision).toMatchObject({ ok: true, event: { to: 'pending_bind', resumeStatus: 'open' } });
  });

  test.each([
    ['the rating is missing', {}, { rating: null }, 'not_rated'],
    [
      'an answer is missing',
      {},
      { rating: exampleRating({ missing_fields: [{ path: 'a', message: 'b' }] }) },
      'fields_missing',
    ],
    ['a rule rejects', {}, { rating: exampleRating({ rejections: [refused] }) }, 'rejected_by_rule'],
    ['a rule refers', {}, { rating: exampleRating({ referrals: [refused] }) }, 'referral_needed'],
    ['the day has passed', { effectiveDate: day('2026-03-01') }, {}, 'effective_date_out_of_range'],
    ['a moratorium is on', {}, { moratoriums: [exampleMoratorium()] }, 'moratorium_active'],
    ['a check is open', {}, { requiredVerifications: [{ kind: 'mvr', state: 'running' }] }, 'verification_incomplete'],
    ['nobody signed', { signedContentHash: null }, {}, 'not_signed'],
    ['something else was signed', { signedContentHash: 'hash-0' }, {}, 'signature_outdated'],
    ['nobody pays', {}, { payment: 'none' }, 'payment_not_authorized'],
    ['the offer ended', { expirationDate: day('2026-03-09') }, {}, 'quote_expired'],
    ['an underwriter looks at it', {}, { referralPending: true }, 'referral_pending'],
  ] as const)('is refused while %s', (_why, quote, facts, code) => {
    const decision = decideBindQuote({ ...signed, ...quote }, customer, exampleFacts(facts));
    expect(decision).toMatchObject({ ok: false, refusal: { code } });
  });

  test('is refused to who saw another version, and says first what the status says', () => {
    const bind = (seen?: number, status: 'open' | 'bound' = 'open') =>
      decideBindQuote({ ...signed, status }, customer, exampleFacts(), seen);
    expect(bind(signed.version).ok).toBe(true);
    expect(bind(signed.version - 1)).toMatchObject({ refusal: { code: 'quote_changed_elsewhere' } });
    expect(bind(signed.version - 1, 'bound')).toMatchObject({ refusal: { code: 'quote_bound' } });
  });

  test('a second click finds the first one on its way', () => {
    const decision = decideBindQuote({ ...signed, status: 'pending_bind' }, customer, exampleFacts());
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'quote_binding' } });
  });
});

describe('ending a bind', () => {
  const binding = exampleQuote({ status: 'pending_bind', resumeStatus: 'open', signedContentHash: 'hash-1' });

  test.each([
    ['open', 'open', null],
    ['agent_required', 'agent_required', null],
    ['agent_approved', 'open', 'hash-1'],
  ] as const)(
    'what an underwriter has to see refers what came from %s, which goes back there',
    (_from, resumeStatus, hash) => {
      const quote = { ...binding, resumeStatus, approvedContentHash: hash };
      const decision = decideReferBind(quote, today);
      expect(decision).toMatchObject({
        event: { type: 'bind_referred', from: 'pending_bind', to: 'referred', resumeStatus, approvedContentHash: hash },
      });
    },
  );

  test('a finding that came up while the money was held stops it, one that was waived does not', () => {
    const found = { ...refused, value: 1 };
    const facts = exampleFacts({ rating: exampleRating({ referrals: [found] }) });
    expect(decideCapture(binding, facts)).toMatchObject({ refusal: { code: 'referral_needed' } });
    const waivers = [{ contentHash: 'hash-1', code: found.code, value: 1 }];
    expect(decideCapture(binding, { ...facts, waivers }).ok).toBe(true);
  });

  test('a captured payment binds, even after the last day of the offer', () => {
    const decision = decideCompleteBind(binding, 'captured', day('2026-12-31'));
    expect(decision).toMatchObject({ ok: true, event: { from: 'pending_bind', to: 'bound', resumeStatus: null } });
  });

  test('a debit that a bank has taken the order for binds, as captured money does', () => {
    expect(decideCompleteBind(binding, 'debited', today)).toMatchObject({ ok: true, event: { to: 'bound' } });
  });

  test.each(['none', 'method_given', 'authorized'] as const)('a payment that is only %s does not bind', (payment) => {
    expect(decideCompleteBind(binding, payment, today)).toMatchObject({ refusal: { code: 'payment_not_captured' } });
  });

  test('a failure goes back to where the bind began', () => {
    expect(decideFailBind(binding, today)).toMatchObject({ ok: true, event: { to: 'open' } });
  });

  test.each(['open', 'bound', 'expired', 'replaced'] as const)(
    'a quote that is %s cannot complete or fail',
    (status) => {
      expect(decideCompleteBind({ ...binding, status }, 'captured', today).ok).toBe(false);
      expect(decideFailBind({ ...binding, status }, today).ok).toBe(false);
    },
  );
});

describe('the money that is held', () => {
  const binding = exampleQuote({ status: 'pending_bind', resumeStatus: 'open', signedContentHash: 'hash-1' });
  const mayBeTaken = (facts: Parameters<typeof exampleFacts>[0]) =>
    decideCapture(binding, exampleFacts({ ...facts, payment: 'authorized' }));

  test('is taken while nothing came up', () => {
    expect(mayBeTaken({})).toEqual({ ok: true, event: true });
  });

  test('is not taken once a moratorium stops the quote', () => {
    const decision = mayBeTaken({ moratoriums: [exampleMoratorium()] });
    expect(decision).toMatchObject({ ok: false, refusal: { code: 'moratorium_active' } });
  });

  test('is not taken once something refuses the quote, unless an underwriter wants it bound all the same', () => {
    const facts = { rating: exampleRating({ rejections: [refused] }) };
    expect(mayBeTaken(facts)).toMatchObject({ ok: false, refusal: { code: 'rejected_by_rule' } });
    expect(mayBeTaken({ ...facts, forced: { contentHash: 'hash-1', waives: ['acceptable'] } }).ok).toBe(true);
  });

  test('is taken although a price or a day would be another one now: the quote was locked as it was signed', () => {
    expect(mayBeTaken({ rating: null }).ok).toBe(true);
    expect(mayBeTaken({ today: addDays(today, 90) }).ok).toBe(true);
  });
});
