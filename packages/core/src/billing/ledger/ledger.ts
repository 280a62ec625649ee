import { formerBalance } from '../../quoting/binding/former-balance.ts';
import { assertCents, sumCents, type Cents } from '../../shared/money/money.ts';
import { ownValue } from '../../shared/text/own-value.ts';
import { smallAmount } from '../refunds/small-amounts.ts';
import type { Allocated, Allocation } from './allocate-payment.ts';
import type { Charge } from '../charge-lines.ts';
import type { ChargeKind, LedgerAccount } from '../vocabulary.ts';

/** One line of a ledger transaction, in cents: a debit is positive, a credit negative, and never zero. */
export type LedgerEntry = {
  readonly account: LedgerAccount;
  readonly amount: Cents;
  readonly coverage: string | null;
  readonly vehicleId: string | null;
  readonly invoiceId: string | null;
};

const nowhere = { coverage: null, vehicleId: null, invoiceId: null };

function booked(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const lines = entries.filter((entry) => entry.amount !== 0);
  const sum = sumCents(lines.map((entry) => entry.amount));
  if (sum !== 0) throw new RangeError(`ledger entries sum to ${sum} cents instead of zero`);
  return lines;
}

const accountOf = {
  premium: 'unearned_premium',
  surcharge: 'taxes_payable',
  tax: 'taxes_payable',
  fee: 'policy_fees',
} as const satisfies Record<ChargeKind, LedgerAccount>;

const feeAccounts: Readonly<Record<string, LedgerAccount>> = {
  [smallAmount]: 'small_amounts',
  reinstatement_fee: 'other_fees',
  // It leaves the books of one policy and enters those of the next: both together are nothing.
  [formerBalance]: 'other_fees',
};

/**
 * What charges book: the receivable against premium that is not earned yet, a line for each coverage of each vehicle,
 * fees, and taxes that are owed on. Charges below zero take back the same way. Throws a RangeError for none.
 */
export function chargeEntries(charges: readonly Charge[]): LedgerEntry[] {
  if (charges.length === 0) throw new RangeError('nothing was charged');
  return booked([
    { ...nowhere, account: 'premium_receivable', amount: sumCents(charges.map(({ amount }) => amount)) },
    ...charges.map(({ kind, code, amount, coverage, vehicleId }) => ({
      account: ownValue(feeAccounts, code ?? '') ?? accountOf[kind],
      amount: -amount,
      coverage,
      vehicleId,
      invoiceId: null,
    })),
  ]);
}

/** What the days earn of premium, or take back when below zero. Throws a RangeError for nothing. */
export function earningEntries(amount: Cents): LedgerEntry[] {
  if (amount === 0) throw new RangeError('nothing was earned');
  return booked([
    { ...nowhere, account: 'unearned_premium', amount },
    { ...nowhere, account: 'earned_premium', amount: -amount },
  ]);
}

/** What a settled payment books: cash against the receivable of each invoice it pays, and what is left as unapplied. */
export function receivedEntries({ allocations, unapplied }: Allocated): LedgerEntry[] {
  const amount = sumCents(allocations.map((one) => one.amount)) + assertCents(unapplied);
  if (amount <= 0) throw new RangeError(`${amount} cents are no payment`);
  return booked([
    {
      ...nowhere,
      account: 'cash',
      amount,
      invoiceId: allocations.length === 1 ? (allocations[0]?.invoiceId ?? null) : null,
    },
    ...allocations.map((one) => receivable(-one.amount, one.invoiceId)),
    { ...nowhere, account: 'unapplied_cash', amount: -unapplied },
  ]);
}

/** What money books that lay unapplied and pays invoices now. */
export function applicationEntries(allocations: readonly Allocation[]): LedgerEntry[] {
  const amount = sumCents(allocations.map((one) => one.amount));
  return booked([
    { ...nowhere, account: 'unapplied_cash', amount },
    ...allocations.map((one) => receivable(-one.amount, one.invoiceId)),
  ]);
}

/** What the fee of an instalment books on the day that its invoice is issued; nothing without one. */
export function feeEntries(fees: Cents, invoiceId: string): LedgerEntry[] {
  return booked([
    receivable(assertCents(fees), invoiceId),
    { ...nowhere, account: 'instalment_fees', amount: -fees, invoiceId },
  ]);
}

/**
 * What a payment that its bank sent back books: the opposite of what it booked. What of it had been given back, in cents,
 * is owed by whoever has it.
 */
export function returnedEntries(received: Allocated, returned: Cents = 0): LedgerEntry[] {
  const all = receivedEntries({ ...received, unapplied: received.unapplied + returned });
  return booked([
    ...all.map((entry) => ({ ...entry, amount: -entry.amount })),
    { ...nowhere, account: 'unapplied_cash', amount: -returned },
    { ...nowhere, account: 'premium_receivable', amount: returned },
  ]);
}

function receivable(amount: Cents, invoiceId: string): LedgerEntry {
  return { ...nowhere, account: 'premium_receivable', amount, invoiceId };
}

