import { look, lookAtOne } from '@roadworthy/testkit/look.ts';
import { aQuote, plannedQuote, startQuote } from '@roadworthy/testkit/quote-story.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/sides.ts';
import { useStage } from '@roadworthy/testkit/stage.ts';
import { describe, expect, test } from 'vitest';

const stage = useStage('send quote');

const document = `mutation ($id: uuid!, $mail: Boolean) {
  send_quote_to_customer(quote_id: $id, send_email: $mail) { checkout_url emailed_to quote { status payment_term } }
}`;
type Sent = { send_quote_to_customer: { checkout_url: string; emailed_to: string | null; quote: object } };
const planned = () => plannedQuote(stage.world, aQuote({ paymentTerm: 'pay_in_full' }), stage.sides.house.agent);

describe('send_quote_to_customer', () => {
  test('approves the quote as it is, to be paid monthly, and answers the link that opens it', async () => {
    const quote = await planned();
    const sent = await stage.sides.house.agent.must<Sent>(document, { id: quote.quoteId });
    expect(sent.send_quote_to_customer).toMatchObject({
      emailed_to: null,
      quote: { status: 'agent_approved', payment_term: 'monthly' },
    });
    const link = new URL(sent.send_quote_to_customer.checkout_url);
    expect(link.searchParams.get('quote')).toBe(quote.quoteId);
    expect(link.searchParams.get('token')).toBe(quote.token);
    const row = await lookAtOne<{ approved_content_hash: string; content_hash: string; resume_status: string }>(
      stage.world,
      'select * from quotes where quote_id = $1',
      [quote.quoteId],
    );
    expect(row).toMatchObject({ approved_content_hash: row.content_hash, resume_status: 'open' });
    expect(await look(stage.world, 'select 1 from notifications where quote_id = $1', [quote.quoteId])).toEqual([]);
  });

  test('owes the customer an e-mail when it is wanted', async () => {
    const quote = await planned();
    const sent = await stage.sides.house.owner.must<Sent>(document, { id: quote.quoteId, mail: true });
    expect(sent.send_quote_to_customer.emailed_to).toBe('ada.moreno@example.com');
    const owed = await look(stage.world, 'select template, recipient from notifications where quote_id = $1', [
      quote.quoteId,
    ]);
    expect(owed).toEqual([{ template: 'quote_sent', recipient: 'ada.moreno@example.com' }]);
  });

  test.each(['global:service_agent', 'global:service_member', 'global:service_manager', 'global:admin'] as const)(
    'lets %s send a quote of any organization',
    async (role) => {
      const quote = await plannedQuote(stage.world, aQuote(), stage.sides.mirror.agent);
      const sent = await someone(stage.world, role).must<Sent>(document, { id: quote.quoteId });
      expect(sent.send_quote_to_customer.quote).toMatchObject({ status: 'agent_approved' });
    },
  );

  test('refuses a quote with open questions', async () => {
    const quote = await startQuote(stage.world, aQuote(), stage.sides.house.agent);
    const refused = await refusalOf(stage.world, stage.sides.house.agent, document, { id: quote.quoteId });
    expect(refused.code).toBe('fields_missing');
  });

  test('refuses to send twice', async () => {
    const quote = await planned();
    await stage.sides.house.agent.must(document, { id: quote.quoteId });
    expect(await refusalOf(stage.world, stage.sides.house.agent, document, { id: quote.quoteId })).toEqual({
      code: 'transition_not_allowed',
    });
  });
});
