import { describe, expect, test } from 'vitest';
import { exampleQuote, today } from '../quoting/quote.fixture.ts';
import { quoteStatuses } from '../quoting/vocabulary.ts';
import { day } from '../shared/time/day.ts';
import { decideIssue } from './issue-policy.ts';

const binding = exampleQuote({ status: 'pending_bind' });
const rating = { total: 104_753, fees: [{ code: 'policy_fee', cents: 2_500 }] } as const;

describe('issuing a policy', () => {
  test.each(['en-us', 'en-ca', 'fr-ca'] as const)('keeps the language of the quote, %s', (language) => {
    expect(decideIssue({ ...binding, language }, rating, today)).toMatchObject({ event: { language } });
  });

  test('writes the term, the premium and the fees apart', () => {
    expect(decideIssue(binding, rating, today)).toEqual({
      ok: true,
      event: {
        type: 'policy_issued',
        quoteId: 'quote-1',
        organizationId: 'organization-1',
        productId: 'product-1',
        provider: 'personal',
        status: 'pending',
        policyTerm: 1,
        contractId: null,
        policyNumber: null,
        effectiveDate: '2026-03-20',
        expirationDate: '2027-03-20',
        timeZone: 'America/New_York',
        language: 'en-us',
        currency: 'USD',
        paymentTerm: 'monthly',
        premium: 102_253,
        fees: 2_500,
        activity: 'new_business',
      },
    });
  });

  test.each([
    ['2026-03-09', 'active'],
    ['2026-03-10', 'active'],
    ['2026-03-11', 'pending'],
    ['2026-05-09', 'pending'],
  ])('with cover from %s is %s today', (effectiveDate, status) => {
    const decision = decideIssue({ ...binding, effectiveDate: day(effectiveDate) }, rating, today);
    expect(decision).toMatchObject({ ok: true, event: { status } });
  });

  test('of a next term keeps number and contract, is one higher, and waits for its day and its payment', () => {
    const former = { as: 'renewal', contractId: 'contract-1', policyNumber: 'RV-1', policyTerm: 2 } as const;
    const offered = { ...binding, status: 'pending_renewal', effectiveDate: day('2026-03-01') } as const;
    expect(decideIssue(offered, rating, today, former)).toMatchObject({
      ok: true,
      event: { status: 'pending', policyTerm: 3, contractId: 'contract-1', policyNumber: 'RV-1', activity: 'renewal' },
    });
    expect(decideIssue(binding, rating, today, former)).toMatchObject({
      ok: false,
      refusal: { code: 'quote_not_binding' },
    });
  });

  test('of six months ends after six months', () => {
    const decision = decideIssue({ ...binding, policyDurationMonths: 6 }, rating, today);
    expect(decision).toMatchObject({ event: { expirationDate: '2026-09-20' } });
  });

  test.each(quoteStatuses.filter((status) => status !== 'pending_bind'))(
    'is refused of a quote that is %s',
    (status) => {
      expect(decideIssue(exampleQuote({ status }), rating, today)).toMatchObject({
        ok: false,
        refusal: { code: 'quote_not_binding' },
      });
    },
  );

  test.each([
    [{ policyId: 'policy-1' }, rating, 'quote_already_issued'],
    [{ contentHash: null }, rating, 'rating_outdated'],
    [{ contentHash: 'hash-2' }, rating, 'rating_outdated'],
    [{ ratedContentHash: null }, rating, 'rating_outdated'],
    [{}, { ...rating, total: null }, 'not_priced'],
  ])('is refused with %j and %j: %s', (change, price, code) => {
    expect(decideIssue({ ...binding, ...change }, price, today)).toMatchObject({ ok: false, refusal: { code } });
  });
});
