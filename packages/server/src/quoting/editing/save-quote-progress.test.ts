import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, type StartedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('save quote progress');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await startQuote(fixture.backend, aQuote());
});

const document = `mutation ($id: uuid!, $email: String!) { save_quote_progress(quote_id: $id, email: $email) { sent_to } }`;

describe('save_quote_progress', () => {
  test('owes one e-mail with the way back, and its job', async () => {
    const answer = await quote.customer.must(document, { id: quote.quoteId, email: ' Ada@Example.com ' });
    expect(answer).toEqual({ save_quote_progress: { sent_to: 'ada@example.com' } });
    const owed = await selectRows(
      fixture.backend,
      `select n.template, n.recipient, n.status, j.name from notifications n
       join pgboss.job j on j.data->>'notificationId' = n.notification_id::text where n.quote_id = $1`,
      [quote.quoteId],
    );
    expect(owed).toEqual([
      { template: 'resume_quote', recipient: 'ada@example.com', status: 'queued', name: 'send-notification' },
    ]);
  });

  test('leaves its address on the quote, by which staff call who has no name yet and find the quote', async () => {
    const lead = await startQuote(fixture.backend, aQuote());
    await lead.customer.must(document, { id: lead.quoteId, email: 'Lead@Example.com' });
    const { agent } = fixture.tenants.insurer;
    const found = await agent.must(
      `query ($id: uuid!) {
        quotes_by_pk(id: $id) { contact_email }
        search_platform(search: "lead@ex") { quote_id contact named_insured_last_name }
        find_duplicates(email: "lead@example.com") { quote_id same_email }
      }`,
      { id: lead.quoteId },
    );
    expect(found).toEqual({
      quotes_by_pk: { contact_email: 'lead@example.com' },
      search_platform: [{ quote_id: lead.quoteId, contact: 'lead@example.com', named_insured_last_name: null }],
      find_duplicates: [{ quote_id: lead.quoteId, same_email: true }],
    });
    // Another organization's staff neither find nor read it.
    const foreign = await fixture.tenants.mirror.agent.must(
      'query { search_platform(search: "lead@ex") { quote_id } find_duplicates(email: "lead@example.com") { quote_id } }',
      {},
    );
    expect(foreign).toEqual({ search_platform: [], find_duplicates: [] });
  });

  test.each(['ada@example', 'ada', '@example.com', 'a b@example.com', `${'a'.repeat(250)}@example.com`, ''])(
    'refuses %j',
    async (email) => {
      expect(await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, email })).toEqual({
        code: 'email_invalid',
        field: 'email',
      });
    },
  );
});
