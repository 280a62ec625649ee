import { type ReturnRequest, returnPremium } from '../policies/cancellation/return-premium.ts';
import type { Day } from '../shared/time/day.ts';
import { type Cents, sumCents } from '../shared/money/money.ts';
import { type Charge, chargedFor } from './charge-lines.ts';
import { leftAsItIs, leftBefore, noSmallAmounts, smallAmountLines } from './refunds/small-amounts.ts';
import type { InvoiceKind, InvoiceStatus } from './vocabulary.ts';

/** An invoice as far as a change of money looks at it. */
export type BilledInvoice = {
  readonly invoiceId: string;
  readonly sequence: number;
  readonly kind: InvoiceKind;
  readonly dueDate: Day;
  readonly premium: Cents;
  readonly fees: Cents;
  readonly paidAmount: Cents;
  readonly status: InvoiceStatus;
  /** Whether its payer was told of its amount. */
  readonly isAnnounced?: boolean;
};

/** The money of a policy before something changes it. */
export type PolicyMoney = {
  /** Everything that was ever charged, with its key. */
  readonly charges: readonly (Charge & { readonly lineId: string })[];
  readonly invoices: readonly BilledInvoice[];
  /** What the books have the policy owe; below zero where more was paid than is charged. */
  readonly receivable: Cents;
  /** What was paid ahead and pays no invoice yet. */
  readonly unapplied: Cents;
};

/** What a coverage of a vehicle, or a fee, costs before and after. */
export type LineDiff = Pick<Charge, 'vehicleId' | 'coverage' | 'kind' | 'code'> & {
  readonly before: Cents;
  readonly after: Cents;
};

export type InvoiceDiff = {
  readonly invoiceId: string | null;
  readonly sequence: number;
  readonly dueDate: Day;
  readonly before: Cents;
  readonly after: Cents;
};

/**
 * What a change does to the money of a policy, always of this shape: shown before it is decided, and carried out as it
 * was shown. Money in cents.
 */
export type MoneyDiff = {
  readonly lines: readonly LineDiff[];
  readonly invoices: readonly InvoiceDiff[];
  readonly chargedBefore: Cents;
  readonly chargedAfter: Cents;
  /** Premium alone, without fees and taxes. */
  readonly premiumBefore: Cents;
  readonly premiumAfter: Cents;
  /** Instalments that fall due before the change takes effect, and count as paid. */
  readonly dueBefore: Cents;
  /** What goes back to who paid, and what is owed after all; one of them is 0. */
  readonly refund: Cents;
  readonly balance: Cents;
  /** What is left as it is, being small: above zero what is not paid back, below zero what is not asked for. */
  readonly leftAsItIs: Cents;
  /** The lines that carry it out. */
  readonly charges: readonly Charge[];
  /** Fees of instalments that were asked for and are not any more, by invoice. */
  readonly waived: readonly { readonly invoiceId: string; readonly fees: Cents }[];
};

const booked: readonly InvoiceStatus[] = ['issued', 'partly_paid', 'pending'];
const isUnpaid = ({ status }: BilledInvoice): boolean => status === 'scheduled' || booked.includes(status);

/** Of the fee of an instalment that is not asked for any more, what was booked and nobody paid; it is paid before premium. */
const unpaidFeeOf = ({ kind, status, fees, paidAmount }: BilledInvoice): Cents =>
  kind === 'instalment' && booked.includes(status) ? Math.max(fees - paidAmount, 0) : 0;

/** The fee of an instalment that was booked, paid or not: it comes back where everything does. */
const feeOf = ({ kind, status, fees }: BilledInvoice): Cents =>
  kind === 'instalment' && (status === 'paid' || booked.includes(status)) ? fees : 0;

/** Charges of one thing together, in the order in which it was charged first. */
export function lineDiffs(before: readonly Charge[], written: readonly Charge[]): LineDiff[] {
  const keyOf = ({ vehicleId, coverage, kind, code }: Charge) => JSON.stringify([vehicleId, coverage, kind, code]);
  const after = Map.groupBy(written, keyOf);
  return [...Map.groupBy([...before, ...written], keyOf)].map(([key, [first, ...others]]) => {
    const { vehicleId = null, coverage = null, kind = 'premium', code = null } = first ?? {};
    const total = sumCents([first, ...others].map((one) => one?.amount ?? 0));
    const change = sumCents((after.get(key) ?? []).map(({ amount }) => amount));
    return { vehicleId, coverage, kind, code, before: total - change, after: total };
  });
}

