import { expect, test } from 'vitest';
import { addDays } from '../shared/day.ts';
import { decideCheckoutLink } from './checkout-link.ts';
import { exampleQuote } from './quote.fixture.ts';
import { quoteStatuses } from './vocabulary.ts';

const quote = exampleQuote();

test.each(quoteStatuses)('a quote that is %s has a link only while its customer can go on', (status) => {
  const decision = decideCheckoutLink({ ...quote, status }, quote.expirationDate);
  expect(decision.ok).toBe(status === 'open' || status === 'agent_approved');
});

test('an offer past its last day has no link', () => {
  const tomorrow = addDays(quote.expirationDate, 1);
  expect(decideCheckoutLink({ ...quote, status: 'open' }, tomorrow)).toMatchObject({
    refusal: { code: 'checkout_closed' },
  });
});
