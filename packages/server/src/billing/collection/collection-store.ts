import { allowsAfterEnd } from '@roadworthy/core/billing/collection/autopay-consent.ts';
import { type Collection, type CollectionTerms, termsForMethod } from '@roadworthy/core/billing/collection/collect.ts';
import type { PaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { endedStatuses } from '@roadworthy/core/policies/vocabulary.ts';
import { type Day, day, daysInMonth } from '@roadworthy/core/shared/time/day.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { sql } from 'kysely';
import type { Tx } from '../../kernel/database.ts';
import { readUnderLock } from '../../kernel/under-lock.ts';
import { parametersOfPolicy } from '../../policies/policy-terms.ts';
import { parametersFor } from '../../products/parameters-of.ts';
import { type DebitUnderWay, debitsUnderWay } from '../debits/debits-under-way.ts';
import { invoicesOf, type StoredInvoice } from '../invoice-store.ts';
import { paidBackSql } from '../refunds/advanced.ts';

type Reading = { readonly tx: Tx };

/** The method that a contract is paid with. */
export type StoredMethod = {
  readonly paymentMethodId: string;
  readonly kind: PaymentMethodKind;
  readonly lastFour: string | null;
  readonly bank: string | null;
  /** The last day on which a card is good. */
  readonly goodThrough: Day | null;
  readonly isConsented: boolean;
  readonly isRefused: boolean;
  /** Whether its owner agreed that it is charged for what a policy leaves unpaid as well. */
  readonly allowsAfterEnd: boolean;
  readonly isExpiryAnnounced: boolean;
};

/** How a policy is billed, and what was tried already. */
export type StoredCollection = Omit<Collection, 'invoices'> & {
  readonly invoices: readonly StoredInvoice[];
  readonly autopay: boolean;
  readonly method: StoredMethod | null;
  readonly pausedBy: string | null;
  /** What was paid and pays no invoice yet, in cents. */
  readonly paidAhead: number;
  /** What went back before an end, in cents: it pays for no cover any more. */
  readonly paidBack: number;
  /** The same with what is on its way from a bank for no invoice that is due: it is asked for by nobody. */
  readonly coveredAhead: number;
  readonly debits: readonly DebitUnderWay[];
};

/** The last day of a month of a year, as a card is good through it. */
export function lastOf(year: number, month: number): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return day(`${year}-${two(month)}-${two(daysInMonth(year, month))}`);
}

type Collected = Pick<Policy, 'productId' | 'effectiveDate' | 'terms'> & { readonly policyId?: string | null };

/** When what is due is announced, charged and missed: as a policy was sold, and as one would be while there is none. */
export function collectionTermsOf(
  reading: Reading,
  { policyId, productId, effectiveDate, terms }: Collected,
): Promise<CollectionTerms> {
  return policyId
    ? parametersOfPolicy(reading, { policyId, productId, effectiveDate, ...(terms === undefined ? {} : { terms }) })
    : parametersFor(reading, productId, effectiveDate);
}

/** Whether a method may be charged on a day without its owner. */
export function isChargeable({ isConsented, isRefused, goodThrough }: StoredMethod, today: Day): boolean {
  return isConsented && !isRefused && (goodThrough === null || goodThrough >= today);
}

