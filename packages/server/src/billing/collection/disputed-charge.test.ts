import type { PaymentResult } from '@roadworthy/providers/payments/port.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aQuote, type BoundQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { collect, liveUntil, resumeProcesses } from '../../../test/run-collection.ts';
import type { JobData } from '../../kernel/jobs/jobs.ts';
import { jobHandlers } from '../../registry.ts';
import { wakeDebit } from '../debits/follow-debits.ts';

const fixture = useFixture('disputed charge', { now: '2026-06-15T14:00:00Z' });
// The sandbox loses every dispute: of one that a bank calls won it does not know.
afterEach(async () => {
  const broken = await checkInvariants(fixture.backend);
  expect(broken.filter((rule) => !isWon || !rule.startsWith('I13 the gateway'))).toEqual([]);
});
let isWon = false;

type Payment = { readonly payment_id: string; readonly key: string; readonly reference: string };
const lastPayment = ({ policyId }: BoundQuote) =>
  selectOne<Payment>(
    fixture.backend,
    `select m.payment_id, gateway_key as key, gateway_reference as reference from payments m
     join transactions t using (payment_id) where t.policy_id = $1 order by m.created desc limit 1`,
    [policyId],
  );
/** The worker does what a webhook left for it. */
async function work(): Promise<number> {
  const sql = `delete from pgboss.job where name = 'follow-debit' returning data`;
  const rows = await selectRows<{ data: JobData['follow-debit'] }>(fixture.backend, sql);
  for (const { data } of rows) await jobHandlers(fixture.backend.platform)['follow-debit']?.(data);
  return rows.length;
}
const tell = ({ reference }: Payment, status: 'returned' | 'captured' = 'returned') =>
  wakeDebit(fixture.backend.platform, { key: null, reference, status });
