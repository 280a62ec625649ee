import { sameInBoth } from '../shared/words.ts';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '../shared/time/day.ts';
import { refusal } from '../shared/decision.ts';
import { bindableGuards, checkGuards, guards, isBindable, isSignedAs, type GuardName } from './guards.ts';
import {
  exampleFacts,
  exampleQuote,
  exampleRating,
  exampleReading,
  refused,
  today,
  exampleMoratorium,
} from './quote.fixture.ts';
import { finding, referred } from './insurable/finding.ts';
import { noFindings } from './rules/rule-findings.ts';
import type { Quote } from './quote.ts';
import type { QuoteFacts } from './subject/quote-facts.ts';

const missing = { path: 'vehicles.0.year', message: 'Enter the model year.' };
const notLive = finding(
  'change',
  refusal('product_not_live', sameInBoth('Not here.'), 'vehicles.0.garaging_postal_code'),
);
const title = {
  ...refusal('salvage_title', sameInBoth('A salvage title.')),
  field: 'vehicles.0.salvage_title',
} as const;
const salvage = referred(title, 'vehicle-1');
const signed = exampleQuote({ signedContentHash: 'hash-1' });
const readOther = exampleReading({}, 'hash-2');

const ruled = { ...refused, ruleId: 'rule-1', value: 'yes' };

/** By guard, one quote and facts that break it alone, and the code that says so. */
const breaches: readonly (readonly [GuardName, string, Partial<Quote>, Partial<QuoteFacts>])[] = [
  ['complete', 'fields_missing', {}, { rating: exampleRating({ missing_fields: [missing] }) }],
  ['acceptable', 'rejected_by_rule', {}, { rating: exampleRating({ rejections: [refused] }) }],
  ['needs_no_referral', 'referral_needed', {}, { rating: exampleRating({ referrals: [refused] }) }],
  ['rated_now', 'not_rated', {}, { rating: null }],
  ['rated_now', 'rating_outdated', { contentHash: 'hash-2', signedContentHash: 'hash-2' }, { reading: readOther }],
  ['rated_now', 'rating_outdated', { ratedContentHash: null }, {}],
  ['rated_now', 'rating_outdated', {}, { currentRaterVersionId: 'rater-2' }],
  ['rated_now', 'rating_outdated', {}, { rating: exampleRating({ contentHash: 'hash-0' }) }],
  ['starts_in_range', 'effective_date_out_of_range', { effectiveDate: day('2026-03-09') }, {}],
  ['starts_in_range', 'effective_date_out_of_range', { effectiveDate: day('2026-05-10') }, {}],
  ['clear_of_moratoriums', 'moratorium_active', {}, { moratoriums: [exampleMoratorium()] }],
  ['verified', 'verification_incomplete', {}, { requiredVerifications: [{ kind: 'mvr', state: 'missing' }] }],
  ['verified', 'verification_incomplete', {}, { requiredVerifications: [{ kind: 'frs', state: 'running' }] }],
  ['verified', 'verification_failed', {}, { requiredVerifications: [{ kind: 'tas', state: 'errored' }] }],
  ['signed', 'not_signed', { signedContentHash: null }, {}],
  ['signed', 'signature_outdated', { signedContentHash: 'hash-0' }, {}],
  ['signed', 'signature_outdated', {}, { rating: exampleRating({ total: 160_471 }) }],
  ['signed', 'signature_outdated', { paymentTerm: 'pay_in_full' }, {}],
  ['signed', 'signature_outdated', {}, { fees: { installmentFee: 600, depositShare: 0 } }],
  ['signed', 'signature_unread', {}, { reading: null }],
  ['signed', 'signature_unread', {}, { reading: exampleReading({ named: 0, documents: [] }) }],
  ['signed', 'signature_unread', {}, { reading: exampleReading({ consentVersion: '2020-01-01' }) }],
  ['signed', 'signature_unread', {}, { reading: readOther }],
  ['signed', 'signature_unread', { productId: 'product-2' }, {}],
  ['acceptable', 'rejected_by_rule', {}, { ruled: { ...noFindings, rejections: [ruled] } }],
  ['needs_no_referral', 'referral_needed', {}, { ruled: { ...noFindings, referrals: [ruled] } }],
  ['needs_no_agent', 'quote_agent_required', {}, { ruled: { ...noFindings, agentRequired: [ruled] } }],
  ['insurable', 'product_not_live', {}, { findings: [notLive] }],
  ['needs_no_referral', 'referral_needed', {}, { findings: [salvage] }],
  ['payment_authorized', 'payment_not_authorized', {}, { payment: 'none' }],
  ['unexpired', 'quote_expired', { expirationDate: day('2026-03-09') }, {}],
  ['no_pending_referral', 'referral_pending', {}, { referralPending: true }],
  ['has_its_price', 'application_has_own_path', { kind: 'brown_brown_application' }, {}],
  ['new_business', 'renewal_not_reopenable', { businessType: 'renewal' }, {}],
];

/** Guards of what the platform or an ended offer does: an offer that can be bought does not pass them. */
const ofLaterSteps: readonly GuardName[] = [
  ...(['payment_captured', 'past_expiration', 'within_reopen_window', 'rejected', 'refused_by_rules'] as const),
  ...(['no_application', 'application'] as const),
];
const names = (Object.keys(guards) as GuardName[]).filter((name) => !ofLaterSteps.includes(name));

