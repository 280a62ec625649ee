import { expect, test } from 'vitest';
import { addDays } from '../../shared/time/day.ts';
import { decideLoadAgentCheckoutLink } from './load-agent-checkout-link.ts';
import { as, exampleQuote } from '../quote.fixture.ts';
import { quoteStatuses } from '../vocabulary.ts';

const quote = exampleQuote();
const agent = as('organization:agent');

test.each(quoteStatuses)('a quote that is %s has a link only while its customer can go on', (status) => {
  const decision = decideLoadAgentCheckoutLink({ ...quote, status }, agent, quote.expirationDate);
  expect(decision.ok).toBe(status === 'open' || status === 'agent_approved');
});

test('an offer past its last day has no link', () => {
  const tomorrow = addDays(quote.expirationDate, 1);
  expect(decideLoadAgentCheckoutLink({ ...quote, status: 'open' }, agent, tomorrow)).toMatchObject({
    refusal: { code: 'checkout_closed' },
  });
});

test('who may not send a quote has no link to it', () => {
  const decision = decideLoadAgentCheckoutLink(quote, as('organization:underwriter'), quote.expirationDate);
  expect(decision).toMatchObject({ refusal: { code: 'actor_not_allowed' } });
});
