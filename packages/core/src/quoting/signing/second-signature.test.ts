import { describe, expect, test } from 'vitest';
import { addDays } from '../../shared/time/day.ts';
import { checkoutState } from '../checkout/checkout-state.ts';
import { isSigned, isSignedByInsured } from '../guards.ts';
import type { Entity, Quote } from '../quote.ts';
import type { QuoteFacts, SecondSignature } from '../subject/quote-facts.ts';
import {
  as,
  codeOf,
  exampleFacts,
  exampleInsured,
  exampleQuote,
  exampleReading,
  fieldOf,
  today,
} from '../quote.fixture.ts';
import {
  decideDeclineByLink,
  decideSendSigningLink,
  decideSignByLink,
  signingLinkState,
  type SigningRequest,
  waitsForSecond,
} from './second-signature.ts';
import { quoteStatuses } from '../vocabulary.ts';

const sam: Entity = {
  ...exampleInsured,
  entityId: 'entity-2',
  rootEntityId: 'entity-2',
  entityRelationship: 'second_named_insured',
  firstName: 'Sam',
  lastName: 'Lake',
  email: 'sam@example.com',
  birthdate: null,
};
const both = { entities: [exampleInsured, sam], signedContentHash: 'hash-1' } as const;
const quote = exampleQuote(both);
const signature: SecondSignature = {
  entityId: 'entity-2',
  contentHash: 'hash-1',
  total: 104753,
  paymentTerm: 'monthly',
};
const now = new Date('2026-03-10T12:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
const requested: SigningRequest = {
  entityId: 'entity-2',
  contentHash: 'hash-1',
  total: 104753,
  paymentTerm: 'monthly',
  expires: later(14),
  signedAt: null,
  declinedAt: null,
  isVoid: false,
};

describe('a quote with two named insureds', () => {
  test('is signed once both have', () => {
    expect(codeOf(isSigned(quote, exampleFacts()))).toBe('second_signature_missing');
    expect(waitsForSecond(quote, exampleFacts())).toBe(true);
    expect(isSigned(quote, exampleFacts({ secondSignature: signature })).ok).toBe(true);
  });

  test('needs the first one’s signature before the second’s', () => {
    const unsigned = exampleQuote({ ...both, signedContentHash: null });
    expect(codeOf(isSigned(unsigned, exampleFacts({ secondSignature: signature })))).toBe('not_signed');
    expect(waitsForSecond(unsigned, exampleFacts())).toBe(false);
  });

  test.each<[string, Partial<SecondSignature>]>([
    ['of somebody else', { entityId: 'entity-3' }],
    ['for other content', { contentHash: 'hash-0' }],
    ['at another price', { total: 104_754 }],
    ['for another way of paying', { paymentTerm: 'pay_in_full' }],
  ])('does not count a second signature %s', (_what, change) => {
    const facts = exampleFacts({ secondSignature: { ...signature, ...change } });
    expect(codeOf(isSigned(quote, facts))).toBe('second_signature_missing');
    expect(isSignedByInsured(quote, facts).ok).toBe(true);
  });

  test('waits in checkout at the signature, and says for whom', () => {
    const waiting = checkoutState(quote, exampleFacts());
    expect(waiting.next).toBe('sign');
    expect(waiting.missing.filter(({ step }) => step === 'sign')).toMatchObject([
      { step: 'sign', field: 'second_signature', message: 'Wait for Sam Lake to sign.' },
    ]);
    expect(waiting.steps.find(({ step }) => step === 'payment')?.reached).toBe(false);
    const signed = checkoutState(quote, exampleFacts({ secondSignature: signature }));
    expect(signed.next).toBe('payment');
  });

  test('waits for nobody while the first has to sign again', () => {
    const changed = checkoutState(exampleQuote({ ...both, contentHash: 'hash-2' }), exampleFacts());
    expect(changed.missing.map(({ field }) => field)).not.toContain('second_signature');
  });
});

const states: readonly (readonly [string, Partial<Quote>, Partial<SigningRequest>, Partial<QuoteFacts>])[] = [
  ['open', {}, {}, {}],
  ['open', { status: 'agent_approved' }, {}, {}],
  ['open', { status: 'agent_required' }, {}, {}],
  ['signed', {}, { signedAt: now }, {}],
  ['signed', { status: 'bound' }, { signedAt: now }, {}],
  ['changed', {}, { signedAt: now, isVoid: true, contentHash: 'hash-0' }, {}],
  ['withdrawn', { entities: [exampleInsured] }, {}, {}],
  ['withdrawn', { entities: [exampleInsured, { ...sam, entityId: 'entity-3' }] }, {}, {}],
  ['changed', { contentHash: 'hash-2' }, {}, {}],
  ['changed', { signedTotal: 1 }, {}, {}],
  ['changed', { signedContentHash: null }, {}, {}],
  ['changed', {}, {}, { fees: { installmentFee: 600, depositShare: 0 } }],
  ['replaced', {}, { isVoid: true, declinedAt: now }, {}],
  ['declined', {}, { declinedAt: now, expires: now }, {}],
  ['expired', {}, { expires: now }, {}],
  ['closed', { expirationDate: addDays(today, -1) }, {}, {}],
];

describe('a link for signing', () => {
  test.each(states)('is %s for %j, %j, %j', (state, ofQuote, ofRequest, facts) => {
    const about = exampleQuote({ ...both, ...ofQuote });
    expect(signingLinkState(about, { ...requested, ...ofRequest }, exampleFacts(facts), now)).toBe(state);
  });

  test.each(quoteStatuses)('of a quote that is %s opens only while the quote is on offer', (status) => {
    const isOffered = ['open', 'agent_approved', 'agent_required'].includes(status);
    const state = signingLinkState(exampleQuote({ ...both, status }), requested, exampleFacts(), now);
    expect(state).toBe(isOffered ? 'open' : 'closed');
  });

  test('works until the instant it ends', () => {
    expect(signingLinkState(quote, requested, exampleFacts(), later(13.9))).toBe('open');
    expect(signingLinkState(quote, requested, exampleFacts(), later(14))).toBe('expired');
  });

  const request = { name: 'sam LAKE', consent: true, reading: exampleReading() };

  test('is signed by whoever it was sent to, for what the first has signed', () => {
    const decision = decideSignByLink(quote, requested, request, exampleFacts(), now);
    expect(decision).toEqual({
      ok: true,
      event: {
        type: 'quote_signed',
        quoteId: 'quote-1',
        contentHash: 'hash-1',
        total: 104753,
        signerName: 'sam LAKE',
      },
    });
  });

  test.each([
    [' It is sold.\n', 'It is sold.'],
    ['  ', null],
    [null, null],
  ])('is declined with a reason or without: %j', (typed, reason) => {
    expect(decideDeclineByLink(quote, requested, typed, exampleFacts(), now)).toEqual({
      ok: true,
      event: { type: 'signature_declined', quoteId: 'quote-1', name: 'Sam Lake', reason },
    });
    expect(waitsForSecond(quote, exampleFacts())).toBe(true);
    const long = decideDeclineByLink(quote, requested, 'a'.repeat(1_001), exampleFacts(), now);
    expect([codeOf(long), fieldOf(long)]).toEqual(['text_too_long', 'reason']);
  });

  test.each([
    [{ name: ' ' }, 'signature_name_missing', 'signature.name'],
    [{ name: "Renée O'Neill" }, 'signature_name_mismatch', 'signature.name'],
    [{ consent: false }, 'consent_missing', 'signature.consent'],
    [{ reading: exampleReading({ documents: [], named: 0 }) }, 'documents_unread', 'signature.documents'],
  ])('is not signed with %j', (wrong, code, field) => {
    const decision = decideSignByLink(quote, requested, { ...request, ...wrong }, exampleFacts(), now);
    expect([codeOf(decision), fieldOf(decision)]).toEqual([code, field]);
  });

  test.each(states.filter(([state]) => state !== 'open'))(
    'that is %s signs and declines nothing: %j, %j, %j',
    (state, ...input) => {
      const [ofQuote, ofRequest, facts] = input;
      const about = exampleQuote({ ...both, ...ofQuote });
      const decision = decideSignByLink(about, { ...requested, ...ofRequest }, request, exampleFacts(facts), now);
      const declined = decideDeclineByLink(about, { ...requested, ...ofRequest }, null, exampleFacts(facts), now);
      expect([codeOf(decision), codeOf(declined)]).toEqual([`signing_link_${state}`, `signing_link_${state}`]);
    },
  );
});

describe('another link', () => {
  const customer = as('token:quote');

  test('goes to the second one while they have not signed', () => {
    expect(decideSendSigningLink(quote, customer, exampleFacts())).toMatchObject({
      event: { entityId: 'entity-2', email: 'sam@example.com' },
    });
  });

  test.each<[string, Partial<Quote>, Partial<QuoteFacts>]>([
    ['second_insured_missing', { entities: [exampleInsured] }, {}],
    ['not_signed', { signedContentHash: null }, {}],
    ['second_has_signed', {}, { secondSignature: signature }],
    ['quote_bound', { status: 'bound' }, {}],
  ])('is refused with %s', (code, ofQuote, facts) => {
    expect(codeOf(decideSendSigningLink(exampleQuote({ ...both, ...ofQuote }), customer, exampleFacts(facts)))).toBe(
      code,
    );
  });
});
