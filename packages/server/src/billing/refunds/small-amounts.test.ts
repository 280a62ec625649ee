import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../../test/letters-of.ts';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('small amounts');
const agent = () => fixture.tenants.insurer.agent;
beforeEach(async () => {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  await selectRows(fixture.backend, 'update product_parameters set small_amounts = 500');
});
afterEach(async () => {
  await jobHandlers(fixture.backend.platform)['book-commissions']?.({});
  await jobHandlers(fixture.backend.platform)['check-balances']?.({});
  expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const places = {
  OH: {},
  GA: {
    postalCode: '30301',
    mailing: { line_1: '12 Oak Street', locality: 'Atlanta', administrative_area: 'GA', postal_code: '30301' },
  },
} as const;

/** A policy of a place that was paid in full, a few days before its end. */
async function nearItsEnd(place: keyof typeof places) {
  const facts = aQuote({ ...places[place], paymentTerm: 'pay_in_full', effectiveDate: '2026-06-15' });
  const { policyId } = await boundQuote(fixture.backend, facts);
  fixture.backend.clock.set('2027-06-12T14:00:00Z');
  await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
  await jobHandlers(fixture.backend.platform)['earn-premium']?.({});
  return policyId;
}

type Shown = { readonly refund: number; readonly left_as_it_is: number };
const end = { reason: 'insured_request', on: '2027-06-12' };
async function previewOf(id: string): Promise<Shown> {
  const document = `query ($id: uuid!, $on: date!, $reason: String!) {
    preview_cancellation(policy_id: $id, reason: $reason, as_of_date: $on) { refund left_as_it_is } }`;
  return (await agent().must<{ preview_cancellation: Shown }>(document, { id, ...end })).preview_cancellation;
}
async function cancel(id: string): Promise<void> {
  const document = `mutation ($id: uuid!, $on: date!, $reason: String!) {
    cancel_policy(policy_id: $id, reason: $reason, as_of_date: $on, issue_prorated_refund: true) { refund } }`;
  await agent().must(document, { id, ...end });
}
const booked = async (id: string) => {
  const text = `select coalesce(sum(e.amount), 0)::int as amount from ledger_transactions t
    join ledger_entries e using (ledger_transaction_id) where t.policy_id = $1 and e.account = 'small_amounts'`;
  return (await selectOne<{ amount: number }>(fixture.backend, text, [id])).amount;
};
const refundsOf = (id: string) =>
  selectRows(fixture.backend, 'select amount::int, status from policy_refunds where policy_id = $1', [id]);

describe('what comes back and is small', () => {
  test('stays until its owner asks for it, as the preview, the books and the letter say', async () => {
    const id = await nearItsEnd('OH');
    const shown = await previewOf(id);
    expect(shown.refund).toBe(0);
    expect(shown.left_as_it_is).toBeGreaterThan(0);
    expect(shown.left_as_it_is).toBeLessThanOrEqual(500);
    await cancel(id);
    expect(await refundsOf(id)).toEqual([]);
    expect(await booked(id)).toBe(-shown.left_as_it_is);
    const [letter] = await lettersOf(fixture.backend, id, 'policy_cancelled');
    expect(letter?.text).toContain('So small an amount is paid back to who asks for it');
    const asked = { id, amount: shown.left_as_it_is, reason: 'Asked for it on the phone' };
    await fixture.tenants.insurer.owner.must(
      `mutation ($id: uuid!, $amount: Int!, $reason: String!) {
        refund_policy(policy_id: $id, amount: $amount, reason: $reason) { status } }`,
      asked,
    );
    expect(await refundsOf(id)).toMatchObject([{ amount: shown.left_as_it_is }]);
    expect(await booked(id)).toBe(0);
  });

  test('goes back to the cent where the law names what does', async () => {
    const id = await nearItsEnd('GA');
    const shown = await previewOf(id);
    expect(shown.left_as_it_is).toBe(0);
    expect(shown.refund).toBeGreaterThan(0);
    expect(shown.refund).toBeLessThanOrEqual(500);
    await cancel(id);
    expect(await refundsOf(id)).toMatchObject([{ amount: shown.refund }]);
    expect(await booked(id)).toBe(0);
  });

  test('goes back where the product of the sale left nothing, whatever it says by now', async () => {
    await selectRows(fixture.backend, 'update product_parameters set small_amounts = 0');
    const id = await nearItsEnd('OH');
    await selectRows(fixture.backend, 'update product_parameters set small_amounts = 500');
    expect(await previewOf(id)).toMatchObject({ left_as_it_is: 0 });
  });
});

describe('a change that costs or brings little', () => {
  const preview = `query ($id: uuid!, $from: date) { preview_policy_affinity_discount(policy_id: $id, effective_date: $from) {
    refund balance premium_before premium_after left_as_it_is invoices { before after } } }`;
  const apply = `mutation ($id: uuid!, $from: date) {
    apply_policy_affinity_discount(policy_id: $id, effective_date: $from) { policy { premium } } }`;

  test('is not paid back, changes no invoice, and is in the books what it is', async () => {
    const id = await nearItsEnd('OH');
    const from = '2027-06-12';
    type Change = Shown & {
      premium_before: number;
      premium_after: number;
      invoices: { before: number; after: number }[];
    };
    const { preview_policy_affinity_discount: shown } = await agent().must<{
      preview_policy_affinity_discount: Change;
    }>(preview, { id, from });
    const less = shown.premium_before - shown.premium_after;
    expect(less).toBeGreaterThan(0);
    expect(shown).toMatchObject({ refund: 0, left_as_it_is: less });
    for (const { before, after } of shown.invoices) expect(after).toBe(before);
    await agent().must(apply, { id, from });
    expect(await refundsOf(id)).toEqual([]);
    expect(await booked(id)).toBe(-less);
    const [letter] = await lettersOf(fixture.backend, id, 'policy_changed');
    expect(letter?.text).toContain('is paid back to who asks for it');
  });
});
