import { describe, expect, test } from 'vitest';
import { quoteAbilities } from '../abilities.ts';
import { as, codeOf, exampleFacts, exampleQuote } from '../quote.fixture.ts';
import { decideViewAsCustomer, viewMinutes } from './view-as-customer.ts';
import { quoteStatuses, type QuoteStatus } from '../vocabulary.ts';

describe('to see what the customer sees', () => {
  test('is for whoever sends the customer’s link', () => {
    const roles = ['organization:agent', 'organization:owner', 'global:service_agent', 'global:admin'] as const;
    for (const role of roles) expect(decideViewAsCustomer(exampleQuote(), as(role)).ok).toBe(true);
    for (const role of [
      'token:quote',
      'organization:customer',
      'organization:underwriter',
      'global:read_only',
    ] as const) {
      expect(codeOf(decideViewAsCustomer(exampleQuote(), as(role)))).toBe('actor_not_allowed');
    }
  });

  test('is there while the quote has a checkout', () => {
    const closed = quoteStatuses.filter(
      (status) => !decideViewAsCustomer(exampleQuote({ status }), as('organization:agent')).ok,
    );
    expect(closed.toSorted()).toEqual(['bound', 'locked_pending_renewal', 'pending_renewal', 'proposal', 'replaced']);
    expect(codeOf(decideViewAsCustomer(exampleQuote({ status: 'bound' }), as('organization:agent')))).toBe(
      'quote_bound',
    );
  });
});

describe('the ability to see what the customer sees', () => {
  const abilityOf = (status: QuoteStatus, role: Parameters<typeof as>[0]) =>
    codeOf(
      quoteAbilities(exampleQuote({ status }), as(role), exampleFacts())['view_as_customer'] ?? {
        ok: true,
        event: null,
      },
    );

  test.each(quoteStatuses)('is what the operation decides for a quote that is %s', (status) => {
    for (const role of ['organization:agent', 'organization:underwriter', 'token:quote'] as const) {
      expect(abilityOf(status, role)).toBe(codeOf(decideViewAsCustomer(exampleQuote({ status }), as(role))));
    }
  });

  test('has half an hour in it', () => {
    expect(viewMinutes).toBe(30);
  });
});
