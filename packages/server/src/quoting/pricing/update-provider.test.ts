import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { referralOf } from '@roadworthy/testkit/added-rows.ts';
import { selectRows, selectOne, vehicleOf } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, bindDocument, cardToken, plannedQuote, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { releaseRates } from '@roadworthy/testkit/release-rates.ts';
import type { RateRow } from '@roadworthy/core/rating/book/rate-rows.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { beforeAll, describe, expect, test } from 'vitest';

const fixture = useFixture('update provider');
const update = `mutation ($id: uuid!, $provider: String!) {
  update_provider(quote_id: $id, provider: $provider) { quote_id provider status total payment_term }
}`;

let pro: string;
beforeAll(async () => {
  const { organizationId } = fixture.tenants.insurer.organization;
  const { product_id } = await selectOne<{ product_id: string }>(
    fixture.backend,
    `insert into products (organization_id, product_name, provider, live_in, available_policy_duration_months,
       available_payment_terms, new_policy_number)
     select organization_id, 'Pro', 'pro', live_in, '{12}', '{pay_in_full}', 'PRO' from products
     where organization_id = $1 and provider = 'personal' returning product_id`,
    [organizationId],
  );
  pro = product_id;
});

/** The personal rate book once more for the other product, at twice the policy fee. */
async function addRates(): Promise<void> {
  const { organizationId } = fixture.tenants.insurer.organization;
  const change = (row: RateRow) => (row.factor === 'policy_fee' ? { ...row, amount: 2 * (row.amount ?? 0) } : row);
  await releaseRates(fixture.backend.owner, { organizationId, provider: 'pro', change });
}

