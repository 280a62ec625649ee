import { lookAtOne } from '@roadworthy/testkit/look.ts';
import { aQuote, plannedQuote } from '@roadworthy/testkit/quote-story.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useStage } from '@roadworthy/testkit/stage.ts';
import { describe, expect, test } from 'vitest';

const stage = useStage('revoke approval');

const document = 'mutation ($id: uuid!) { revoke_agent_approval(quote_id: $id) { status } }';
const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id) { checkout_url } }';
const resume = 'query ($id: uuid!, $token: String!) { resume_quote(quote_id: $id, token: $token) { result } }';

async function sent(from = 'open') {
  const quote = await plannedQuote(stage.world, aQuote(), stage.sides.house.agent);
  await stage.world.owner.pool.query('update quotes set status = $2 where quote_id = $1', [quote.quoteId, from]);
  await stage.sides.house.agent.must(send, { id: quote.quoteId });
  return quote;
}

describe('revoke_agent_approval', () => {
  test.each(['open', 'agent_required'])('puts the quote back to %s, where it was approved from', async (from) => {
    const quote = await sent(from);
    expect(await stage.sides.house.underwriter.must(document, { id: quote.quoteId })).toEqual({
      revoke_agent_approval: { status: from },
    });
    const row = await lookAtOne(
      stage.world,
      'select approved_content_hash, resume_status, token_version from quotes where quote_id = $1',
      [quote.quoteId],
    );
    expect(row).toEqual({ approved_content_hash: null, resume_status: null, token_version: 2 });
  });

  test('makes the links given out so far worthless', async () => {
    const quote = await sent();
    const link = { id: quote.quoteId, token: quote.token };
    expect(await stage.world.anonymous().must(resume, link)).toEqual({ resume_quote: { result: 'restored' } });
    await stage.sides.house.agent.must(document, { id: quote.quoteId });
    expect(await stage.world.anonymous().must(resume, link)).toEqual({ resume_quote: { result: 'link_sent' } });
  });

  test('refuses a quote that was not sent', async () => {
    const quote = await plannedQuote(stage.world, aQuote());
    expect(await refusalOf(stage.world, stage.sides.house.agent, document, { id: quote.quoteId })).toEqual({
      code: 'transition_not_allowed',
    });
  });
});
