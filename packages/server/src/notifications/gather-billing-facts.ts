import { openAmount } from '@roadworthy/core/billing/ledger/allocate-payment.ts';
import { dueNow } from '@roadworthy/core/billing/collection/collect.ts';
import { collectionsDay } from '@roadworthy/core/billing/ledger/write-off.ts';
import { aheadOf } from '@roadworthy/core/billing/collection/pay-policy.ts';
import type { BillingLetterFacts, FirstPayment } from '@roadworthy/core/notifications/letter.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { endedStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { type Day, day, dayInZone } from '@roadworthy/core/shared/time/day.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import type { Worded } from '../billing/autopay/autopay-wording.ts';
import { loadCollection, type StoredCollection } from '../billing/collection/collection-store.ts';
import { unpaidEnd } from '../billing/write-off/write-off-policy.ts';
import type { Tx } from '../kernel/database.ts';
import { parametersOfPolicy } from '../policies/policy-terms.ts';

const standings: Readonly<Record<string, 'received' | 'failed' | 'on_its_way'>> = {
  settled: 'received',
  failed: 'failed',
  returned: 'failed',
};

async function lastCharge(tx: Tx, policyId: string): Promise<BillingLetterFacts['last']> {
  const row = await tx
    .selectFrom('transactions')
    .select(['amount', 'date', 'status', 'decline_code', 'disputed', 'next_attempt', 'cc_last_four', 'bank'])
    .where('policy_id', '=', policyId)
    .where('type', '=', 'charge')
    .orderBy('updated', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    amount: row.amount,
    day: day(row.date),
    // What of a payment is disputed failed, though the rest of it counts.
    status: row.disputed > 0 ? 'failed' : (standings[row.status] ?? 'on_its_way'),
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

/** What is asked for on the next day on which anything is, less what was paid ahead. */
function upcomingOf({ invoices, coveredAhead }: StoredCollection, today: Day): BillingLetterFacts['upcoming'] {
  const waiting = invoices
    .filter(
      ({ status, collectFrom }) => (status === 'issued' || status === 'partly_paid') && (collectFrom ?? today) > today,
    )
    .map((invoice) => ({ invoice, left: openAmount(invoice) }));
  const requested = [...waiting, ...aheadOf(invoices, coveredAhead)]
    .filter(({ left }) => left > 0)
    .map(({ invoice: { collectFrom, dueDate }, left }) => ({ day: collectFrom ?? dueDate, left }));
  const first = requested.map((one) => one.day).toSorted()[0];
  if (first === undefined) return null;
  return { day: first, amount: sumCents(requested.filter((one) => one.day === first).map(({ left }) => left)) };
}

/** What the owner of the account that is debited by itself agreed to. */
async function agreedOf(
  tx: Tx,
  { timeZone }: Policy,
  { autopay, method }: StoredCollection,
): Promise<BillingLetterFacts['agreed']> {
  if (!autopay || method?.kind !== 'bank') return null;
  const { autopay_text, autopay_consented } = await tx
    .selectFrom('payment_methods')
    .select(['autopay_text', 'autopay_consented'])
    .where('payment_method_id', '=', method.paymentMethodId)
    .executeTakeFirstOrThrow();
  if (autopay_consented === null) return null;
  // Written with the consent, as it is read here.
  const parts = (autopay_text ?? []) as Worded['parts'];
  return { day: dayInZone(autopay_consented, timeZone), ends: method.bank, parts };
}

async function lastReturned(tx: Tx, policyId: string): Promise<BillingLetterFacts['returned']> {
  const row = await tx
    .selectFrom('payments as p')
    .innerJoin('transactions as t', 't.payment_id', 'p.payment_id')
    .select(['p.amount', 'p.bank', 'p.decline_code'])
    .where('t.policy_id', '=', policyId)
    .where('p.method_kind', '=', 'bank')
    .where('p.status', '=', 'returned')
    .orderBy('t.updated', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { amount: row.amount, account: row.bank, code: row.decline_code } : null;
}

async function lastRefund(tx: Tx, policyId: string): Promise<BillingLetterFacts['refund']> {
  const refund = await tx
    .selectFrom('policy_refunds')
    .select(['policy_refund_id', 'amount', 'interest', 'fees', 'by_hand', 'reason'])
    .where('policy_id', '=', policyId)
    .where('status', '=', 'paid')
    .orderBy('paid', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!refund) return null;
  const rows = await tx
    .selectFrom('payments')
    .select(['amount', 'method_kind', 'payout_kind', 'cc_last_four', 'bank'])
    .where('policy_refund_id', '=', refund.policy_refund_id)
    .where('status', '=', 'settled')
    .orderBy('amount', 'desc')
    .execute();
  const byRule = refund.reason === 'late_interest' ? 'interest' : 'premium';
  const returns = refund.fees > 0 ? 'fees' : refund.by_hand ? 'paid_ahead' : byRule;
  return {
    amount: refund.amount + refund.interest,
    parts: rows.map((row) => ({
      kind: row.payout_kind ?? row.method_kind,
      ends: row.cc_last_four ?? row.bank,
      amount: row.amount,
    })),
    returns,
  };
}

/** What letters about a policy's money say of it, as it stands. */
export async function billingFacts(tx: Tx, policy: Policy, today: Day) {
  const collection = await loadCollection({ tx }, policy, today);
  const { autopay, method, invoices } = collection;
  const isRefused = autopay && method?.isRefused === true;
  return {
    policyNumber: policy.policyNumber,
    currency: policy.currency,
    upcoming: upcomingOf(collection, today),
    due: dueNow(invoices),
    autopay: autopay && !isRefused,
    isRefused,
    method: methodOf(collection),
    agreed: await agreedOf(tx, policy, collection),
    returned: await lastReturned(tx, policy.policyId),
    isEnded: endedStatuses.some((status) => status === policy.status),
    collectionsOn: collectionsDay(unpaidEnd(policy, invoices), await parametersOfPolicy({ tx }, policy)),
    last: await lastCharge(tx, policy.policyId),
    refund: await lastRefund(tx, policy.policyId),
    isDelinquent: policy.status === 'delinquent',
  };
}

const firstStandings: Readonly<Record<string, FirstPayment['status']>> = {
  pending: 'on_its_way',
  returned: 'returned',
};

/** How the payment stands that a policy was bought with. */
export async function firstPaymentOf(tx: Tx, policyId: string): Promise<FirstPayment> {
  const first = await tx
    .selectFrom('transactions')
    .select(['amount', 'bank', 'status'])
    .where('policy_id', '=', policyId)
    .where('type', '=', 'charge')
    .orderBy('created')
    .limit(1)
    .executeTakeFirst();
  // A next term that nobody has paid for yet.
  if (!first) return { cents: 0, account: null, status: 'received' };
  const { amount, bank, status } = first;
  return { cents: amount, account: bank, status: firstStandings[status] ?? 'received' };
}
