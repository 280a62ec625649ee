import { boundByBank } from '@roadworthy/testkit/bank-scenarios.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import {
  aFrenchQuote,
  aQuote,
  type BoundQuote,
  cardToken,
  type QuoteFacts,
} from '@roadworthy/testkit/quote-scenarios.ts';
import { refusalOf } from '@roadworthy/testkit/refusal.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lettersOf } from '../../../test/letters-of.ts';
import { liveWithBanks } from '../../../test/run-collection.ts';

const start = '2026-06-15T14:00:00Z';
const fixture = useFixture('late returns', { now: start });
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

type Policy = Pick<BoundQuote, 'policyId'>;
const bought = (account: string, facts: Partial<QuoteFacts> = {}) =>
  boundByBank(fixture.backend, aQuote({ effectiveDate: '2026-06-15', ...facts }), account);
const until = (day: string) => liveWithBanks(fixture.backend, day);
const readStatus = ({ policyId }: Policy) =>
  selectOne<Record<string, unknown>>(
    fixture.backend,
    `select p.policy_status as status, b.held_for as held,
       (select string_agg(i.kind || ' ' || i.status, ', ' order by sequence) from invoices i where i.policy_id = p.policy_id
         and sequence <= 2) as invoices,
       (select string_agg(t.status || coalesce(' ' || decline_code, ''), ', ' order by created) from transactions t
         where t.policy_id = p.policy_id and type = 'charge') as charges,
       (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions l using (ledger_transaction_id)
         where l.policy_id = p.policy_id and account = 'cash') as cash,
       (select bool_or(m.ended is not null) from payment_methods m where m.contract_id = p.contract_id) as "isEnded"
     from policies p join billing_arrangements b using (contract_id) where p.policy_id = $1`,
    [policyId],
  );
const letter = async ({ policyId }: Policy) =>
  (await lettersOf(fixture.backend, policyId, 'debit_returned')).at(-1)?.text ?? '';

describe('a debit that comes back late', () => {
  test('59 days after it was paid, when cover had ended and the rest had gone back, is owed for what was covered, with what went back', async () => {
    const bound = await bought('000555555567', { paymentTerm: 'pay_in_full' });
    await until('2026-07-20');
    await fixture.tenants.insurer.agent.must(
      `mutation ($id: uuid!) { cancel_policy(policy_id: $id, reason: "sold_vehicle", as_of_date: "2026-07-20",
        proof: "Bill of sale", issue_prorated_refund: true) { refund } }`,
      { id: bound.policyId },
    );
    await until('2026-08-15');
    expect(await readStatus(bound)).toMatchObject({ status: 'cancelled', charges: 'settled' });
    const { cash } = await readStatus(bound);
    expect(Number(cash)).toBeGreaterThan(0);
    await until('2026-08-18');
    const after = await readStatus(bound);
    expect(after).toMatchObject({ status: 'cancelled', charges: 'returned debit_permission_withdrawn', isEnded: true });
    // What had gone back to its owner before is lost until it is paid.
    expect(Number(after['cash'])).toBeLessThan(0);
    const owed = await selectOne<{ booked: number; open: number }>(
      fixture.backend,
      `select (select sum(e.amount)::int from ledger_entries e join ledger_transactions l using (ledger_transaction_id)
           where l.policy_id = $1 and account = 'premium_receivable') as booked,
         (select sum(amount - paid_amount)::int from invoices where policy_id = $1 and status = 'issued') as open`,
      [bound.policyId],
    );
    expect(owed.open).toBe(owed.booked);
    const text = await letter(bound);
    expect(text).toContain('The permission to debit the account was withdrawn.');
    expect(text).not.toContain('Your cover goes on');
  });

  test('89 days after it was paid is owed again from that day on, and is debited again with a new permission alone', async () => {
    const bound = await boundByBank(
      fixture.backend,
      aFrenchQuote({ effectiveDate: '2026-06-15', paymentTerm: 'pay_in_full' }),
      '000555555575',
    );
    await until('2026-09-14');
    expect(await readStatus(bound)).toMatchObject({ status: 'active', charges: 'settled', invoices: 'deposit paid' });
    await until('2026-09-15');
    expect(await readStatus(bound)).toMatchObject({
      status: 'active',
      charges: 'returned debit_not_as_agreed',
      invoices: 'deposit issued',
      isEnded: true,
    });
    // Days in which it was paid count against nobody.
    await until('2026-09-16');
    expect(await readStatus(bound)).toMatchObject({ status: 'delinquent' });
    expect(await letter(bound)).toContain('n’étaient pas conformes à l’accord');
  });
});

