import { allowsAfterEnd } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { checkInvariants } from '@roadworthy/testkit/invariants.ts';
import { aQuote, boundQuote, type QuoteFacts } from '@roadworthy/testkit/quote-scenarios.ts';
import { selectOne, selectRows } from '@roadworthy/testkit/select-rows.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collect } from '../../../test/run-collection.ts';
import { sendLetters } from '../../../test/send-letters.ts';
import { jobHandlers } from '../../registry.ts';

const fixture = useFixture('unpaid ends');
const start = '2026-06-15T14:00:00Z';
beforeEach(() => fixture.backend.clock.set(start));
afterEach(async () => expect(await checkInvariants(fixture.backend)).toEqual([]));

// No statute confirmed the days of notice here: the clock gives none.
const wyoming = {
  postalCode: '82001',
  mailing: { line_1: '1 Main Street', locality: 'Cheyenne', administrative_area: 'WY', postal_code: '82001' },
} as const;
const sold = (facts: Partial<QuoteFacts>) =>
  boundQuote(fixture.backend, aQuote({ ...wyoming, effectiveDate: '2026-06-15', ...facts }));

/** Everything that the clock does in a day, each day at eight in the morning of the risk. */
async function live(until: string, stepDays = 1): Promise<void> {
  const { backend } = fixture;
  const handlers = jobHandlers(backend.platform);
  for (;;) {
    const next = new Date(backend.clock.now().getTime() + stepDays * 86_400_000).toISOString().slice(0, 10);
    if (next > until) return;
    backend.clock.set(`${next}T14:00:00.000Z`);
    await collect(backend);
    for (const job of ['cancel-policies', 'expire-policies', 'write-off-policies'] as const) await handlers[job]?.({});
    await sendLetters(backend);
  }
}

const status = (policyId: string) =>
  selectOne<{ status: string; open: number; owed: number; charges: number; reminders: number; due: number }>(
    fixture.backend,
    `select policy_status as status,
       (select count(*)::int from invoices i where i.policy_id = p.policy_id and i.status in ('scheduled', 'issued', 'partly_paid', 'pending')) as open,
       (select coalesce(sum(e.amount), 0)::int from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
        where t.policy_id = p.policy_id and e.account = 'premium_receivable') as owed,
       (select coalesce(sum(attempt_count), 0)::int from transactions t where t.policy_id = p.policy_id and t.type = 'charge') as charges,
       (select count(*)::int from notifications n where n.policy_id = p.policy_id and n.template = 'balance_reminder') as reminders,
       (select count(*)::int from notifications n where n.policy_id = p.policy_id and n.template = 'payment_upcoming') as due
     from policies p where policy_id = $1`,
    [policyId],
  );

async function cancelNow(policyId: string, on: string): Promise<void> {
  await fixture.tenants.insurer.agent.must(
    `mutation ($id: uuid!, $on: date!) { cancel_policy(policy_id: $id, reason: "insured_request", as_of_date: $on,
      explanation: "Asked for on the phone", issue_prorated_refund: true) { status } }`,
    { id: policyId, on },
  );
}

test('a term that nobody pays for and no notice ends is reminded of and written off once it is over', async () => {
  const { policyId } = await sold({ durationMonths: 6 });
  await live('2026-12-14');
  expect(await status(policyId)).toMatchObject({ status: 'delinquent', open: 5, reminders: 0 });
  await live('2027-01-28');
  expect(await status(policyId)).toMatchObject({ status: 'expired', open: 5 });
  await live('2027-01-29');
  expect(await status(policyId)).toMatchObject({ status: 'expired', open: 0, owed: 0, reminders: 1 });
});

test('what a soft decline leaves unpaid is tried three times, and once more with each that falls due', async () => {
  const { policyId } = await sold({ durationMonths: 6, autopay: true, card: '4000000000007114' });
  await live('2026-11-30');
  // The purchase, three at the first instalment, and all that is due once with each of the four after it.
  expect(await status(policyId)).toMatchObject({ status: 'delinquent', charges: 8 });
});

test('an invoice that an outage left scheduled over the end of its term is announced, issued and charged', async () => {
  const { policyId } = await sold({ durationMonths: 6, autopay: true });
  await live('2026-11-05');
  fixture.backend.clock.set('2026-12-20T14:00:00Z');
  await live('2026-12-21');
  expect(await status(policyId)).toMatchObject({ status: 'expired', open: 1 });
  await live('2027-01-05');
  expect(await status(policyId)).toMatchObject({ status: 'expired', open: 0, owed: 0, charges: 6 });
});

/** One whose first instalment is declined, cancelled before it is charged again: some days are owed. */
async function cancelledOwing(facts: Partial<QuoteFacts> = {}): Promise<string> {
  const { policyId } = await sold({ autopay: true, card: '4000000000007155', ...facts });
  await live('2026-07-17');
  await cancelNow(policyId, '2026-07-17');
  expect((await status(policyId)).owed).toBeGreaterThan(0);
  return policyId;
}

test('what an insured who cancels still owes is charged to the card that they allowed it for, a week after they were told', async () => {
  const policyId = await cancelledOwing();
  const { owed } = await status(policyId);
  await live('2026-07-24');
  expect(await status(policyId)).toMatchObject({ status: 'cancelled', owed, charges: 2, due: 2 });
  await live('2026-07-26');
  expect(await status(policyId)).toMatchObject({ status: 'cancelled', open: 0, owed: 0, charges: 3 });
});

test('a card whose owner agreed until the policy ends is not charged after that, and what they owe is written off', async () => {
  expect(allowsAfterEnd('2026-11-23')).toBe(false);
  const policyId = await cancelledOwing();
  await selectRows(
    fixture.backend,
    `update payment_methods set autopay_version = '2026-11-23'
     where contract_id = (select contract_id from policies where policy_id = $1)`,
    [policyId],
  );
  await live('2026-08-16');
  expect(await status(policyId)).toMatchObject({ status: 'cancelled', open: 1, charges: 2 });
  await live('2026-08-17');
  expect(await status(policyId)).toMatchObject({ open: 0, owed: 0, charges: 2 });
});

test('a balance goes to an agency where the product says from which sum on, and its payer was told so', async () => {
  await selectRows(
    fixture.backend,
    `insert into product_parameters (organization_id, product_id, effective_date, installment_fee, collections_from, write_off_limit)
     select organization_id, product_id, '2026-06-15', 500, 1, 0 from products
     on conflict (organization_id, product_id, effective_date) do update set collections_from = 1, write_off_limit = 0`,
  );
  const policyId = await cancelledOwing({ card: '4000000000007122' });
  await live('2026-08-30');
  expect(await status(policyId)).toMatchObject({ open: 1, reminders: 2 });
  await live('2026-08-31');
  expect(await status(policyId)).toMatchObject({ open: 0, owed: 0, reminders: 2 });
  const [invoice] = await selectRows<{ on: string }>(
    fixture.backend,
    `select sent_to_collections::text as on from invoices where policy_id = $1 and kind = 'balance'`,
    [policyId],
  );
  expect(invoice).toEqual({ on: '2026-08-31' });
  const entries = await selectRows(
    fixture.backend,
    `select kind from timeline_entries where policy_id = $1 and kind like 'balance_%' order by timeline_entry_id`,
    [policyId],
  );
  expect(entries).toEqual([
    { kind: 'balance_reminded' },
    { kind: 'balance_reminded' },
    { kind: 'balance_sent_to_collections' },
  ]);
});
