import { aQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('agent checkout link');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await startQuote(fixture.backend, aQuote());
});

const document = 'mutation ($id: uuid!) { load_agent_checkout_link(quote_id: $id) { redirect_url } }';
const put = (status: string) =>
  fixture.backend.owner.pool.query('update quotes set status = $2 where quote_id = $1', [quote.quoteId, status]);

describe('load_agent_checkout_link', () => {
  test('answers a link of our own that opens this quote', async () => {
    const { load_agent_checkout_link } = await fixture.tenants.insurer.agent.must<{
      load_agent_checkout_link: { redirect_url: string };
    }>(document, { id: quote.quoteId });
    const link = new URL(load_agent_checkout_link.redirect_url);
    expect(link.origin).toBe(new URL(fixture.backend.config.publicUrl).origin);
    expect(Object.fromEntries(link.searchParams)).toEqual({ quote: quote.quoteId, token: quote.token });
  });

  test.each(quoteStatuses.filter((status) => status !== 'open' && status !== 'agent_approved'))(
    'refuses a quote that is %s',
    async (status) => {
      await put(status);
      const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, document, { id: quote.quoteId });
      await put('open');
      expect(refused).toEqual({ code: 'checkout_closed' });
    },
  );
});
