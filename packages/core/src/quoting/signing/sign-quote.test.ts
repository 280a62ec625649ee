import { describe, expect, test } from 'vitest';
import { day } from '../../shared/time/day.ts';
import { isSigned } from '../guards.ts';
import {
  as,
  codeOf,
  exampleFacts,
  exampleInsured,
  exampleQuote,
  exampleRating,
  exampleReading,
  refused,
} from '../quote.fixture.ts';
import { decideSignQuote, isSameName } from './sign-quote.ts';

const customer = as('token:quote');
const request = { name: "Renée O'Neill", consent: true, reading: exampleReading() };

describe('a typed name', () => {
  test.each([
    ["Renée O'Neill", true],
    ["renee o'neill", true],
    ['RENEE ONEILL', true],
    ['  Renée   O’Neill ', true],
    ['Rene O-Neill', false],
    ["O'Neill Renée", false],
    ['R. O’Neill', false],
    ['', false],
    ['---', false],
  ])('"%s" is the name of the insured: %s', (typed, same) => {
    expect(isSameName(typed, "Renée O'Neill")).toBe(same);
  });

  test('two empty names are not one', () => {
    expect(isSameName('', '')).toBe(false);
  });
});

describe('signing', () => {
  test('holds for the content that was signed', () => {
    const quote = exampleQuote();
    const decision = decideSignQuote(quote, request, customer, exampleFacts({ payment: 'none' }));
    expect(decision).toEqual({
      ok: true,
      event: {
        type: 'quote_signed',
        quoteId: 'quote-1',
        contentHash: 'hash-1',
        total: 104_753,
        signerName: "Renée O'Neill",
      },
    });
    const signed = exampleQuote({ signedContentHash: 'hash-1' });
    expect(isSigned(signed, exampleFacts()).ok).toBe(true);
    expect(isSigned({ ...signed, contentHash: 'hash-2' }, exampleFacts()).ok).toBe(false);
  });

  test.each([
    [{ name: '', consent: true }, 'signature_name_missing', 'signature.name'],
    [{ name: '   ', consent: true }, 'signature_name_missing', 'signature.name'],
    [{ name: `Renée ${'.'.repeat(200)} O'Neill`, consent: true }, 'text_too_long', 'signature.name'],
    [{ name: "Renée \u202EO'Neill", consent: true }, 'text_has_hidden_characters', 'signature.name'],
    [{ name: 'Somebody Else', consent: true }, 'signature_name_mismatch', 'signature.name'],
    [{ name: "Renée O'Neill", consent: false }, 'consent_missing', 'signature.consent'],
  ])('refuses %j', (typed, code, field) => {
    expect(decideSignQuote(exampleQuote(), { ...request, ...typed }, customer, exampleFacts())).toMatchObject({
      refusal: { code, field },
    });
  });

  test.each([
    ['nothing was read', { named: 0, documents: [] }, 'documents_unread', 'signature.documents'],
    ['a document is not there any more', { named: 3 }, 'documents_outdated', 'signature.documents'],
    ['no text about electronic signatures is named', { consentVersion: null }, 'consent_unread', 'signature.consent'],
    ['an earlier text was agreed to', { consentVersion: '2020-01-01' }, 'consent_outdated', 'signature.consent'],
  ])('refuses when %s', (_why, changes, code, field) => {
    const reading = exampleReading(changes);
    const decision = decideSignQuote(exampleQuote(), { ...request, reading }, customer, exampleFacts());
    expect(decision).toMatchObject({ refusal: { code, field } });
  });

  test('keeps the name tidied and composed, as it was typed otherwise', () => {
    const typed = { name: "  Rene\u0301e \n O'Neill " };
    const decision = decideSignQuote(exampleQuote(), { ...request, ...typed }, customer, exampleFacts());
    expect(decision).toMatchObject({ event: { signerName: "Renée O'Neill" } });
  });

  test('says which name is expected', () => {
    const decision = decideSignQuote(exampleQuote(), { ...request, name: 'Rita' }, customer, exampleFacts());
    expect(decision.ok ? '' : decision.refusal.message).toContain("Renée O'Neill");
  });

  test('takes the name of a business', () => {
    const insured = { ...exampleInsured, entityType: 'business', businessName: 'Lake Rentals LLC' } as const;
    const quote = exampleQuote({ entities: [insured] });
    expect(decideSignQuote(quote, { ...request, name: 'Lake Rentals LLC' }, customer, exampleFacts()).ok).toBe(true);
  });

  test('needs a named insured', () => {
    const decision = decideSignQuote(exampleQuote({ entities: [] }), request, customer, exampleFacts());
    expect(decision).toMatchObject({ refusal: { code: 'named_insured_missing' } });
  });

  test.each([
    ['open', 'token:quote', null],
    ['agent_approved', 'token:quote', null],
    ['agent_required', 'token:quote', 'quote_agent_required'],
    ['agent_required', 'organization:agent', null],
    ['open', 'organization:underwriter', 'actor_not_allowed'],
    ['pending_bind', 'token:quote', 'quote_binding'],
    ['bound', 'token:quote', 'quote_bound'],
    ['expired', 'token:quote', 'quote_expired'],
    ['referred', 'token:quote', 'quote_referred'],
  ] as const)('a quote that is %s by %s: %s', (status, role, code) => {
    const decision = decideSignQuote(exampleQuote({ status }), request, as(role), exampleFacts());
    expect(codeOf(decision)).toBe(code);
  });

  test.each([
    ['not_rated', {}, { rating: null }],
    ['rating_outdated', {}, { currentRaterVersionId: 'rater-2' }],
    ['rejected_by_rule', {}, { rating: exampleRating({ rejections: [refused] }) }],
    ['referral_needed', {}, { rating: exampleRating({ referrals: [refused] }) }],
    ['quote_expired', { expirationDate: day('2026-03-09') }, {}],
    ['effective_date_out_of_range', { effectiveDate: day('2026-03-09') }, {}],
  ] as const)('is refused with %s', (code, quote, facts) => {
    expect(decideSignQuote(exampleQuote(quote), request, customer, exampleFacts(facts))).toMatchObject({
      refusal: { code },
    });
  });
});
