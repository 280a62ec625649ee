import { describe, expect, test } from 'vitest';
import { addDays, day } from '../../shared/time/day.ts';
import { decideExpireQuote } from './expire-quote.ts';
import { codeOf, exampleQuote } from '../quote.fixture.ts';
import { quoteStatuses } from '../vocabulary.ts';

describe('ending an offer', () => {
  const expirable = ['open', 'agent_required', 'agent_approved', 'referred'];
  const last = day('2026-03-30');

  test.each(quoteStatuses)('a quote that is %s ends only where the rules say so', (status) => {
    const quote = exampleQuote({ status, expirationDate: last });
    expect(decideExpireQuote(quote, addDays(last, 1)).ok).toBe(expirable.includes(status));
    expect(decideExpireQuote(quote, last).ok).toBe(false);
  });

  test('voids the approval and forgets where it came from', () => {
    const quote = exampleQuote({ status: 'agent_approved', resumeStatus: 'open', approvedContentHash: 'hash-1' });
    expect(decideExpireQuote(quote, addDays(last, 1))).toMatchObject({
      ok: true,
      event: { type: 'quote_expired', to: 'expired', resumeStatus: null, approvedContentHash: null },
    });
  });

  test.each([
    ['bound', 'quote_bound'],
    ['replaced', 'quote_replaced'],
    ['pending_bind', 'quote_binding'],
    ['expired', 'quote_expired'],
    ['ineligible', 'transition_not_allowed'],
    ['proposal', 'transition_not_allowed'],
    ['pending_renewal', 'transition_not_allowed'],
    ['locked_pending_renewal', 'quote_locked'],
  ] as const)('passes over a quote that is %s with %s', (status, code) => {
    expect(codeOf(decideExpireQuote(exampleQuote({ status }), addDays(last, 1)))).toBe(code);
  });

  test('never takes a quote away from a payment that is on its way', () => {
    const paying = exampleQuote({ status: 'pending_bind', expirationDate: last });
    for (const late of [1, 30, 365]) expect(decideExpireQuote(paying, addDays(last, late)).ok).toBe(false);
  });
});