describe('the guards of a purchase', () => {
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
    expect([...new Set(breaches.map(([name]) => name))].toSorted()).toEqual(names.toSorted());
  });

  test.each([
    ['complete', { rating: exampleRating({ missing_fields: [missing] }) }, 'vehicles.0.year'],
    ['acceptable', { rating: exampleRating({ rejections: [refused] }) }, 'The reason.'],
    ['needs_no_referral', { rating: exampleRating({ referrals: [refused] }) }, 'The reason.'],
    [
      'clear_of_moratoriums',
      { moratoriums: [exampleMoratorium(), exampleMoratorium({ name: { en: 'Camp fire', fr: null }, ends: null })] },
      'Hurricane Ida, until Mar 12, 2026, 8:00 a.m.: A hurricane is near. Camp fire, until further notice',
    ],
    [
      'verified',
      {
        requiredVerifications: [
          { kind: 'mvr', state: 'done' },
          { kind: 'frs', state: 'running' },
          { kind: 'tas', state: 'missing' },
        ],
      },
      'the insurance score and who buys',
    ],
    ['verified', { requiredVerifications: [{ kind: 'mvr', state: 'errored' }] }, 'the driving record'],
  ] as const)('%s names what is in the way', (name, facts, stated) => {
    const decision = guards[name](signed, exampleFacts(facts));
    expect(decision.ok ? '' : decision.refusal.message).toContain(stated);
  });

  test('content that was never hashed was never rated', () => {
    expect(guards.rated_now({ ...signed, contentHash: null }, exampleFacts())).toMatchObject({
      refusal: { code: 'not_rated' },
    });
  });

  test('a missing answer is refused at its field', () => {
    const facts = exampleFacts({ rating: exampleRating({ missing_fields: [missing] }) });
    expect(guards.complete(signed, facts)).toMatchObject({ refusal: { field: 'vehicles.0.year' } });
  });

  test('the last day of an offer still counts', () => {
    const quote = exampleQuote({ expirationDate: today });
    expect(guards.unexpired(quote, exampleFacts()).ok).toBe(true);
    expect(guards.unexpired(quote, exampleFacts({ today: addDays(today, 1) })).ok).toBe(false);
  });

  const referrals = [{ ...refused, value: 45 }];

  test('a waiver of what was found lifts the referral, and of nothing else', () => {
    const waiver = { contentHash: 'hash-1', code: refused.code, value: 45 };
    const facts = exampleFacts({ rating: exampleRating({ referrals }), waivers: [waiver] });
    expect(guards.needs_no_referral(signed, facts).ok).toBe(true);
    expect(guards.needs_no_referral(signed, { ...facts, findings: [salvage] })).toMatchObject({
      refusal: { code: 'referral_needed', message: 'An underwriter has to look at this first. A salvage title.' },
    });
  });

  test.each(['method_given', 'authorized', 'captured'] as const)('a payment that is %s is authorised', (payment) => {
    expect(guards.payment_authorized(signed, exampleFacts({ payment })).ok).toBe(true);
  });
});

describe('what was signed', () => {
  test('is one content, at one price, paid in one way', () => {
    expect(isSignedAs(signed, 'hash-1', 104_753)).toBe(true);
  });

  test.each<[string, string | null, number | null, Partial<Quote>]>([
    ['another content', 'hash-2', 104_753, {}],
    ['no content', null, 104_753, {}],
    ['another price', 'hash-1', 104_752, {}],
    ['no price', 'hash-1', null, {}],
    ['another way to pay', 'hash-1', 104_753, { paymentTerm: 'pay_in_full' }],
  ])('is not %s', (_what, contentHash, total, change) => {
    expect(isSignedAs({ ...signed, ...change }, contentHash, total)).toBe(false);
  });

  test('still stands while there is no price to compare it with: that there is one is another guard’s to say', () => {
    expect(guards.signed(signed, exampleFacts({ rating: null })).ok).toBe(true);
  });
});

describe('the guards of later steps', () => {
  test.each([
    ['captured', true],
    ['debited', true],
    ['authorized', false],
    ['method_given', false],
    ['none', false],
  ] as const)('a payment that is %s has been captured: %s', (payment, held) => {
    expect(guards.payment_captured(signed, exampleFacts({ payment })).ok).toBe(held);
  });

  test.each([
    [0, false, true],
    [1, true, true],
    [90, true, true],
    [91, true, false],
  ])('%i days after its last day an offer has ended: %s, and may be opened again: %s', (days, ended, reopens) => {
    const facts = exampleFacts({ today: addDays(signed.expirationDate, days) });
    expect(guards.past_expiration(signed, facts).ok).toBe(ended);
    expect(guards.within_reopen_window(signed, facts).ok).toBe(reopens);
  });
});

describe('bindable', () => {
  test('needs neither a signature nor a payment', () => {
    expect(isBindable(exampleQuote(), exampleFacts({ payment: 'none' }))).toBe(true);
  });

  test('is eight guards', () => {
    expect(bindableGuards.toSorted()).toEqual([
      'acceptable',
      'clear_of_moratoriums',
      'complete',
      'insurable',
      'needs_no_referral',
      'rated_now',
      'starts_in_range',
      'verified',
    ]);
  });

  test.each(breaches.filter(([name]) => bindableGuards.some((each) => each === name)))(
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
