import { type Collection, type CollectionTerms, termsForMethod } from '@roadworthy/core/billing/collect.ts';
import type { PaymentMethodKind } from '@roadworthy/core/billing/vocabulary.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { type Day, day, daysInMonth } from '@roadworthy/core/shared/day.ts';
import { sumCents } from '@roadworthy/core/shared/money.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/database.ts';
import { parametersFor } from '../products/parameters-of.ts';
import { accountOf } from './cancellation/policy-money.ts';
import { type DebitUnderWay, debitsUnderWay } from './debits-under-way.ts';
import { invoicesOf, type StoredInvoice } from './invoice-store.ts';

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
  readonly isExpiryTold: boolean;
};

/** How a policy is billed, and what was tried already. */
export type StoredCollection = Omit<Collection, 'invoices'> & {
  readonly invoices: readonly StoredInvoice[];
  readonly autopay: boolean;
  readonly method: StoredMethod | null;
  readonly pausedBy: string | null;
  /** What was paid and pays no invoice yet, in cents. */
  readonly paidAhead: number;
  /** The same with what is on its way from a bank for no invoice that is due: it is asked for by nobody. */
  readonly coveredAhead: number;
  readonly debits: readonly DebitUnderWay[];
};

/** The last day of a month of a year, as a card is good through it. */
export function lastOf(year: number, month: number): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return day(`${year}-${two(month)}-${two(daysInMonth(year, month))}`);
}

/** When what is due is announced, charged and missed, for terms of a product that begin on a day. */
export function collectionTermsOf(
  reading: Reading,
  { productId, effectiveDate }: Pick<Policy, 'productId' | 'effectiveDate'>,
): Promise<CollectionTerms> {
  return parametersFor(reading, productId, effectiveDate);
}

/** A method by its id. */
export async function methodById({ tx }: Reading, paymentMethodId: string): Promise<StoredMethod> {
  const row = await tx
    .selectFrom('payment_methods')
    .select(['kind', 'cc_last_four', 'bank', 'expiry_month', 'expiry_year', 'autopay_consented', 'refused', 'ended'])
    .select('expiry_told')
    .where('payment_method_id', '=', paymentMethodId)
    .executeTakeFirstOrThrow();
  const { expiry_month: month, expiry_year: year } = row;
  return {
    paymentMethodId,
    kind: row.kind,
    lastFour: row.cc_last_four,
    bank: row.bank,
    goodThrough: month === null || year === null ? null : lastOf(year, month),
    isConsented: row.autopay_consented !== null && row.ended === null,
    isRefused: row.refused !== null,
    isExpiryTold: row.expiry_told !== null,
  };
}

/** Whether a method may be charged on a day without its owner. */
export function isChargeable({ isConsented, isRefused, goodThrough }: StoredMethod, today: Day): boolean {
  return isConsented && !isRefused && (goodThrough === null || goodThrough >= today);
}

/** The chains of attempts of a policy; what a bank sent back was asked for, and is not asked for again by itself. */
async function attemptsOf({ tx }: Reading, policyId: string) {
  const rows = await tx
    .selectFrom('transactions')
    .select(['invoice_id', 'next_attempt', 'status'])
    .where('policy_id', '=', policyId)
    .where('type', '=', 'charge')
    .execute();
  const next = rows.flatMap(({ next_attempt }) => (next_attempt === null ? [] : [day(next_attempt)])).toSorted();
  return { tried: new Set(rows.flatMap(({ invoice_id }) => invoice_id ?? [])), nextAttempt: next[0] ?? null };
}

async function isUnderWay({ tx }: Reading, policyId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select(sql<number>`1`.as('one'))
    .where('policy_id', '=', policyId)
    .where('direction', '=', 'in')
    .where('status', 'in', ['pending', 'unknown'])
    .executeTakeFirst();
  return row !== undefined;
}

/** How a policy's money stands; whoever acts on it has locked the policy. */
export async function loadCollection(reading: Reading, policy: Policy, today: Day): Promise<StoredCollection> {
  const { policyId, contractId, status } = policy;
  const arrangement = await reading.tx
    .selectFrom('billing_arrangements')
    .select(['autopay', 'payment_method_id', 'paused_by'])
    .where('contract_id', '=', contractId)
    .executeTakeFirstOrThrow();
  const { autopay, payment_method_id: methodId, paused_by: pausedBy } = arrangement;
  const method = methodId === null ? null : await methodById(reading, methodId);
  const debits = await debitsUnderWay(reading, policyId);
  const paidAhead = -(await accountOf(reading, policyId)).unapplied || 0;
  const charges = autopay && method !== null ? method.kind : null;
  return {
    status,
    invoices: await invoicesOf(reading, policyId),
    ...(await attemptsOf(reading, policyId)),
    isUnderWay: await isUnderWay(reading, policyId),
    terms: termsForMethod(await collectionTermsOf(reading, policy), charges),
    charges,
    canCharge: autopay && method !== null && isChargeable(method, today),
    autopay,
    method,
    pausedBy,
    ...{ paidAhead, debits, coveredAhead: paidAhead + sumCents(debits.map(({ free }) => free)) },
  };
}
