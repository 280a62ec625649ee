import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows } from '@roadworthy/testkit/select-rows.ts';
import {
  aMotorhomeQuote,
  boundQuote,
  plannedQuote,
  type StartedQuote,
  startQuote,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('ways to pay');

type Way = {
  payment_term: string;
  due_today: number;
  total: number;
  saving: number;
  following: { count: number; amount: number; first_due: string }[];
};
type Shown = {
  quote_pricing: { total: number; ways_to_pay: Way[] };
  recommended_plans: { plan: string; ways_to_pay: Way[] }[];
  monthly: Way;
  full: Way;
};
const way = 'payment_term due_today total saving following { count amount first_due }';
const shownOf = ({ customer, quoteId }: StartedQuote) =>
  customer.must<Shown>(
    `query ($id: uuid!) {
      quote_pricing(quote_id: $id) { total ways_to_pay { ${way} } }
      recommended_plans(quote_id: $id) { plan ways_to_pay { ${way} } }
      monthly: preview_quote_invoices(quote_id: $id, payment_term: "monthly") { ${way} }
      full: preview_quote_invoices(quote_id: $id, payment_term: "pay_in_full") { ${way} }
    }`,
    { id: quoteId },
  );

describe('the ways to pay', () => {
  test('are the same figures on the card of the chosen plan, in the bar and at the payment', async () => {
    const facts = aMotorhomeQuote();
    const shown = await shownOf(await plannedQuote(fixture.backend, facts));
    const card = shown.recommended_plans.find(({ plan }) => plan === facts.plan);
    expect(shown.quote_pricing.ways_to_pay).toEqual([shown.monthly, shown.full]);
    expect(card?.ways_to_pay).toEqual(shown.quote_pricing.ways_to_pay);
  });

  test.each(['monthly', 'pay_in_full'] as const)(
    'are what is charged and invoiced when it is bound %s',
    async (paymentTerm) => {
      const facts = aMotorhomeQuote({ paymentTerm });
      const shown = await shownOf(await plannedQuote(fixture.backend, facts));
      const chosen = shown.quote_pricing.ways_to_pay.find((one) => one.payment_term === paymentTerm);
      const { policyId, quoteId } = await boundQuote(fixture.backend, facts);
      const invoices = await selectRows<{ amount: number }>(
        fixture.backend,
        'select amount::int from invoices where policy_id = $1 order by sequence',
        [policyId],
      );
      const [payment] = await selectRows<{ amount: number }>(
        fixture.backend,
        `select amount::int from payments where quote_id = $1 and status = 'settled'`,
        [quoteId],
      );
      expect(chosen?.due_today).toBe(payment?.amount);
      expect(chosen?.due_today).toBe(invoices[0]?.amount);
      const later = chosen?.following.flatMap(({ count, amount }) => Array.from({ length: count }, () => amount));
      expect(later).toEqual(invoices.slice(1).map(({ amount }) => amount));
      expect(chosen?.total).toBe(invoices.reduce((sum, { amount }) => sum + amount, 0));
    },
  );

  test('say what paying in full saves, fees included', async () => {
    const quote = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const { monthly, full } = await shownOf(quote);
    expect(monthly.saving).toBe(0);
    expect(full.saving).toBe(monthly.total - full.total);
    expect(full.saving).toBeGreaterThan(0);
    expect(full.following).toEqual([]);
    const { quote_pricing: inFull } = await quote.customer.must<{ quote_pricing: { total: number } }>(
      'query ($id: uuid!) { quote_pricing(quote_id: $id, payment_term: "pay_in_full") { total } }',
      { id: quote.quoteId },
    );
    expect(full.total).toBe(inFull.total);
  });

  test('are none while there is no price', async () => {
    const { customer, quoteId } = await startQuote(fixture.backend, aMotorhomeQuote());
    const shown = await customer.must<Pick<Shown, 'quote_pricing' | 'recommended_plans'>>(
      'query ($id: uuid!) { quote_pricing(quote_id: $id) { ways_to_pay { total } } recommended_plans(quote_id: $id) { ways_to_pay { total } } }',
      { id: quoteId },
    );
    expect(shown.quote_pricing.ways_to_pay).toEqual([]);
    expect(shown.recommended_plans.every(({ ways_to_pay }) => ways_to_pay.length === 0)).toBe(true);
  });
});
