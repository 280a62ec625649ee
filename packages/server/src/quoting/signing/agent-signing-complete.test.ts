import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { aQuote, plannedQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { expect, test } from 'vitest';

const fixture = useFixture('agent signing complete');
const document = 'mutation ($id: uuid!) { agent_signing_complete(quote_id: $id) { redirect_url } }';
const agent = () => fixture.tenants.insurer.agent;

test('the link of a signed quote opens its payment', async () => {
  const { quoteId } = await signedQuote(fixture.backend, aQuote());
  const { agent_signing_complete: link } = await agent().must<{ agent_signing_complete: { redirect_url: string } }>(
    document,
    { id: quoteId },
  );
  const token = new URL(link.redirect_url).searchParams.get('token');
  const { resume_quote } = await fixture.backend
    .anonymous()
    .must<{ resume_quote: { result: string; next: string } }>(
      'query ($id: uuid!, $token: String!) { resume_quote(quote_id: $id, token: $token) { result next } }',
      { id: quoteId, token },
    );
  expect(resume_quote).toEqual({ result: 'restored', next: 'payment' });
});

test('there is none before the customer has signed', async () => {
  const { quoteId } = await plannedQuote(fixture.backend, aQuote());
  expect((await refusalOf(fixture.backend, agent(), document, { id: quoteId })).code).toBe('not_signed');
});

test('an edit that takes the signature away takes the link away', async () => {
  const { quoteId } = await signedQuote(fixture.backend, aQuote());
  const covers =
    'mutation ($id: uuid!, $covers: jsonb!) { update_coverages(quote_id: $id, coverages: $covers) { id } }';
  await agent().must(covers, {
    id: quoteId,
    covers: { comprehensive: { deductible: 500 }, collision: { deductible: 500 } },
  });
  expect((await refusalOf(fixture.backend, agent(), document, { id: quoteId })).code).toBe('not_signed');
});
