import { payByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, boundQuote, type BoundQuote, cardToken, signedQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { liveUntil, resumeProcesses } from '../../../test/run-collection.ts';
import { jobHandlers } from '../../registry.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('refund policy', { now: start });
afterEach(async () => {
  fixture.backend.clock.set(start);
  expect(await checkInvariants(fixture.backend)).toEqual([]);
});

const monthly = () => boundQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
const owner = () => fixture.tenants.insurer.owner;
const send = async () => {
  await jobHandlers(fixture.backend.platform)['pay-refunds']?.({});
  await resumeProcesses(fixture.backend);
};

async function pay({ policyId }: { readonly policyId: string }, amount: number): Promise<void> {
  const { userId } = await selectOne<{ userId: string }>(
    fixture.backend,
    'select user_id as "userId" from policies where policy_id = $1',
    [policyId],
  );
  const account = { email: 'ada.moreno@example.com', name: 'Ada Moreno', organizationId: null };
  const customer = fixture.backend.as({ userId, role: 'organization:customer', ...account });
  await customer.must(
    'mutation ($id: uuid!, $amount: Int!, $card: String) { pay_policy(policy_id: $id, amount: $amount, method_token: $card) { status } }',
    {
      id: policyId,
      amount,
      card: await cardToken(fixture.backend, '4242424242424242'),
    },
  );
}

const document = `mutation ($id: uuid!, $amount: Int!, $why: String!) {
  refund_policy(policy_id: $id, amount: $amount, reason: $why) { status transaction { type status amount } }
}`;
const requested = ({ policyId: id }: BoundQuote, amount: number) => ({ id, amount, why: 'Paid twice' });
const refused = async (bound: BoundQuote, amount: number, who: Caller = owner()) =>
  (await refusalOf(fixture.backend, who, document, requested(bound, amount))).code;

async function cancel(
  { policyId }: { readonly policyId: string },
  refund = true,
): Promise<{ refund: number; balance: number }> {
  const { cancel_policy: done } = await fixture.tenants.insurer.agent.must<{
    cancel_policy: { refund: number; balance: number };
  }>(
    `mutation ($id: uuid!, $on: date!, $refund: Boolean!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: $on,
      explanation: "Waits for the lender", issue_prorated_refund: $refund) { refund balance } }`,
    { id: policyId, on: fixture.backend.clock.now().toISOString().slice(0, 10), refund },
  );
  return done;
}

/** What people read of the money of a policy: invoices, what goes back, and what the books owe and hold. */
const moneyOf = ({ policyId }: { readonly policyId: string }) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select
       (select string_agg(status || ' ' || amount, ', ' order by sequence) from invoices where policy_id = p.policy_id
          and status <> 'scheduled' and status <> 'void') as invoices,
       (select string_agg(status || ' ' || amount, ', ' order by created) from policy_refunds where policy_id = p.policy_id) as refunds,
       (select string_agg(status || ' ' || amount, ', ' order by created) from payments where policy_id = p.policy_id and direction = 'out') as sent,
       (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
          where t.policy_id = p.policy_id and account in ('premium_receivable', 'unapplied_cash')) as account
     from policies p where policy_id = $1`,
    [policyId],
  );

describe('giving back by hand', () => {
  test('what was paid ahead goes back to the card that paid it, once, and pays no invoice any more', async () => {
    const bound = await monthly();
    await pay(bound, 5_000);
    const { refund_policy: answer } = await owner().must<{ refund_policy: object }>(document, requested(bound, 3_000));
    expect(answer).toEqual({ status: 'owed', transaction: { type: 'refund', status: 'pending', amount: 3_000 } });
    await Promise.all([send(), send()]);
    expect(await moneyOf(bound)).toMatchObject({ refunds: 'paid 3000', sent: 'settled 3000' });
    expect(await refused(bound, 10_000)).toBe('more_than_refundable');
    await liveUntil(fixture.backend, '2026-07-16');
    const [invoice] = await selectRows<{ paid: number }>(
      fixture.backend,
      'select paid_amount::int as paid from invoices where policy_id = $1 and sequence = 2',
      [bound.policyId],
    );
    expect(invoice).toEqual({ paid: 2_000 });
  });

  test('a fee goes back as a line of its own, and a flat cancellation does not give it back again', async () => {
    const bound = await monthly();
    const { refund_choices: choices } = await owner().must<{ refund_choices: { most: number; fees: number } }>(
      'query ($id: uuid!) { refund_choices(policy_id: $id) { most fees credit limit_left refund_to { end amount } } }',
      { id: bound.policyId },
    );
    expect(choices).toEqual({
      most: 2_500,
      fees: 2_500,
      credit: 0,
      limit_left: 25_000,
      refund_to: [{ end: '4242', amount: 2_500 }],
    });
    await owner().must(document, requested(bound, 2_500));
    expect(await refused(bound, 1)).toBe('nothing_to_refund');
    const paid = await selectOne<{ amount: number }>(
      fixture.backend,
      `select amount::int from transactions where policy_id = $1 and type = 'charge'`,
      [bound.policyId],
    );
    expect(await cancel(bound)).toEqual({ refund: paid.amount - 2_500, balance: 0 });
    await send();
    expect(await moneyOf(bound)).toMatchObject({ account: 0, refunds: `paid 2500, paid ${paid.amount - 2_500}` });
  });

  test.each([
    // What was paid ahead, what goes back, the part of it that comes back, and how both stand then.
    [5_000, 6_000, 5_000, 'held 5000 with 0 of fees and 5000 paid ahead, paid 1000 with 1000 of fees and 0 paid ahead'],
    [
      5_000,
      6_000,
      1_000,
      'held 1000 with 0 of fees and 1000 paid ahead, paid 5000 with 1000 of fees and 4000 paid ahead',
    ],
    [
      1_000,
      3_500,
      2_500,
      'held 2500 with 1500 of fees and 1000 paid ahead, paid 1000 with 1000 of fees and 0 paid ahead',
    ],
  ])('of %i paid ahead %i go back and %i come back: every cent is counted once', async (ahead, amount, part, parts) => {
    const bound = await monthly();
    fixture.backend.clock.set('2026-06-15T15:00:00Z');
    await pay(bound, ahead);
    await owner().must(document, requested(bound, amount));
    await send();
    expect(await moneyOf(bound)).toMatchObject({ refunds: `paid ${amount}` });
    const { id, organizationId } = await selectOne<{ id: string; organizationId: string }>(
      fixture.backend,
      `select payment_id as id, organization_id as "organizationId" from payments
       where policy_id = $1 and direction = 'out' and amount = $2`,
      [bound.policyId, part],
    );
    const { platform } = fixture.backend;
    const declined = { status: 'declined', reference: 'r', declineCode: 'account_closed' } as const;
    const failing = { ...platform.payments, lookUp: async () => declined };
    const told = { paymentId: id, organizationId };
    await jobHandlers({ ...platform, payments: failing })['follow-debit']?.(told);
    const { text } = await selectOne<{ text: string }>(
      fixture.backend,
      `select string_agg(status || ' ' || r.amount || ' with ' || fees || ' of fees and ' || (
         select coalesce(sum(a.amount), 0) from payment_allocations a where a.policy_refund_id = r.policy_refund_id)
         || ' paid ahead', ', ' order by status) as text from policy_refunds r where policy_id = $1`,
      [bound.policyId],
    );
    expect(text).toBe(parts);
  });

  test('an owner has the limit of the product, a service manager none', async () => {
    const bound = await monthly();
    await pay(bound, 40_000);
    await owner().must(document, requested(bound, 20_000));
    expect(await refused(bound, 5_001)).toBe('refund_limit');
    await someone(fixture.backend, 'global:service_manager').must(document, requested(bound, 15_000));
    expect(await moneyOf(bound)).toMatchObject({ refunds: 'owed 20000, owed 15000' });
  });
});

describe('a refund that is held', () => {
  test('waits until somebody who may sends it, once', async () => {
    const bound = await boundQuote(fixture.backend, aQuote({ paymentTerm: 'pay_in_full' }));
    fixture.backend.clock.set('2026-09-01T14:00:00Z');
    await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
    const { refund } = await cancel(bound, false);
    await send();
    expect(await moneyOf(bound)).toMatchObject({ refunds: `held ${refund}`, sent: null });
    const { id } = await selectOne<{ id: string }>(
      fixture.backend,
      'select policy_refund_id as id from policy_refunds where policy_id = $1',
      [bound.policyId],
    );
    const release = `mutation ($id: uuid!, $refund: uuid!) {
      pay_refund(policy_id: $id, policy_refund_id: $refund) { status transaction { status } } }`;
    const both = { id: bound.policyId, refund: id };
    expect(await owner().must(release, both)).toEqual({
      pay_refund: { status: 'paid', transaction: { status: 'settled' } },
    });
    expect((await refusalOf(fixture.backend, owner(), release, both)).code).toBe('refund_paid');
    expect(await moneyOf(bound)).toMatchObject({ refunds: `paid ${refund}`, sent: `settled ${refund}`, account: 0 });
  });
});

describe('a policy that ends while money is moving', () => {
  test('part of an invoice that was paid stays paid, and the rest of what is owed is billed once', async () => {
    const bound = await monthly();
    await liveUntil(fixture.backend, '2026-07-17');
    await pay(bound, 1_000);
    fixture.backend.clock.set('2026-08-12T14:00:00Z');
    const before = await moneyOf(bound);
    const { balance, refund } = await cancel(bound);
    expect(balance).toBeGreaterThan(0);
    expect(refund).toBe(0);
    expect(await moneyOf(bound)).toMatchObject({ account: balance });
    expect(String((await moneyOf(bound))['invoices'])).toMatch(new RegExp(`^paid \\d+, paid 1000, issued ${balance}$`));
    expect(String(before['invoices'])).toMatch(/partly_paid/);
    await pay(bound, balance);
    expect(await moneyOf(bound)).toMatchObject({ account: 0, refunds: null });
  });

  test('what was paid ahead pays what is owed first, and the rest goes back', async () => {
    const bound = await monthly();
    await pay(bound, 30_000);
    fixture.backend.clock.set('2026-07-01T14:00:00Z');
    await jobHandlers(fixture.backend.platform)['activate-policies']?.({});
    const { refund } = await cancel(bound);
    await send();
    expect(await moneyOf(bound)).toMatchObject({ account: 0, refunds: `paid ${refund}` });
  });

  test('what a bank still owes is billed to its debit, and what comes in too much is owed back when it has', async () => {
    const quote = await signedQuote(fixture.backend, aQuote({ effectiveDate: '2026-06-15' }));
    await payByBank(fixture.backend, quote, '000123456789');
    const bound = await selectOne<{ policyId: string }>(
      fixture.backend,
      'select policy_id as "policyId" from quotes where quote_id = $1',
      [quote.quoteId],
    );
    fixture.backend.clock.set('2026-06-16T14:00:00Z');
    const { refund, balance } = await cancel(bound);
    expect(refund, 'nothing goes back that has not come in').toBe(0);
    expect(await moneyOf(bound)).toMatchObject({ invoices: `pending ${balance}`, refunds: null, account: balance });
    fixture.backend.clock.set('2026-06-22T14:00:00Z');
    await jobHandlers(fixture.backend.platform)['follow-debits']?.({});
    const after = await moneyOf(bound);
    expect(after).toMatchObject({ invoices: `paid ${balance}`, account: 0 });
    expect(String(after['refunds'])).toMatch(/^owed \d+$/);
  });
});