describe('what a person has to look at', () => {
  test.each([
    ['000333333350', 'payer_unable'],
    ['000333333368', 'debit_fault'],
  ])('is asked of nobody until somebody has: %s', async (account, code) => {
    const bound = await bought(account, { paymentTerm: 'monthly', person: { email: `${code}@example.com` } });
    await until('2026-07-20');
    expect(await readStatus(bound)).toMatchObject({
      // An agent finds it where everything is that is overdue.
      status: 'delinquent',
      held: code,
      charges: `returned ${code}`,
      invoices: 'deposit issued, instalment scheduled',
    });
    expect(await letter(bound)).toBe('');
    const templates = await selectRows<{ template: string }>(
      fixture.backend,
      `select template from notifications where policy_id = $1 and template <> 'policy_bound'`,
      [bound.policyId],
    );
    expect(templates).toEqual([]);
    expect(
      await selectRows(
        fixture.backend,
        `select kind from timeline_entries where policy_id = $1 and kind = 'collection_held'`,
        [bound.policyId],
      ),
    ).toHaveLength(1);
  });

  test('goes on by the clock once somebody agreed on a day with who pays', async () => {
    const bound = await bought('000333333350', { paymentTerm: 'monthly', person: { email: 'agreed@example.com' } });
    await until('2026-06-25');
    const arrange = `mutation ($id: uuid!, $on: date!) { confirm_delinquent_policy(policy_id: $id, pay_by: $on) { pay_by } }`;
    expect(
      (
        await refusalOf(fixture.backend, fixture.tenants.insurer.agent, arrange, {
          id: bound.policyId,
          on: '2026-06-25',
        })
      ).code,
    ).toBe('day_too_early');
    expect(await readStatus(bound)).toMatchObject({ held: 'payer_unable' });
    await fixture.tenants.insurer.agent.must(arrange, { id: bound.policyId, on: '2026-07-01' });
    expect(await readStatus(bound)).toMatchObject({ status: 'active', held: null });
    await until('2026-07-15');
    expect(await readStatus(bound)).toMatchObject({ status: 'pending_cancellation' });
  });

  test('is not looked at by a debit in flight that settles, and is by whoever pays', async () => {
    const bound = await bought('000123456789', { paymentTerm: 'monthly', person: { email: 'inflight@example.com' } });
    const held = `update billing_arrangements b set held_for = 'debit_fault' from policies p
      where b.contract_id = p.contract_id and p.policy_id = $1`;
    await selectRows(fixture.backend, held, [bound.policyId]);
    await until('2026-06-25');
    expect(await readStatus(bound)).toMatchObject({ charges: 'settled', held: 'debit_fault' });
    const { user_id: userId } = await selectOne<{ user_id: string }>(
      fixture.backend,
      'select user_id from policies where policy_id = $1',
      [bound.policyId],
    );
    const account = { email: 'inflight@example.com', name: 'Ada Moreno', organizationId: null };
    const owner = fixture.backend.as({ userId, role: 'organization:customer', ...account });
    await owner.must(
      `mutation ($id: uuid!, $method: String!) { pay_policy(policy_id: $id, amount: 1000, method_token: $method) { status } }`,
      { id: bound.policyId, method: await cardToken(fixture.backend, '4242424242424242') },
    );
    expect(await readStatus(bound)).toMatchObject({ held: null });
  });
});
