import { describe, expect, test } from 'vitest';
import { addDays, day } from '../shared/day.ts';
import { bindableGuards, checkGuards, guards, isBindable, type GuardName } from './guards.ts';
import { exampleFacts, exampleQuote, exampleRating, refused, today } from './quote.fixture.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './quote-facts.ts';

const missing = { path: 'vehicles.0.year', message: 'Enter the model year.' };
const signed = exampleQuote({ signedContentHash: 'hash-1' });

/** By guard, one quote and facts that break it alone, and the code that says so. */
const breaches: readonly (readonly [GuardName, string, Partial<Quote>, Partial<QuoteFacts>])[] = [
  ['G1', 'fields_missing', {}, { rating: exampleRating({ missing_fields: [missing] }) }],
  ['G2', 'rejected_by_rule', {}, { rating: exampleRating({ rejections: [refused] }) }],
  ['G3', 'referral_needed', {}, { rating: exampleRating({ referrals: [refused] }) }],
  ['G4', 'not_rated', {}, { rating: null }],
  ['G4', 'rating_outdated', { contentHash: 'hash-2', signedContentHash: 'hash-2' }, {}],
  ['G4', 'rating_outdated', { ratedContentHash: null }, {}],
  ['G4', 'rating_outdated', {}, { currentRaterVersionId: 'rater-2' }],
  ['G4', 'rating_outdated', {}, { rating: exampleRating({ contentHash: 'hash-0' }) }],
  ['G5', 'effective_date_out_of_range', { effectiveDate: day('2026-03-09') }, {}],
  ['G5', 'effective_date_out_of_range', { effectiveDate: day('2026-05-10') }, {}],
  ['G6', 'moratorium_active', {}, { moratoriums: ['Hurricane Ida'] }],
  ['G7', 'verification_incomplete', {}, { requiredVerifications: [{ kind: 'mvr', state: 'missing' }] }],
  ['G7', 'verification_incomplete', {}, { requiredVerifications: [{ kind: 'frs', state: 'running' }] }],
  ['G7', 'verification_failed', {}, { requiredVerifications: [{ kind: 'tas', state: 'errored' }] }],
  ['G8', 'not_signed', { signedContentHash: null }, {}],
  ['G8', 'signature_outdated', { signedContentHash: 'hash-0' }, {}],
  ['G9', 'payment_not_authorized', {}, { payment: 'none' }],
  ['G10', 'quote_expired', { expirationDate: day('2026-03-09') }, {}],
  ['G11', 'referral_pending', {}, { referralPending: true }],
];

const names = Object.keys(guards) as GuardName[];

describe('the guards G1 to G11', () => {
  test.each(names)('%s holds for a quote that lacks nothing', (name) => {
    expect(guards[name](signed, exampleFacts())).toEqual({ ok: true, event: true });
  });

  test.each(breaches)('%s refuses with %s', (name, code, quote, facts) => {
    const decision = guards[name]({ ...signed, ...quote }, exampleFacts(facts));
    expect(decision).toMatchObject({ ok: false, refusal: { code } });
  });

  test.each(breaches)('%s is alone in refusing with %s', (name, _code, quote, facts) => {
    const failing = names.filter((other) => !guards[other]({ ...signed, ...quote }, exampleFacts(facts)).ok);
    expect(failing).toEqual([name]);
  });

  test('every guard has a breach', () => {
    expect([...new Set(breaches.map(([name]) => name))]).toEqual(names);
  });

  test.each([
    ['G1', { rating: exampleRating({ missing_fields: [missing] }) }, 'vehicles.0.year'],
    ['G2', { rating: exampleRating({ rejections: [refused] }) }, 'The reason.'],
    ['G3', { rating: exampleRating({ referrals: [refused] }) }, 'The reason.'],
    ['G6', { moratoriums: ['Hurricane Ida', 'Camp fire'] }, 'Hurricane Ida, Camp fire'],
    [
      'G7',
      {
        requiredVerifications: [
          { kind: 'mvr', state: 'done' },
          { kind: 'frs', state: 'running' },
          { kind: 'tas', state: 'missing' },
        ],
      },
      'FRS, TAS',
    ],
    ['G7', { requiredVerifications: [{ kind: 'mvr', state: 'errored' }] }, 'MVR'],
  ] as const)('%s names what is in the way', (name, facts, told) => {
    const decision = guards[name](signed, exampleFacts(facts));
    expect(decision.ok ? '' : decision.refusal.message).toContain(told);
  });

  test('content that was never hashed was never rated', () => {
    expect(guards.G4({ ...signed, contentHash: null }, exampleFacts())).toMatchObject({
      refusal: { code: 'not_rated' },
    });
  });

  test('a missing answer is refused at its field', () => {
    const facts = exampleFacts({ rating: exampleRating({ missing_fields: [missing] }) });
    expect(guards.G1(signed, facts)).toMatchObject({ refusal: { field: 'vehicles.0.year' } });
  });

  test('the last day of an offer still counts', () => {
    const quote = exampleQuote({ expirationDate: today });
    expect(guards.G10(quote, exampleFacts()).ok).toBe(true);
    expect(guards.G10(quote, exampleFacts({ today: addDays(today, 1) })).ok).toBe(false);
  });

  test.each([
    ['hash-1', true],
    ['hash-0', false],
    [null, false],
  ])('a waiver for content %s lifts the referral: %s', (waivedContentHash, lifted) => {
    const facts = exampleFacts({ rating: exampleRating({ referrals: [refused] }), waivedContentHash });
    expect(guards.G3(signed, facts).ok).toBe(lifted);
  });

  test('no waiver lifts anything from content that was never hashed', () => {
    const facts = exampleFacts({ rating: exampleRating({ referrals: [refused] }), waivedContentHash: null });
    expect(guards.G3(exampleQuote({ contentHash: null }), facts).ok).toBe(false);
  });

  test.each(['method_given', 'authorized', 'captured'] as const)('a payment that is %s is authorised', (payment) => {
    expect(guards.G9(signed, exampleFacts({ payment })).ok).toBe(true);
  });
});

describe('bindable', () => {
  test('needs neither a signature nor a payment', () => {
    expect(isBindable(exampleQuote(), exampleFacts({ payment: 'none' }))).toBe(true);
  });

  test('is G1 to G7', () => {
    expect(bindableGuards.toSorted()).toEqual(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7']);
  });

  test.each(breaches.filter(([name]) => ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7'].includes(name)))(
    'fails with %s (%s)',
    (_name, _code, quote, facts) => {
      expect(isBindable({ ...signed, ...quote }, exampleFacts(facts))).toBe(false);
    },
  );

  test('an outdated price is told before what that price found', () => {
    const facts = exampleFacts({ currentRaterVersionId: 'rater-2', rating: exampleRating({ rejections: [refused] }) });
    expect(checkGuards(bindableGuards, signed, facts)).toMatchObject({ refusal: { code: 'rating_outdated' } });
  });
});
