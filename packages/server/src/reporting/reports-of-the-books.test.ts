import type { Caller } from '@roadworthy/testkit/caller.ts';
import { useFixture } from '@roadworthy/testkit/fixture.ts';
import { selectRows, selectOne } from '@roadworthy/testkit/select-rows.ts';
import { aMotorhomeQuote, aQuote, boundQuote } from '@roadworthy/testkit/quote-scenarios.ts';
import { someone } from '@roadworthy/testkit/tenants.ts';
import { beforeAll, expect, test } from 'vitest';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { writeCharges } from '../billing/charge-lines.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import { jobHandlers } from '../registry.ts';

const fixture = useFixture('reports of the books', { now: '2026-06-15T14:00:00Z' });
const earn = () => jobHandlers(fixture.backend.platform)['earn-premium']?.({});
const at = (instant: string) => fixture.backend.clock.set(instant);

type Policy = { policyId: string; premium: number; fees: number; policyNumber: string };
let monthly: Policy;
let other: Policy;

const policyOf = (id: string) =>
  selectOne<Policy>(
    fixture.backend,
    `select policy_id as "policyId", premium::int, fees::int, policy_number as "policyNumber" from policies where policy_id = $1`,
    [id],
  );

beforeAll(async () => {
  const { backend } = fixture;
  monthly = await policyOf((await boundQuote(backend, aQuote())).policyId);
  other = await policyOf((await boundQuote(backend, aMotorhomeQuote())).policyId);
  at('2026-08-02T14:00:00Z');
  await earn();
});

type Line = {
  account: string;
  accounting_month: string;
  opening: number;
  debits: number;
  credits: number;
  closing: number;
};
const trialBalance = async (caller: Caller, month?: string): Promise<Line[]> => {
  const where = month === undefined ? '{}' : `{ accounting_month: { _eq: "${month}" } }`;
  const { data } = await caller.ask(
    `{ trial_balance(where: ${where}, order_by: [{ accounting_month: asc }, { account: asc }]) {
       account accounting_month opening debits credits closing } }`,
  );
  return data?.['trial_balance'] as Line[];
};
type Row = {
  policy_id: string;
  written: number;
  earned: number;
  unearned: number;
  fees: number;
  accounting_month: string;
};
const bordereau = async (caller: Caller, policyId: string): Promise<Row[]> => {
  const { data } = await caller.ask(
    `query ($id: uuid!) { premium_bordereau(where: { policy_id: { _eq: $id } }, order_by: [{ accounting_month: asc }]) {
       policy_id accounting_month written earned unearned fees } }`,
    { id: policyId },
  );
  return data?.['premium_bordereau'] as Row[];
};
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

test('a trial balance sums to zero in every month, and opens with what the month before closed with', async () => {
  const lines = await trialBalance(fixture.tenants.insurer.agent);
  const months = [...new Set(lines.map(({ accounting_month }) => accounting_month))];
  expect(months).toEqual(['2026-06-01', '2026-07-01']);
  for (const month of months) {
    const own = lines.filter((line) => line.accounting_month === month);
    expect(sum(own.map(({ debits, credits }) => debits - credits))).toBe(0);
    expect(own.every(({ opening, debits, credits, closing }) => opening + debits - credits === closing)).toBe(true);
  }
  const earned = lines.filter(({ account }) => account === 'earned_premium');
  expect(earned).toHaveLength(2);
  expect(earned[1]?.opening).toBe(earned[0]?.closing);
  expect(lines.find(({ account }) => account === 'unearned_premium')).toMatchObject({
    opening: 0,
    credits: monthly.premium + other.premium,
  });
});

test('a bordereau has what each month wrote and earned of a policy, and what is unearned after it', async () => {
  const [june = 0, july = 0] = (
    await selectRows<{ earned: number }>(
      fixture.backend,
      `select -amount::int as earned from ledger_entries join ledger_transactions using (ledger_transaction_id)
       where policy_id = $1 and account = 'earned_premium' order by effective_date`,
      [other.policyId],
    )
  ).map(({ earned }) => earned);
  expect(june).toBe(Math.round((other.premium * 15) / 365));
  expect(await bordereau(fixture.tenants.insurer.agent, other.policyId)).toEqual([
    {
      policy_id: other.policyId,
      accounting_month: '2026-06-01',
      fees: other.fees,
      written: other.premium,
      earned: june,
      unearned: other.premium - june,
    },
    {
      policy_id: other.policyId,
      accounting_month: '2026-07-01',
      fees: 0,
      written: 0,
      earned: july,
      unearned: other.premium - june - july,
    },
  ]);
});