/** What is asked of the money of a term that ends early. */
export type CancelledTerm = Omit<ReturnRequest, 'lines'> & {
  /** The day on which it is asked or carried out. */
  readonly today: Day;
  /** Up to which amount what comes back stays until its owner asks for it; nothing where it is not said. */
  readonly keepsUpTo?: Cents;
};

type Ending = { readonly charges: PolicyMoney['charges']; readonly owed: Cents; readonly unapplied: Cents };

/**
 * What of what an end gives back stays until its owner asks for it, with what earlier changes kept, and the line that says
 * so. What was paid ahead is its payer's, and goes out with all of it; where everything comes back, so does this.
 */
function leftOfEnd(
  { charges, owed, unapplied }: Ending,
  { basis, cancelled, keepsUpTo }: Pick<CancelledTerm, 'basis' | 'cancelled'> & { readonly keepsUpTo: Cents },
): { readonly left: Cents; readonly small: readonly Charge[] } {
  const retained = leftBefore(charges);
  if (owed >= 0 || retained < 0 || basis === 'flat') return { left: 0, small: [] };
  const returned = unapplied > 0 ? 0 : keepsUpTo;
  const left = leftAsItIs(owed, retained, { ...noSmallAmounts, returned });
  const to = charges.reduce((last, one) => (one.to > last ? one.to : last), cancelled);
  return { left, small: smallAmountLines(left, { from: cancelled, to }) };
}

/**
 * What ending a term early does to its money (docs/rules.md, cancellation): what comes back of each line, every invoice
 * that is not paid yet ended with what was paid of it, its fee waived, and what is left of the account either way:
 * refunded, or billed once. Instalments that fall due before cover ends stay, and are taken for paid.
 */
export function cancellationMoney(
  { charges, invoices, receivable, unapplied }: PolicyMoney,
  { today, keepsUpTo = 0, ...requested }: CancelledTerm,
): MoneyDiff {
  const { lines } = returnPremium({ ...requested, lines: charges });
  const returned = new Map(lines.map((line) => [line.lineId, line.returned]));
  const written = charges.flatMap((charge): Charge[] => {
    const { lineId, ...line } = charge;
    const back = returned.get(lineId) ?? 0;
    const from = line.from > requested.cancelled ? line.from : requested.cancelled;
    return back === 0 ? [] : [{ ...line, annual: -line.annual, termAmount: -line.termAmount, amount: -back, from }];
  });
  const stays = (one: BilledInvoice) => !isUnpaid(one) || (one.dueDate > today && one.dueDate < requested.cancelled);
  const assumed = invoices.filter((one) => isUnpaid(one) && stays(one));
  const waivedOf = (one: BilledInvoice): Cents => {
    if (requested.basis === 'flat') return feeOf(one);
    return stays(one) ? 0 : unpaidFeeOf(one);
  };
  const waived = invoices
    .map((one) => ({ invoiceId: one.invoiceId, fees: waivedOf(one) }))
    .filter(({ fees }) => fees !== 0);
  const owed =
    receivable -
    sumCents(assumed.map(({ premium, paidAmount }) => premium - paidAmount)) -
    sumCents(waived.map(({ fees }) => fees)) +
    sumCents(written.map((one) => one.amount));
  const { left, small } = leftOfEnd({ charges, owed, unapplied }, { ...requested, keepsUpTo });
  const last = invoices.reduce((most, { sequence }) => Math.max(most, sequence), 0);
  const billed = { invoiceId: null, sequence: last + 1, before: 0, after: Math.max(owed, 0) };
  const every = chargedFor(charges, 'premium', 'tax', 'surcharge', 'fee');
  return {
    lines: lineDiffs(charges, [...written, ...small]),
    invoices: [
      ...invoices
        .filter(({ status }) => status !== 'void')
        .map((one): InvoiceDiff => {
          const { invoiceId, sequence, dueDate, premium, fees, paidAmount } = one;
          const amount = premium + fees;
          return { invoiceId, sequence, dueDate, before: amount, after: stays(one) ? amount : paidAmount };
        }),
      ...(owed <= 0 ? [] : [{ ...billed, dueDate: requested.cancelled > today ? requested.cancelled : today }]),
    ],
    chargedBefore: every,
    chargedAfter: every + sumCents([...written, ...small].map(({ amount }) => amount)),
    premiumBefore: chargedFor(charges, 'premium'),
    premiumAfter: chargedFor(charges, 'premium') + chargedFor(written, 'premium'),
    dueBefore: sumCents(assumed.map(({ premium, fees, paidAmount }) => premium + fees - paidAmount)),
    refund: Math.max(unapplied - owed - left, 0),
    leftAsItIs: left,
    balance: Math.max(owed - unapplied, 0),
    charges: [...written, ...small],
    waived,
  };
}