/** The arrangement of a contract with its method, and what of a policy's money is in no invoice, in one statement. */
function gathered({ tx }: Reading, { contractId, policyId }: Pick<Policy, 'contractId' | 'policyId'>) {
  return tx
    .selectFrom('billing_arrangements as a')
    .leftJoin('payment_methods as m', 'm.payment_method_id', 'a.payment_method_id')
    .leftJoin('policy_collections as l', (join) => join.on('l.policy_id', '=', policyId))
    .where('a.contract_id', '=', contractId)
    .select(['a.autopay', 'a.payment_method_id', 'l.paused_by', 'a.held_for', 'm.kind', 'm.cc_last_four', 'm.bank'])
    .select(['m.expiry_month', 'm.expiry_year', 'm.autopay_consented', 'm.refused', 'm.ended', 'm.expiry_told'])
    .select('m.autopay_version')
    .select((eb) => [
      eb
        .selectFrom('ledger_transactions as t')
        .innerJoin('ledger_entries as e', 'e.ledger_transaction_id', 't.ledger_transaction_id')
        .select(sql<number>`coalesce(-sum(e.amount), 0)::bigint`.as('held'))
        .where('t.policy_id', '=', policyId)
        .where('e.account', '=', 'unapplied_cash')
        .as('paid_ahead'),
      // What a bank sent back was asked for, and is not asked for again by itself.
      eb
        .selectFrom('transactions')
        .select(sql<string[]>`coalesce(array_agg(invoice_id) filter (where invoice_id is not null), '{}')`.as('ids'))
        .where('policy_id', '=', policyId)
        .where('type', '=', 'charge')
        .as('tried'),
      eb
        .selectFrom('transactions as c')
        .leftJoin('invoices as i', 'i.invoice_id', 'c.invoice_id')
        .select((one) => one.fn.min('c.next_attempt').as('first'))
        .where('c.policy_id', '=', policyId)
        .where('c.type', '=', 'charge')
        // What is not asked for any more is not tried again.
        .where((one) => one.or([one('i.status', 'is', null), one('i.status', 'in', ['issued', 'partly_paid'])]))
        .as('next_attempt'),
      eb
        .selectFrom('policy_refunds as r')
        .innerJoin('policy_cancellations as c', 'c.policy_transaction_id', 'r.policy_transaction_id')
        .select(sql<boolean>`count(*) > 0`.as('some'))
        .where('r.policy_id', '=', policyId)
        .where('r.reason', '=', 'before_end')
        .where('r.status', '<>', 'stopped')
        .where('c.status', '=', 'pending')
        .as('is_paid_back'),
      paidBackSql(policyId).as('paid_back'),
      eb
        .selectFrom('payments')
        .select(sql<string[]>`coalesce(array_agg(distinct status), '{}')`.as('statuses'))
        .where('policy_id', '=', policyId)
        .where('direction', '=', 'in')
        .where('status', 'in', ['pending', 'unknown', 'processing'])
        .as('under_way'),
    ]);
}

const gatheredFrom = [
  'billing_arrangements',
  'payment_methods',
  'policy_collections',
  'ledger_transactions',
  'ledger_entries',
  'transactions',
  'invoices',
  'policy_refunds',
  'policy_cancellations',
  'payments',
  'payment_allocations',
];
export const readGathered = readUnderLock(
  gatheredFrom,
  ({ policyId }: Pick<Policy, 'contractId' | 'policyId'>) => policyId,
  (reading, policy) => gathered(reading, policy).executeTakeFirstOrThrow(),
);

type Gathered = Awaited<ReturnType<typeof readGathered>>;

function methodOf(row: Gathered): StoredMethod | null {
  const { payment_method_id: paymentMethodId, kind, expiry_month: month, expiry_year: year } = row;
  if (paymentMethodId === null || kind === null) return null;
  return {
    paymentMethodId,
    kind,
    lastFour: row.cc_last_four,
    bank: row.bank,
    goodThrough: month === null || year === null ? null : lastOf(year, month),
    isConsented: row.autopay_consented !== null && row.ended === null,
    isRefused: row.refused !== null,
    allowsAfterEnd: allowsAfterEnd(row.autopay_version),
    isExpiryAnnounced: row.expiry_told !== null,
  };
}

/** How a policy's money stands; whoever acts on it has locked the policy. */
export async function loadCollection(reading: Reading, policy: Policy, today: Day): Promise<StoredCollection> {
  const { policyId, status, policyTerm } = policy;
  const [row, invoices] = await Promise.all([readGathered(reading, policy), invoicesOf(reading, policyId)]);
  const { autopay, paused_by: pausedBy, next_attempt: nextAttempt } = row;
  const underWay = row.under_way ?? [];
  const paidAhead = row.paid_ahead ?? 0;
  const method = methodOf(row);
  const charges = autopay && method !== null ? method.kind : null;
  const hasEnded = endedStatuses.some((one) => one === status);
  const debits = underWay.includes('processing') ? await debitsUnderWay(reading, policyId) : [];
  return {
    status,
    isNextTerm: policyTerm > 1,
    invoices,
    tried: new Set([...(row.tried ?? []), ...invoices.flatMap((one) => (one.isTried ? [one.invoiceId] : []))]),
    nextAttempt: nextAttempt === null ? null : day(nextAttempt),
    isHeld: row.held_for !== null,
    isUnderWay: underWay.some((one) => one !== 'processing'),
    isPaidBack: row.is_paid_back === true,
    terms: termsForMethod(await collectionTermsOf(reading, policy), charges),
    charges,
    canCharge: autopay && method !== null && isChargeable(method, today) && (!hasEnded || method.allowsAfterEnd),
    autopay,
    method,
    pausedBy,
    paidAhead,
    paidBack: row.paid_back,
    debits,
    coveredAhead: paidAhead + sumCents(debits.map(({ free }) => free)),
  };
}