const readStatus = ({ policyId }: BoundQuote) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.policy_status as status,
       (select string_agg(i.status, ' ' order by sequence) from invoices i where i.policy_id = p.policy_id and sequence <= 3) as invoices,
       (select string_agg(t.status || coalesce(' ' || decline_code, ''), ', ' order by created) from transactions t where t.policy_id = p.policy_id) as charges,
       (select sum(e.amount)::int from ledger_entries e join ledger_transactions l using (ledger_transaction_id)
          where l.policy_id = p.policy_id and account = 'cash') as cash,
       (select string_agg(template, ' ' order by created) from notifications n where n.policy_id = p.policy_id
          and template <> 'policy_bound') as letters
     from policies p where policy_id = $1`,
    [policyId],
  );

const heldFor = async ({ policyId }: BoundQuote) =>
  (
    await selectOne<{ held_for: string | null }>(
      fixture.backend,
      'select held_for from billing_arrangements join policies p using (contract_id) where p.policy_id = $1',
      [policyId],
    )
  ).held_for;

test('a payment that the owner of the card disputes is owed again, told of, and not taken from that card once more', async () => {
  const bound = await boundQuote(
    fixture.backend,
    aQuote({ autopay: true, effectiveDate: '2026-06-15', card: '4000000000000259' }),
  );
  const payment = await lastPayment(bound);
  // Nothing happened yet: what is told too early, or is no return, changes nothing.
  await tell(payment);
  await tell(payment, 'captured');
  expect(await work()).toBe(1);
  expect(await readStatus(bound)).toMatchObject({ charges: 'settled', invoices: 'paid scheduled scheduled' });
  fixture.backend.clock.set('2026-06-19T14:00:00Z');
  await tell(payment);
  await tell(payment);
  expect(await work()).toBe(2);
  await collect(fixture.backend);
  expect(await readStatus(bound)).toMatchObject({
    charges: 'returned chargeback',
    cash: 0,
    letters: 'payment_failed',
    invoices: 'issued scheduled scheduled',
  });
  // The clock goes on: nobody charges the card, and the policy is overdue from the day of the dispute.
  await liveUntil(fixture.backend, '2026-06-26');
  expect(await readStatus(bound)).toMatchObject({ status: 'delinquent', charges: 'returned chargeback', cash: 0 });
});

test('a dispute that is won brings the money back, once', async () => {
  fixture.backend.clock.set('2026-06-15T14:00:00Z');
  const bound = await boundQuote(
    fixture.backend,
    aQuote({ effectiveDate: '2026-06-15', card: '4000000000000259', person: { email: 'won@example.com' } }),
  );
  const payment = await lastPayment(bound);
  fixture.backend.clock.set('2026-06-19T14:00:00Z');
  await tell(payment);
  await work();
  isWon = true;
  // What holds the collection meanwhile is a person's to look at, whatever a bank gives back.
  const held = `update billing_arrangements b set held_for = 'payer_unable' from policies p
    where b.contract_id = p.contract_id and p.policy_id = $1`;
  await selectRows(fixture.backend, held, [bound.policyId]);
  // The clock asks every day how the dispute stands, and the bank says that it was won.
  fixture.backend.clock.set('2026-06-21T14:00:00Z');
  const { platform } = fixture.backend;
  const won = {
    ...platform.payments,
    lookUp: async () => ({ status: 'captured', reference: payment.reference }) as const,
  };
  for (let round = 0; round < 2; round += 1) {
    await jobHandlers({ ...platform, payments: won })['follow-debits']?.({});
  }
  expect(await readStatus(bound)).toMatchObject({ charges: 'settled', invoices: 'paid scheduled scheduled' });
  const cash = await selectRows<{ amount: number }>(
    fixture.backend,
    `select e.amount::int from ledger_entries e join ledger_transactions l using (ledger_transaction_id)
     where l.policy_id = $1 and account = 'cash' order by l.booked, e.amount desc`,
    [bound.policyId],
  );
  expect(cash.map(({ amount }) => Math.sign(amount))).toEqual([1, -1, 1]);
  expect(await heldFor(bound)).toBe('payer_unable');
});

describe('a dispute of a part of a payment', () => {
  const as = (found: Partial<PaymentResult>) => {
    const { platform } = fixture.backend;
    const payments = {
      ...platform.payments,
      lookUp: async () => ({ status: 'captured', reference: 'x', ...found }) as const,
    };
    return { ...platform, payments } as typeof platform;
  };
  /** The bank says how the payment stands, twice, and the books are looked at. */
  const follow = async ({ payment_id }: Payment, policyId: string, found: Partial<PaymentResult>) => {
    isWon = true;
    const { organization_id: organizationId } = await selectOne<{ organization_id: string }>(
      fixture.backend,
      'select organization_id from policies where policy_id = $1',
      [policyId],
    );
    for (let round = 0; round < 2; round += 1) {
      await jobHandlers(as(found))['follow-debit']?.({ paymentId: payment_id, organizationId });
    }
    await jobHandlers(fixture.backend.platform)['check-balances']?.({});
    expect(await selectRows(fixture.backend, 'select rule, expected, found from balance_findings')).toEqual([]);
  };
  const money = ({ policyId }: { readonly policyId: string }) =>
    selectOne<{ open: number; cash: number; fees: number; disputed: number; status: string }>(
      fixture.backend,
      `select (select sum(amount - paid_amount)::int from invoices where policy_id = $1 and status in ('issued', 'partly_paid')) as open,
         (select sum(e.amount)::int from ledger_entries e join ledger_transactions l using (ledger_transaction_id)
            where l.policy_id = $1 and account = 'cash') as cash,
         (select sum(e.amount)::int from ledger_entries e join ledger_transactions l using (ledger_transaction_id)
            where l.policy_id = $1 and account = 'dispute_fees') as fees,
         t.disputed::int, t.status from transactions t where policy_id = $1 and type = 'charge'`,
      [policyId],
    );

  test('has that part owed again and no more, with its fee as an expense, until the bank gives it back', async () => {
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
    const bound = await boundQuote(
      fixture.backend,
      aQuote({ effectiveDate: '2026-06-15', person: { email: 'part@example.com' }, paymentTerm: 'pay_in_full' }),
    );
    const payment = await lastPayment(bound);
    const { cash: paid } = await money(bound);
    await follow(payment, bound.policyId, { takenBack: 10_000, disputeFee: 1_500 });
    expect(await money(bound)).toEqual({
      open: 10_000,
      cash: paid - 11_500,
      fees: 1_500,
      disputed: 10_000,
      status: 'settled',
    });
    expect(await readStatus(bound)).toMatchObject({ invoices: 'partly_paid', letters: 'payment_failed' });
    // More of it, less of it, and the bank decides for a part: the figure of now counts.
    await follow(payment, bound.policyId, { takenBack: 12_000, disputeFee: 1_500 });
    expect(await money(bound)).toMatchObject({ open: 12_000, disputed: 12_000 });
    await follow(payment, bound.policyId, { takenBack: 4_000, disputeFee: 1_500 });
    expect(await money(bound)).toMatchObject({ open: 4_000, disputed: 4_000, cash: paid - 5_500 });
    // All of it, then a part again.
    await follow(payment, bound.policyId, { status: 'returned', declineCode: 'chargeback', disputeFee: 1_500 });
    expect(await money(bound)).toMatchObject({ open: paid, disputed: 0, status: 'returned', cash: -1_500 });
    await follow(payment, bound.policyId, { takenBack: 4_000, disputeFee: 1_500 });
    expect(await money(bound)).toMatchObject({ open: 4_000, disputed: 4_000, status: 'settled', cash: paid - 5_500 });
    // Won, and the fee comes back with it.
    await follow(payment, bound.policyId, {});
    expect(await money(bound)).toEqual({ open: null, cash: paid, fees: 0, disputed: 0, status: 'settled' });
    expect(await readStatus(bound)).toMatchObject({ invoices: 'paid' });
  });

  test('of a payment of which something went back owes what was given twice, and gives back no more than is left', async () => {
    fixture.backend.clock.set('2026-06-15T14:00:00Z');
    const bound = await boundQuote(
      fixture.backend,
      aQuote({ effectiveDate: '2026-06-15', person: { email: 'back@example.com' }, paymentTerm: 'pay_in_full' }),
    );
    const payment = await lastPayment(bound);
    const { cash: paid } = await money(bound);
    fixture.backend.clock.set('2026-09-15T14:00:00Z');
    await fixture.tenants.insurer.agent.must(
      `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-09-15",
        proof: "Bill of sale", issue_prorated_refund: true) { refund } }`,
      { id: bound.policyId },
    );
    await jobHandlers(fixture.backend.platform)['pay-refunds']?.({});
    await resumeProcesses(fixture.backend);
    const { cash: left } = await money(bound);
    expect(left).toBeLessThan(paid);
    await follow(payment, bound.policyId, { takenBack: 20_000 });
    expect(await money(bound)).toMatchObject({ open: 20_000, cash: left - 20_000, disputed: 20_000 });
  });
});
