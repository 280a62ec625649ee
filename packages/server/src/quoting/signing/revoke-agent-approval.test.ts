import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('revoke approval');

const document = 'mutation ($id: uuid!) { revoke_agent_approval(quote_id: $id) { status } }';
const send = 'mutation ($id: uuid!) { send_quote_to_customer(quote_id: $id) { checkout_url } }';
const resume = 'query ($id: uuid!, $token: String!) { resume_quote(quote_id: $id, token: $token) { result } }';

async function sent(from = 'open') {
  const quote = await plannedQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
  await fixture.backend.owner.pool.query('update quotes set status = $2 where quote_id = $1', [quote.quoteId, from]);
  await fixture.tenants.insurer.agent.must(send, { id: quote.quoteId });
  return quote;
}

describe('revoke_agent_approval', () => {
  test.each(['open', 'agent_required'])('puts the quote back to %s, where it was approved from', async (from) => {
    const quote = await sent(from);
    expect(await fixture.tenants.insurer.underwriter.must(document, { id: quote.quoteId })).toEqual({
      revoke_agent_approval: { status: from },
    });
    const row = await selectOne(
      fixture.backend,
      'select approved_content_hash, resume_status, token_version from quotes where quote_id = $1',
      [quote.quoteId],
    );
    expect(row).toEqual({ approved_content_hash: null, resume_status: null, token_version: 2 });
  });

  test('makes the links given out so far worthless', async () => {
    const quote = await sent();
    const link = { id: quote.quoteId, token: quote.token };
    expect(await fixture.backend.anonymous().must(resume, link)).toEqual({ resume_quote: { result: 'restored' } });
    await fixture.tenants.insurer.agent.must(document, { id: quote.quoteId });
    expect(await fixture.backend.anonymous().must(resume, link)).toEqual({ resume_quote: { result: 'outdated' } });
  });

  test('refuses a quote that was not sent', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    expect(await refusalOf(fixture.backend, fixture.tenants.insurer.agent, document, { id: quote.quoteId })).toEqual({
      code: 'transition_not_allowed',
    });
  });
});
