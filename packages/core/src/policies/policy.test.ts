import { describe, expect, test } from 'vitest';
import { exampleQuote } from '../quoting/quote.fixture.ts';
import { decideIssue } from './issue-policy.ts';
import { examplePolicy } from './policy.fixture.ts';
import { termDays } from './term.ts';

describe('the example policy', () => {
  const quote = exampleQuote({ status: 'pending_bind' });
  const fees = [{ code: 'policy_fee', cents: 2_500 }] as const;

  test('is what binding the example quote on its first day issues', () => {
    const issued = decideIssue(quote, { total: 104_753, fees }, quote.effectiveDate);
    if (!issued.ok) throw new Error(issued.refusal.code);
    const {
      type: _type,
      quoteId,
      contractId: _contract,
      policyNumber: _number,
      activity: _activity,
      ...term
    } = issued.event;
    expect(examplePolicy()).toMatchObject({ ...term, currentQuoteId: quoteId });
  });

  test('has a total of its premium and its fees, and a term of a year', () => {
    const policy = examplePolicy();
    expect(policy.total).toBe(policy.premium + policy.fees);
    expect(termDays(policy)).toBe(365);
  });

  test('takes what a test wants otherwise', () => {
    expect(examplePolicy({ status: 'cancelled', cancellationReason: 'sold_vehicle' })).toMatchObject({
      status: 'cancelled',
      cancellationReason: 'sold_vehicle',
      policyNumber: 'RV-100001-1',
    });
  });
});