describe('update_provider', () => {
  test('is refused where the product has no rates yet, and changes nothing', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, update, {
      id: quoteId,
      provider: 'pro',
    });
    expect(refused).toEqual({ code: 'rates_missing' });
  });

  test('asks the other product: its rates and its ways to pay; a signature was for the former', async () => {
    await addRates();
    const quote = await signedQuote(fixture.backend, aQuote({ paymentTerm: 'monthly' }));
    const before = await selectOne<{ total: number }>(
      fixture.backend,
      'select total::int from quotes where quote_id = $1',
      [quote.quoteId],
    );
    const { update_provider } = await fixture.tenants.insurer.agent.must<{ update_provider: Record<string, unknown> }>(
      update,
      { id: quote.quoteId, provider: 'pro' },
    );
    expect(update_provider).toMatchObject({ provider: 'pro', status: 'open', payment_term: 'pay_in_full' });
    expect(update_provider['total']).not.toBe(before.total);
    const after = await selectOne<Record<string, unknown>>(
      fixture.backend,
      'select product_id, signed_content_hash, signed_payment_term from quotes where quote_id = $1',
      [quote.quoteId],
    );
    expect(after).toEqual({ product_id: pro, signed_content_hash: null, signed_payment_term: null });
    const payment = { id: quote.quoteId, method: await cardToken(fixture.backend, '4242424242424242') };
    const unpaid = await refusalOf(fixture.backend, quote.customer, bindDocument, payment);
    // What the other line asks is asked first.
    expect(unpaid).toEqual({ code: 'answer_missing', field: 'vehicles.0.vin' });
    const { price_range: range } = await fixture.tenants.insurer.agent.must<{
      price_range: { moves: Record<string, unknown>[] };
    }>(
      `query ($id: uuid!) {
        price_range(quote_id: $id) { moves { answer label before_high after_high voids_signature } }
      }`,
      { id: quote.quoteId },
    );
    expect(range.moves.slice(-2)).toMatchObject([
      { answer: 'provider', label: 'Another product', before_high: before.total, voids_signature: true },
      { answer: 'payment_term', after_high: update_provider['total'], voids_signature: false },
    ]);
    const kinds = await selectRows(
      fixture.backend,
      `select 1 from timeline_entries where quote_id = $1 and kind = 'quote_provider_changed'`,
      [quote.quoteId],
    );
    expect(kinds).toHaveLength(1);
  });

  test('is refused for a term that the other product does not have', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote({ durationMonths: 6 }));
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, update, {
      id: quoteId,
      provider: 'pro',
    });
    expect(refused).toEqual({ code: 'duration_not_sold', field: 'provider' });
  });

  test('is refused for a line that does not insure what stands in the quote, and changes nothing', async () => {
    const { organizationId } = fixture.tenants.insurer.organization;
    await fixture.backend.owner.pool.query(
      `insert into products (organization_id, product_name, provider, live_in, new_policy_number)
       select organization_id, 'Boat', 'boat', live_in, 'BOA' from products
       where organization_id = $1 and provider = 'personal'`,
      [organizationId],
    );
    const { quoteId } = await plannedQuote(fixture.backend, aQuote(), fixture.tenants.insurer.agent);
    const row = () => selectOne(fixture.backend, 'select q::text from quotes q where quote_id = $1', [quoteId]);
    const before = await row();
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, update, {
      id: quoteId,
      provider: 'boat',
    });
    expect(refused).toEqual({ code: 'not_insured_by_line', field: 'provider' });
    expect(await row()).toEqual(before);
  });

  test('ends an approval: it was of the former product', async () => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote());
    await fixture.backend.owner.pool.query(
      `update quotes set status = 'agent_approved', resume_status = 'agent_required', approved_content_hash = content_hash
       where quote_id = $1`,
      [quoteId],
    );
    await fixture.tenants.insurer.agent.must(update, { id: quoteId, provider: 'pro' });
    const after = await selectOne<Record<string, unknown>>(
      fixture.backend,
      `select status, resume_status, approved_content_hash, content_hash = rated_content_hash as is_priced
       from quotes where quote_id = $1`,
      [quoteId],
    );
    expect(after).toEqual({
      status: 'agent_required',
      resume_status: null,
      approved_content_hash: null,
      is_priced: true,
    });
  });

  test('that the quote has already changes nothing: an approval and a signature hold', async () => {
    const { quoteId } = await signedQuote(fixture.backend, aQuote());
    await fixture.backend.owner.pool.query(
      `update quotes set status = 'agent_approved', resume_status = 'agent_required', approved_content_hash = content_hash
       where quote_id = $1`,
      [quoteId],
    );
    const row = () => selectOne(fixture.backend, 'select q::text from quotes q where quote_id = $1', [quoteId]);
    const before = await row();
    const answer = await fixture.tenants.insurer.agent.must(update, { id: quoteId, provider: 'personal' });
    expect(answer).toMatchObject({ update_provider: { provider: 'personal', status: 'agent_approved' } });
    expect(await row()).toEqual(before);
    const notified = await selectRows(
      fixture.backend,
      `select 1 from timeline_entries where quote_id = $1 and kind = 'quote_provider_changed'`,
      [quoteId],
    );
    expect(notified).toEqual([]);
  });

  test('asks the underwriter again: what was accepted was of the former product', async () => {
    const { insurer } = fixture.tenants;
    const { quoteId } = await plannedQuote(fixture.backend, aQuote(), insurer.agent);
    await insurer.agent.must(
      'mutation ($id: uuid!) { update_vehicle(vehicle_id: $id, changes: { salvage_title: true }) { id } }',
      {
        id: await vehicleOf(fixture.backend, quoteId),
      },
    );
    await insurer.underwriter.must(
      'mutation ($id: uuid!) { accept_referral(quote_referral_id: $id, reason: "Seen") { status } }',
      { id: await referralOf(fixture.backend, quoteId) },
    );
    await insurer.agent.must(update, { id: quoteId, provider: 'pro' });
    const referrals = await selectRows<{ status: string }>(
      fixture.backend,
      'select status from quote_referrals where quote_id = $1',
      [quoteId],
    );
    expect(referrals.map(({ status }) => status).toSorted()).toEqual(['expired', 'pending']);
  });

  test.each([
    [`live_in = '{US-KY}'`, 'product_not_live'],
    ['archived = app_now()', 'provider_not_sold'],
  ])('is refused for a product with %s, and changes nothing', async (set, code) => {
    const { quoteId } = await plannedQuote(fixture.backend, aQuote());
    const row = () => selectOne(fixture.backend, 'select q::text from quotes q where quote_id = $1', [quoteId]);
    const before = await row();
    await fixture.backend.owner.pool.query(`update products set ${set} where product_id = $1`, [pro]);
    const refused = await refusalOf(fixture.backend, fixture.tenants.insurer.agent, update, {
      id: quoteId,
      provider: 'pro',
    });
    expect(refused).toEqual({ code, field: 'provider' });
    expect(await row()).toEqual(before);
  });
});
