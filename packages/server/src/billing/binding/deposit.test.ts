import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, plannedQuote, type StartedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('deposit', { now: '2026-06-15T14:00:00Z' });
beforeAll(() => selectRows(fixture.backend, 'update product_parameters set deposit_share = 20'));

type Shown = {
  preview_quote_invoices: {
    due_today: number;
    total: number;
    deposit_reason: string | null;
    invoices: { premium: number; amount: number }[];
  };
  quote_pricing: { total: number; due_today: number };
};
const shownTo = ({ customer, quoteId }: StartedQuote, term: string, locale: 'en-US' | 'fr-CA' = 'en-US') =>
  customer.must<Shown>(
    `query ($id: uuid!, $term: String!) {
      preview_quote_invoices(quote_id: $id, payment_term: $term) {
        due_today total deposit_reason invoices { premium amount }
      }
      quote_pricing(quote_id: $id, payment_term: $term) { total due_today }
    }`,
    { id: quoteId, term },
    { locale },
  );

describe('a product that asks for a deposit', () => {
  test('has one figure due today: shown, invoiced and charged; the premium is the same', async () => {
    const bound = await boundQuote(fixture.backend, aQuote({ paymentTerm: 'monthly' }));
    const rows = await selectRows<{ premium: number; amount: number; premium_of_term: number; charged: number }>(
      fixture.backend,
      `select i.premium::int, i.amount::int, p.premium::int as premium_of_term, t.amount::int as charged
       from invoices i join policies p using (policy_id) join payments t on t.quote_id = p.current_quote_id
       where i.policy_id = $1 order by sequence`,
      [bound.policyId],
    );
    const [first] = rows;
    expect(rows).toHaveLength(12);
    const premium = first?.premium_of_term ?? 0;
    const fifth = Math.round(premium / 5);
    // The cents that do not divide are due with it, and every later payment is the same.
    expect(first?.premium).toBe(fifth + ((premium - fifth) % 11));
    expect(new Set(rows.slice(1).map((row) => row.premium)).size).toBe(1);
    expect(rows.reduce((sum, { premium }) => sum + premium, 0)).toBe(first?.premium_of_term);
    expect(first?.charged).toBe(first?.amount);
    expect(await checkInvariants(fixture.backend)).toEqual([]);
    const { preview_quote_invoices, quote_pricing } = await shownTo(
      await plannedQuote(fixture.backend, aQuote()),
      'monthly',
    );
    expect([preview_quote_invoices.due_today, quote_pricing.due_today]).toEqual([first?.amount, first?.amount]);
  });

  test('goes by the law where the vehicle is kept', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const atHome = await shownTo(quote, 'monthly');
    await quote.customer.must(
      'mutation ($id: uuid!) { update_vehicle(vehicle_id: $id, changes: { garaging_postal_code: "85004" }) { id } }',
      { id: await vehicleOf(fixture.backend, quote.quoteId) },
    );
    const elsewhere = await shownTo(quote, 'monthly');
    // Ohio asks for a notice of ten days, Arizona for twenty.
    expect(atHome.preview_quote_invoices.deposit_reason).toMatch(/on Aug 6, 2026 at the earliest/);
    expect(elsewhere.preview_quote_invoices.deposit_reason).toMatch(/on Aug 17, 2026 at the earliest/);
  });

  test('goes by the days to the notice that the product says', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    await selectRows(fixture.backend, 'update product_parameters set notice_days = 20');
    const later = await shownTo(quote, 'monthly');
    await selectRows(fixture.backend, 'update product_parameters set notice_days = 8');
    expect(later.preview_quote_invoices.deposit_reason).toMatch(/on Aug 18, 2026 at the earliest/);
  });

  test('says why in the language of the page, and asks for none of what is paid in full', async () => {
    const quote = await plannedQuote(fixture.backend, aQuote());
    const english = await shownTo(quote, 'monthly');
    expect(english.preview_quote_invoices.deposit_reason).toMatch(
      /^20% of the premium is due first: .* until Jul \d+, 2026, .* on Aug \d+, 2026 at the earliest\.$/,
    );
    const french = await shownTo(quote, 'monthly', 'fr-CA');
    expect(french.preview_quote_invoices.deposit_reason).toMatch(/^20\s% de la prime est exigible d’abord/);
    const whole = await shownTo(quote, 'pay_in_full');
    expect(whole.preview_quote_invoices).toMatchObject({ deposit_reason: null, invoices: [{}] });
  });

  test('asks for it of who buys from now on: what was sold keeps its invoices', async () => {
    const sold = await boundQuote(fixture.backend, aQuote({ paymentTerm: 'monthly' }));
    const first = () =>
      selectOne<{ amount: number }>(
        fixture.backend,
        'select amount::int from invoices where policy_id = $1 and sequence = 1',
        [sold.policyId],
      );
    const before = await first();
    await selectRows(fixture.backend, 'update product_parameters set deposit_share = 0');
    expect(await first()).toEqual(before);
    const { quote_pricing } = await shownTo(await plannedQuote(fixture.backend, aQuote()), 'monthly');
    expect(quote_pricing.due_today).toBeLessThan(before.amount);
  });
});