test('what is owed stands by how long it has been due, and comes to what the books have a policy owe', async () => {
  const ageing = async (asOf: string) => {
    const { data } = await fixture.tenants.insurer.owner.ask(
      `query ($asOf: date!, $id: uuid!) { receivables_ageing(where: { as_of: { _eq: $asOf }, policy_id: { _eq: $id } }) {
         total not_due days_1_30 days_31_60 days_61_90 days_over_90 days_late } }`,
      { asOf, id: monthly.policyId },
    );
    return (data?.['receivables_ageing'] as Record<string, number>[] | undefined)?.[0];
  };
  const invoices = await selectRows<{ amount: number; due: string; premium: number }>(
    fixture.backend,
    `select amount::int, premium::int, due_date::text as due from invoices where policy_id = $1 order by sequence`,
    [monthly.policyId],
  );
  const [, second, third] = invoices;
  const rest = sum(invoices.slice(3).map(({ premium }) => premium));
  expect([second?.due, third?.due]).toEqual(['2026-07-16', '2026-08-16']);
  const none = { days_61_90: 0, days_over_90: 0 };
  // Nobody has asked for the second: on its day it is due, a day later it is late.
  expect(await ageing('2026-07-16')).toMatchObject({ days_late: 0, days_1_30: 0, ...none });
  const owed = { not_due: (third?.premium ?? 0) + rest, days_1_30: second?.amount, days_31_60: 0, ...none };
  expect(await ageing('2026-08-02')).toEqual({ ...owed, total: owed.not_due + (second?.amount ?? 0), days_late: 17 });
  // Before it was paid for, and before it was bought.
  expect(await ageing('2026-06-14')).toBeUndefined();
  at('2026-06-16T14:00:00Z');
  const { owed: books } = await selectOne<{ owed: number }>(
    fixture.backend,
    `select sum(amount)::int as owed from ledger_entries join ledger_transactions using (ledger_transaction_id)
     where policy_id = $1 and account = 'premium_receivable'`,
    [monthly.policyId],
  );
  expect(await ageing('2026-06-16')).toMatchObject({ total: books, not_due: books });
  at('2026-08-02T14:00:00Z');
});

test('of a policy that changed hands each organization has what it booked itself', async () => {
  const { insurer, mirror } = fixture.tenants;
  expect(await trialBalance(mirror.agent)).toEqual([]);
  // As if it had come from the other one.
  const theirs = `booked_organization_id = '${mirror.organization.organizationId}'`;
  const its = `(select ledger_transaction_id from ledger_transactions where policy_id = '${other.policyId}')`;
  await selectRows(
    fixture.backend,
    ['ledger_entries', 'ledger_transactions']
      .map((table) => `update ${table} set ${theirs} where ledger_transaction_id in ${its}`)
      .join('; '),
  );
  at('2026-09-02T14:00:00Z');
  await earn();
  const months = async (caller: Caller) =>
    (await bordereau(caller, other.policyId)).map(({ accounting_month }) => accounting_month);
  expect(await months(mirror.agent)).toEqual(['2026-06-01', '2026-07-01']);
  expect(await months(insurer.agent)).toEqual(['2026-08-01']);
  expect(await months(someone(fixture.backend, 'global:underwriter'))).toEqual([
    '2026-06-01',
    '2026-07-01',
    '2026-08-01',
  ]);
  const written = (await trialBalance(mirror.agent)).find(({ account }) => account === 'unearned_premium');
  expect(written).toMatchObject({ accounting_month: '2026-06-01', credits: other.premium });
});

test('premium is earned by the place of what is insured and by coverage, and comes to what the books earned', async () => {
  const { data } = await fixture.tenants.insurer.agent.ask(
    '{ earned_premium_by_state(through: "2026-07-31") { state coverage currency written earned unearned } }',
  );
  type Earned = {
    readonly state: string;
    readonly coverage: string;
    readonly written: number;
    readonly earned: number;
  };
  const found = (data?.['earned_premium_by_state'] ?? []) as readonly Earned[];
  expect(found.length).toBeGreaterThan(2);
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(['US-OH']));
  expect(found.map(({ coverage }) => coverage)).toContain('collision');
  const sum = (of: 'written' | 'earned') => found.reduce((total, one) => total + one[of], 0);
  const books = await selectOne<{ earned: number; written: number }>(
    fixture.backend,
    `select -sum(e.amount)::int as earned, (select sum(premium)::int from policies p where p.organization_id = $1) as written
     from ledger_entries e join ledger_transactions l using (ledger_transaction_id)
     where l.organization_id = $1 and account = 'earned_premium' and l.accounting_month <= '2026-07-31'`,
    [fixture.tenants.insurer.organization.organizationId],
  );
  expect({ earned: sum('earned'), written: sum('written') }).toEqual(books);
});

test('a tax is a line with its jurisdiction, and a part of what the term costs', async () => {
  const { organizationId } = fixture.tenants.insurer.organization;
  const kernel = { platform: fixture.backend.platform, handlers: [] };
  const tax = {
    vehicleId: null,
    coverage: null,
    kind: 'tax',
    code: 'municipal_tax',
    annual: 1_800,
    termAmount: 1_800,
    amount: 1_800,
    from: day('2026-06-15'),
    to: day('2027-06-15'),
    earning: 'at_once',
    isRefundable: true,
  } as const;
  const write = (jurisdiction: string | null) =>
    inOrganization(kernel, organizationId, systemRequest('taxing'), async (work) => {
      const { policy_transaction_id: transactionId } = await work.tx
        .selectFrom('policy_transactions')
        .select('policy_transaction_id')
        .where('policy_id', '=', monthly.policyId)
        .executeTakeFirstOrThrow();
      await writeCharges(work, { policyId: monthly.policyId, transactionId }, [{ ...tax, jurisdiction }]);
    });
  await expect(write(null)).rejects.toMatchObject({ constraint: 'charge_line_taxed_by' });
  await write('US-KY Louisville');
  expect(
    await selectOne(
      fixture.backend,
      'select taxes::int, (total - premium - fees)::int as rest from policies where policy_id = $1',
      [monthly.policyId],
    ),
  ).toEqual({ taxes: 1_800, rest: 1_800 });
});
