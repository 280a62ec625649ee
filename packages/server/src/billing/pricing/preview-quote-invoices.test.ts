import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  boundQuote,
  plannedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('preview invoices');
let quote: StartedQuote;
beforeAll(async () => {
  quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
});

const document = `query ($id: uuid!, $term: String!) {
  preview_quote_invoices(quote_id: $id, payment_term: $term) {
    due_today total currency installment_fee invoices { sequence due_date premium fees amount }
  }
}`;
type Invoice = { sequence: number; due_date: string; premium: number; fees: number; amount: number };
type Preview = { due_today: number; total: number; invoices: Invoice[] };
const previewOf = async (term: string, { customer, quoteId }: StartedQuote = quote) =>
  (await customer.must<{ preview_quote_invoices: Preview }>(document, { id: quoteId, term })).preview_quote_invoices;

describe('preview_quote_invoices', () => {
  test.each(['monthly', 'pay_in_full'])('adds up to the cent when paid %s', async (term) => {
    const { invoices, total, due_today } = await previewOf(term);
    expect(invoices.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(invoices[0]?.amount).toBe(due_today);
    for (const { premium, fees, amount } of invoices) expect(premium + fees).toBe(amount);
  });

  test.each(['monthly', 'pay_in_full'] as const)(
    'is the very schedule that binding writes, %s',
    async (paymentTerm) => {
      const facts = aMotorhomeQuote({ paymentTerm });
      const preview = await previewOf(paymentTerm, await plannedQuote(fixture.backend, facts));
      const bound = await boundQuote(fixture.backend, facts);
      const written = await selectRows<Invoice>(
        fixture.backend,
        `select sequence, due_date::text, premium::int, fees::int, amount::int from invoices
       where policy_id = $1 order by sequence`,
        [bound.policyId],
      );
      expect(written).toEqual(preview.invoices);
    },
  );

  test('refuses a term that does not exist', async () => {
    const refused = await refusalOf(fixture.backend, quote.customer, document, { id: quote.quoteId, term: 'weekly' });
    expect(refused).toEqual({ code: 'payment_term_not_offered', field: 'payment_term' });
  });

  test('refuses while there is no price', async () => {
    const { customer, quoteId } = await startQuote(fixture.backend, aMotorhomeQuote());
    expect(await refusalOf(fixture.backend, customer, document, { id: quoteId, term: 'monthly' })).toEqual({
      code: 'not_priced',
    });
  });
});
