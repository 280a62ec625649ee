import { dueNow } from '@roadworthy/core/billing/collect.ts';
import type { BillingLetterFacts, FirstPayment } from '@roadworthy/core/notifications/letter.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { type Day, day } from '@roadworthy/core/shared/day.ts';
import { loadCollection, type StoredCollection } from '../billing/collection-store.ts';
import type { Tx } from '../kernel/database.ts';

const standings: Readonly<Record<string, 'received' | 'failed' | 'on_its_way'>> = {
  settled: 'received',
  failed: 'failed',
  returned: 'failed',
};

async function lastCharge(tx: Tx, policyId: string): Promise<BillingLetterFacts['last']> {
  const row = await tx
    .selectFrom('transactions')
    .select(['amount', 'date', 'status', 'decline_code', 'next_attempt', 'cc_last_four', 'bank'])
    .where('policy_id', '=', policyId)
    .where('type', '=', 'charge')
    .orderBy('updated', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    amount: row.amount,
    day: day(row.date),
    standing: standings[row.status] ?? 'on_its_way',
    code: row.decline_code,
    nextAttempt: row.next_attempt === null ? null : day(row.next_attempt),
    ends: row.cc_last_four ?? row.bank,
  };
}

function methodOf({ autopay, method }: StoredCollection): BillingLetterFacts['method'] {
  const ends = method?.lastFour ?? method?.bank;
  if (!autopay || !method || !ends) return null;
  const { kind, goodThrough } = method;
  return { kind, ends, expiry: goodThrough && `${goodThrough.slice(5, 7)}/${goodThrough.slice(0, 4)}` };
}

async function lastRefund(tx: Tx, policyId: string): Promise<BillingLetterFacts['refund']> {
  const refund = await tx
    .selectFrom('policy_refunds')
    .select(['policy_refund_id', 'amount', 'interest', 'fees', 'by_hand'])
    .where('policy_id', '=', policyId)
    .where('status', '=', 'paid')
    .orderBy('paid', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!refund) return null;
  const rows = await tx
    .selectFrom('payments')
    .select(['amount', 'method_kind', 'cc_last_four', 'bank'])
    .where('policy_refund_id', '=', refund.policy_refund_id)
    .where('status', '=', 'settled')
    .orderBy('amount', 'desc')
    .execute();
  const returns = refund.fees > 0 ? 'fees' : refund.by_hand ? 'paid_ahead' : 'premium';
  return {
    amount: refund.amount + refund.interest,
    parts: rows.map((row) => ({ kind: row.method_kind, ends: row.cc_last_four ?? row.bank, amount: row.amount })),
    returns,
  };
}

/** What letters about a policy's money say of it, as it stands. */
export async function billingFacts(tx: Tx, policy: Policy, today: Day) {
  const collection = await loadCollection({ tx }, policy, today);
  const next = collection.invoices.find(({ status }) => status === 'scheduled');
  return {
    policyNumber: policy.policyNumber,
    currency: policy.currency,
    upcoming: next ? { amount: next.amount, day: next.collectFrom ?? next.dueDate } : null,
    due: dueNow(collection.invoices),
    autopay: collection.autopay,
    method: methodOf(collection),
    last: await lastCharge(tx, policy.policyId),
    refund: await lastRefund(tx, policy.policyId),
    isDelinquent: policy.status === 'delinquent',
  };
}

const firstStandings: Readonly<Record<string, FirstPayment['standing']>> = {
  pending: 'on_its_way',
  returned: 'returned',
};

/** How the payment stands that a policy was bought with. */
export async function firstPaymentOf(tx: Tx, policyId: string): Promise<FirstPayment> {
  const { amount, bank, status } = await tx
    .selectFrom('transactions')
    .select(['amount', 'bank', 'status'])
    .where('policy_id', '=', policyId)
    .where('type', '=', 'charge')
    .orderBy('created')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { cents: amount, account: bank, standing: firstStandings[status] ?? 'received' };
}
