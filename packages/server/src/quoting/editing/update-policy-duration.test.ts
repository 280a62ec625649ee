import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, boundQuote, plannedQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { describe, expect, test } from 'vitest';

const fixture = useFixture('update policy duration');

const document = `mutation ($id: uuid!, $months: Int!, $version: Int) {
  update_policy_duration(quote_id: $id, policy_duration_months: $months, version: $version) {
    policy_duration_months total version
  }
}`;
type Answer = { update_policy_duration: { policy_duration_months: number; total: number; version: number } };

const offer = (months: string) =>
  fixture.backend.owner.pool.query('update products set available_policy_duration_months = $2 where product_id = $1', [
    fixture.tenants.insurer.productId,
    months,
  ]);

describe('update_policy_duration', () => {
  test('prices half a year below a whole one, and takes it back', async () => {
    const { customer, quoteId } = await plannedQuote(fixture.backend, aMotorhomeQuote());
    const choose = async (months: number) =>
      (await customer.must<Answer>(document, { id: quoteId, months })).update_policy_duration;
    const half = await choose(6);
    const whole = await choose(12);
    expect([half.policy_duration_months, whole.policy_duration_months]).toEqual([6, 12]);
    expect(half.total).toBeLessThan(whole.total);
    expect(half.total).toBeGreaterThan(whole.total / 3);
    expect(whole.version).toBe(half.version + 1);
  });

  test('invoices six months and ends the policy after them', async () => {
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
    const facts = { paymentTerm: 'monthly', effectiveDate: '2026-06-20', durationMonths: 6 } as const;
    const { policyId } = await boundQuote(fixture.backend, aMotorhomeQuote(facts));
    const row = await selectOne(
      fixture.backend,
      `select expiration_date::text as ends, count(*)::int as invoices from policies join invoices using (policy_id)
       where policy_id = $1 group by 1`,
      [policyId],
    );
    expect(row).toEqual({ ends: '2026-12-20', invoices: 6 });
  });

  test('voids a signature: another term is another contract', async () => {
    const { customer, quoteId } = await signedQuote(fixture.backend, aMotorhomeQuote());
    await customer.must(document, { id: quoteId, months: 6 });
    const row = await selectOne(fixture.backend, 'select signed_content_hash from quotes where quote_id = $1', [
      quoteId,
    ]);
    expect(row).toEqual({ signed_content_hash: null });
  });

  test('is refused where the product does not offer it', async () => {
    const { customer, quoteId } = await plannedQuote(fixture.backend, aMotorhomeQuote());
    await offer('{12}');
    const refused = await refusalOf(fixture.backend, customer, document, { id: quoteId, months: 6 });
    await offer('{12,6}');
    expect(refused).toEqual({ code: 'duration_not_offered', field: 'policy_duration_months' });
  });

  test.each([0, 3, 9, 24, -6])('refuses %i months', async (months) => {
    const { customer, quoteId } = await plannedQuote(fixture.backend, aMotorhomeQuote());
    expect(await refusalOf(fixture.backend, customer, document, { id: quoteId, months })).toEqual({
      code: 'duration_not_offered',
      field: 'policy_duration_months',
    });
  });
});