/** What a policy's account holds in the books, in cents: what is owed, and what was paid for nothing yet (below zero). */
export type AccountBalance = { readonly receivable: Cents; readonly unapplied: Cents };

/** A credit of an account that goes back, and what is paid in advance of an end that gives it back; cents, below zero. */
export type OwedBack = AccountBalance & { readonly advanced?: Cents };

/**
 * What is owed back books: the credit leaves the receivable and the cash that is not applied, and is payable. What is paid
 * in advance of an end is an asset until that comes. Throws a RangeError where there is no credit.
 */
export function refundOwedEntries({ receivable, unapplied, advanced = 0 }: OwedBack): LedgerEntry[] {
  const owed = receivable + unapplied + advanced;
  if (owed >= 0) throw new RangeError(`${owed} cents are no credit`);
  return booked([
    { ...nowhere, account: 'premium_receivable', amount: -receivable },
    { ...nowhere, account: 'unapplied_cash', amount: -unapplied },
    { ...nowhere, account: 'refunds_advanced', amount: -advanced },
    { ...nowhere, account: 'refunds_payable', amount: owed },
  ]);
}

/**
 * What books that what was paid in advance is settled: by the end, which gives back less by so much, or by an end that does
 * not come, after which it is owed again. Throws a RangeError for nothing.
 */
export function advanceSettledEntries(advanced: Cents): LedgerEntry[] {
  if (assertCents(advanced) <= 0) throw new RangeError(`${advanced} cents are no advance`);
  return booked([
    { ...nowhere, account: 'premium_receivable', amount: advanced },
    { ...nowhere, account: 'refunds_advanced', amount: -advanced },
  ]);
}

/**
 * What goes back books: what was payable leaves the cash, with the interest of who was late. Throws a RangeError unless
 * something was owed.
 */
export function refundPaidEntries(owed: Cents, interest: Cents): LedgerEntry[] {
  if (assertCents(owed) <= 0 || assertCents(interest) < 0) throw new RangeError(`${owed} cents are no refund`);
  return booked([
    { ...nowhere, account: 'refunds_payable', amount: owed },
    { ...nowhere, account: 'interest_expense', amount: interest },
    { ...nowhere, account: 'cash', amount: -(owed + interest) },
  ]);
}

/** What interest books that is owed beside a refund and did not go out with it. Throws a RangeError for none. */
export function interestOwedEntries(interest: Cents): LedgerEntry[] {
  if (assertCents(interest) <= 0) throw new RangeError(`${interest} cents are no interest`);
  return booked([
    { ...nowhere, account: 'interest_expense', amount: interest },
    { ...nowhere, account: 'refunds_payable', amount: -interest },
  ]);
}

/** What the gateway takes for a dispute, or gives back when below zero. Throws a RangeError for nothing. */
export function disputeFeeEntries(fee: Cents): LedgerEntry[] {
  if (assertCents(fee) === 0) throw new RangeError('no fee');
  return booked([
    { ...nowhere, account: 'dispute_fees', amount: fee },
    { ...nowhere, account: 'cash', amount: -fee },
  ]);
}

/** What commission books that became payable, or is clawed back when below zero. Throws a RangeError for nothing. */
export function commissionEntries(amount: Cents): LedgerEntry[] {
  if (amount === 0) throw new RangeError('no commission');
  return booked([
    { ...nowhere, account: 'commission_expense', amount },
    { ...nowhere, account: 'commission_payable', amount: -amount },
  ]);
}

/**
 * What books that nobody asks for the rest of an invoice any more; below zero, that some of it came in after all. Throws a
 * RangeError for nothing.
 */
export function writeOffEntries(amount: Cents, invoiceId: string): LedgerEntry[] {
  if (amount === 0) throw new RangeError('nothing is written off');
  return booked([{ ...nowhere, account: 'write_off', amount, invoiceId }, receivable(-amount, invoiceId)]);
}

/** What of a policy goes along when it moves: what is owed on it, and what is not earned yet. Everything else was booked. */
export const movedAccounts = [
  'premium_receivable',
  'unapplied_cash',
  'unearned_premium',
  'refunds_payable',
  'refunds_advanced',
] as const satisfies readonly LedgerAccount[];

/** What one organization's books hold of a policy in the accounts that go along, in cents. */
export type MovedBalances = Readonly<Record<(typeof movedAccounts)[number], Cents>>;

/**
 * What books that a policy leaves an organization, and what the one books that takes it: the balances go over, and what
 * they come to is due between the two. Nothing where there are none.
 */
export function transferEntries(balances: MovedBalances): {
  readonly leaves: LedgerEntry[];
  readonly arrives: LedgerEntry[];
} {
  const held = movedAccounts.map((account) => ({ ...nowhere, account, amount: balances[account] }));
  const due = {
    ...nowhere,
    account: 'due_between_organizations' as const,
    amount: -sumCents(held.map(({ amount }) => amount)),
  };
  const arrives = booked([...held, due]);
  return { arrives, leaves: arrives.map((entry) => ({ ...entry, amount: -entry.amount })) };
}
