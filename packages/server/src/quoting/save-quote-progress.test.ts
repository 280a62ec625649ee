import { look } from '@roadworthy/testkit/look.ts';
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
    const owed = await look(
      fixture.backend,
      `select n.template, n.recipient, n.status, j.name from notifications n
       join pgboss.job j on j.data->>'notificationId' = n.notification_id::text where n.quote_id = $1`,
      [quote.quoteId],
    );
    expect(owed).toEqual([
      { template: 'resume_quote', recipient: 'ada@example.com', status: 'queued', name: 'send-notification' },
    ]);
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
