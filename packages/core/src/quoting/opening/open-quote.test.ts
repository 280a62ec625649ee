import { describe, expect, test } from 'vitest';
import { decideOpenQuote } from './open-quote.ts';
import { as, exampleQuote } from '../quote.fixture.ts';
import { quoteStatuses } from '../vocabulary.ts';

const sent = exampleQuote({ status: 'agent_approved' });
const bearer = as('token:quote');

describe('an offer that was sent', () => {
  test('is opened once by its customer', () => {
    expect(decideOpenQuote(sent, null, bearer)).toEqual({ type: 'quote_opened', quoteId: 'quote-1' });
    expect(decideOpenQuote(sent, new Date(0), bearer)).toBeNull();
  });

  test('is not opened by staff who look at it', () => {
    for (const role of ['organization:agent', 'global:admin'] as const) {
      expect(decideOpenQuote(sent, null, as(role))).toBeNull();
    }
  });

  test.each(quoteStatuses.filter((status) => status !== 'agent_approved'))('is not one that is %s', (status) => {
    expect(decideOpenQuote(exampleQuote({ status }), null, bearer)).toBeNull();
  });
});
