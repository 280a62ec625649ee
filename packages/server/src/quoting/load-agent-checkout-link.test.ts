import { aQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-story.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useStage } from '@roadworthy/testkit/stage.ts';
import { quoteStatuses } from '@roadworthy/core/quoting/vocabulary.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const stage = useStage('agent checkout link');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await startQuote(stage.world, aQuote());
});

const document = 'mutation ($id: uuid!) { load_agent_checkout_link(quote_id: $id) { redirect_url } }';
const put = (status: string) =>
  stage.world.owner.pool.query('update quotes set status = $2 where quote_id = $1', [quote.quoteId, status]);

describe('load_agent_checkout_link', () => {
  test('answers a link of our own that opens this quote', async () => {
    const { load_agent_checkout_link } = await stage.sides.house.agent.must<{
      load_agent_checkout_link: { redirect_url: string };
    }>(document, { id: quote.quoteId });
    const link = new URL(load_agent_checkout_link.redirect_url);
    expect(link.origin).toBe(new URL(stage.world.config.publicUrl).origin);
    expect(Object.fromEntries(link.searchParams)).toEqual({ quote: quote.quoteId, token: quote.token });
  });

  test.each(quoteStatuses.filter((status) => status !== 'open' && status !== 'agent_approved'))(
    'refuses a quote that is %s',
    async (status) => {
      await put(status);
      const refused = await refusalOf(stage.world, stage.sides.house.agent, document, { id: quote.quoteId });
      await put('open');
      expect(refused).toEqual({ code: 'checkout_closed' });
    },
  );
});
