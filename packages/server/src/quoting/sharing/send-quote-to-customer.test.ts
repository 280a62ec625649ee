import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, plannedQuote, startQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('send quote');

const document = `mutation ($id: uuid!, $mail: Boolean) {
  send_quote_to_customer(quote_id: $id, send_email: $mail) { checkout_url emailed_to quote { status payment_term } }
}`;
type Sent = { send_quote_to_customer: { checkout_url: string; emailed_to: string | null; quote: object } };
const planned = () =>
  plannedQuote(fixture.backend, aQuote({ paymentTerm: 'pay_in_full' }), fixture.tenants.insurer.agent);

describe('send_quote_to_customer', () => {
  test('approves the quote as it is, to be paid monthly, and answers the link that opens it', async () => {
    const quote = await planned();
    const sent = await fixture.tenants.insurer.agent.must<Sent>(document, { id: quote.quoteId });
    expect(sent.send_quote_to_customer).toMatchObject({
      emailed_to: null,
      quote: { status: 'agent_approved', payment_term: 'monthly' },
    });
    const link = new URL(sent.send_quote_to_customer.checkout_url);
    expect(link.searchParams.get('quote')).toBe(quote.quoteId);
    expect(link.searchParams.get('token')).toBe(quote.token);
    const row = await selectOne<{ approved_content_hash: string; content_hash: string; resume_status: string }>(
      fixture.backend,
      'select * from quotes where quote_id = $1',
      [quote.quoteId],
    );
    expect(row).toMatchObject({ approved_content_hash: row.content_hash, resume_status: 'open' });
    expect(
      await selectRows(fixture.backend, 'select 1 from notifications where quote_id = $1', [quote.quoteId]),
    ).toEqual([]);
  });

  test('owes the customer an e-mail when it is wanted', async () => {
    const quote = await planned();
    const sent = await fixture.tenants.insurer.owner.must<Sent>(document, { id: quote.quoteId, mail: true });
    expect(sent.send_quote_to_customer.emailed_to).toBe('ada.moreno@example.com');
    const owed = await selectRows(
      fixture.backend,
      'select template, recipient from notifications where quote_id = $1',
      [quote.quoteId],
    );
    expect(owed).toEqual([{ template: 'quote_sent', recipient: 'ada.moreno@example.com' }]);
  });

  test.each(['global:service_agent', 'global:service_member', 'global:service_manager', 'global:admin'] as const)(
    'lets %s send a quote of any organization',
    async (role) => {
      const quote = await plannedQuote(fixture.backend, aQuote(), fixture.tenants.mirror.agent);
      const sent = await someone(fixture.backend, role).must<Sent>(document, { id: quote.quoteId });
      expect(sent.send_quote_to_customer.quote).toMatchObject({ status: 'agent_approved' });
    },
  );

  test('refuses a quote with open questions', async () => {
    const quote = await startQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, document, { id: quote.quoteId });
    expect(refused.code).toBe('fields_missing');
  });

  test('refuses to send twice', async () => {
    const quote = await planned();
    await fixture.tenants.insurer.agent.must(document, { id: quote.quoteId });
    expect(await refusalOf(fixture.backend, fixture.tenants.insurer.agent, document, { id: quote.quoteId })).toEqual({
      code: 'transition_not_allowed',
    });
  });
});
