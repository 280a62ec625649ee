import { type Earned, earningsUntil } from '@roadworthy/core/billing/ledger/earning.ts';
import {
  earningEntries,
  type MovedBalances,
  movedAccounts,
  transferEntries,
} from '@roadworthy/core/billing/ledger/ledger.ts';
import { type Cents, sumCents } from '@roadworthy/core/shared/money/money.ts';
import { day, type Day } from '@roadworthy/core/shared/time/day.ts';
import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';
import { chargesOfPolicies } from '../charge-lines.ts';
import { bookBatch, commissionsOf } from '../commission/book-commissions.ts';
import { keepEarned } from '../earn-premium.ts';
import { writeLedger } from '../write-ledger.ts';

/** The books that an organization has of a term, closed on a day; money in cents. */
export type ClosedBooks = {
  readonly policyId: string;
  /** What days have earned that nobody has booked yet. */
  readonly steps: readonly Earned[];
  /** Premium that the organization has earned then, and commission that it has booked. */
  readonly earned: Cents;
  readonly commission: Cents;
  /** What goes along. */
  readonly balances: MovedBalances;
};

async function stepsOf({ tx }: Work, policyId: string, today: Day): Promise<readonly Earned[]> {
  const row = await tx
    .selectFrom('policy_earnings as e')
    .innerJoin('policies as p', 'p.policy_id', 'e.policy_id')
    .select(['e.earned_until', 'e.earned', 'e.closed', 'p.expiration_date'])
    .where('e.policy_id', '=', policyId)
    .executeTakeFirst();
  if (!row || row.closed) return [];
  const charges = (await chargesOfPolicies(tx, [policyId])).get(policyId) ?? [];
  const [expirationDate, earnedUntil] = [day(row.expiration_date), day(row.earned_until)];
  return earningsUntil({ charges, expirationDate, ended: null, earnedUntil, earned: row.earned }, today);
}

/** What the work's organization itself has booked of a term, by account. */
async function bookedHere({ tx, organizationId }: Work, policyId: string): Promise<ReadonlyMap<string, Cents>> {
  const rows = await tx
    .selectFrom('ledger_transactions as t')
    .innerJoin('ledger_entries as e', 'e.ledger_transaction_id', 't.ledger_transaction_id')
    .select(['e.account', sql<number>`sum(e.amount)::int8`.as('amount')])
    .where('t.policy_id', '=', policyId)
    .where('t.booked_organization_id', '=', organizationId)
    .groupBy('e.account')
    .execute();
  return new Map(rows.map(({ account, amount }) => [account, amount]));
}

/** What the books of a term are once everything up to a day is in them. The policy is locked. */
export async function closedBooksOf(work: Work, policyId: string, today: Day): Promise<ClosedBooks> {
  const steps = await stepsOf(work, policyId, today);
  const held = await bookedHere(work, policyId);
  const due = sumCents((await commissionsOf(work, [policyId])).map((one) => one.due));
  const earns = sumCents(steps.map(({ amount }) => amount));
  const balanceOf = (account: string) => held.get(account) ?? 0;
  const balances = Object.fromEntries(
    movedAccounts.map((account) => [account, balanceOf(account) + (account === 'unearned_premium' ? earns : 0)]),
  ) as MovedBalances;
  return {
    policyId,
    steps,
    balances,
    earned: earns - balanceOf('earned_premium'),
    commission: balanceOf('commission_expense') + due,
  };
}

/** Books everything up to a day, and what goes along as gone. */
export async function closeBooks(work: Work, { policyId, steps, balances }: ClosedBooks, today: Day): Promise<void> {
  const last = steps.at(-1);
  const earned = steps.filter(({ amount }) => amount !== 0);
  await writeLedger(
    work,
    policyId,
    earned.map(({ until, amount }) => ({ kind: 'earning', effectiveDate: until, entries: earningEntries(amount) })),
  );
  if (last) await keepEarned(work, [await earnedSoFar(work, policyId, steps, last)]);
  // As if nobody had looked: how far an organization has looked is kept with its policies.
  await bookBatch(work, [{ policyId, booked: new Date(0) }]);
  await writeTransfer(work, policyId, transferEntries(balances).leaves, today);
}

async function earnedSoFar({ tx }: Work, policyId: string, steps: readonly Earned[], { until }: Earned) {
  const row = await tx
    .selectFrom('policy_earnings as e')
    .innerJoin('policies as p', 'p.policy_id', 'e.policy_id')
    .select(['e.earned', 'p.expiration_date'])
    .where('e.policy_id', '=', policyId)
    .executeTakeFirstOrThrow();
  const earned = row.earned + sumCents(steps.map(({ amount }) => amount));
  return { policyId, until, earned, closed: until === day(row.expiration_date) };
}

async function writeTransfer(
  work: Work,
  policyId: string,
  entries: ReturnType<typeof transferEntries>['leaves'],
  today: Day,
): Promise<void> {
  if (entries.length > 0) await writeLedger(work, policyId, [{ kind: 'transfer', effectiveDate: today, entries }]);
}

/** Takes over, in the books of the work's organization, what another one closed. */
export async function openBooks(work: Work, { policyId, balances }: ClosedBooks, today: Day): Promise<void> {
  await writeTransfer(work, policyId, transferEntries(balances).arrives, today);
  await work.tx
    .updateTable('policy_commissions')
    .set({ seen: new Date(0) })
    .where('policy_id', '=', policyId)
    .execute();
}
