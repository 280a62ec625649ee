import {
  leftAsItIs,
  leftBefore,
  noSmallAmounts,
  type SmallAmounts,
  smallAmountLines,
} from '../refunds/small-amounts.ts';
import { addDays, type Day, daysBetween } from '../../shared/time/day.ts';
import { type Cents, splitCents, sumCents, toCents } from '../../shared/money/money.ts';
import { rational } from '../../shared/money/rational.ts';
import { type Charge, chargedFor } from '../charge-lines.ts';
import { type BilledInvoice, type InvoiceDiff, lineDiffs, type MoneyDiff, type PolicyMoney } from '../money-diff.ts';

/** A day from which a term costs otherwise than it did. */
export type ChangedPrice = {
  /** What the whole term would be charged by the description of before and by that of after, vehicles by their roots. */
  readonly before: readonly Charge[];
  readonly after: readonly Charge[];
  /** It counts from 12:01 a.m. of it. */
  readonly effective: Day;
  /** The lines that earlier changes of the same day wrote: changes of one day are rounded as one. */
  readonly ofSameDay: ReadonlySet<string>;
};

/** What is asked of the money of a term whose price changes on a day. */
export type EndorsedTerm = ChangedPrice & {
  /** What the changes of later days, applied already, come to on top of it; in the order of their days. */
  readonly later?: readonly ChangedPrice[];
  /** The day on which it is asked or carried out. */
  readonly today: Day;
  readonly months: number;
  /** Days between the letter about an invoice and its charge. */
  readonly announceDays: number;
  /** What is left as it is where a change costs or brings little; nothing where it is not said. */
  readonly small?: SmallAmounts;
};

/** A change of money with how it is invoiced: `invoiced` are invoices whose premium becomes another one, in cents. */
export type EndorsementMoney = MoneyDiff & {
  readonly invoiced: readonly { readonly invoiceId: string; readonly premium: Cents }[];
  /** Additional premium that no later invoice takes, asked for by one of its own; its day. */
  readonly billed: Cents;
  readonly billedOn: Day;
};

// A vehicle that is kept elsewhere from now on gives its premium back in one place and costs it in the other.
const keyOf = ({ vehicleId, coverage, jurisdiction = null }: Charge): string =>
  JSON.stringify([vehicleId, coverage, jurisdiction]);
const premiumOf = (charges: readonly Charge[]): Charge[] => charges.filter(({ kind }) => kind === 'premium');
const sumOf = (charges: readonly Charge[] = [], of: 'amount' | 'termAmount' = 'amount'): Cents =>
  sumCents(charges.map((one) => one[of]));

type Priced = ReadonlyMap<string, readonly Charge[]>;
const pricedBy = ({ before, after }: Pick<ChangedPrice, 'before' | 'after'>): { before: Priced; after: Priced } => ({
  before: Map.groupBy(premiumOf(before), keyOf),
  after: Map.groupBy(premiumOf(after), keyOf),
});

/**
 * The lines of a change within a term (docs/rules.md, changes): for each coverage of each vehicle the difference of its
 * price, for the days that are left of the term, rounded half up once for all changes of one day. Fees stay. One that
 * comes to no cent for its days is a line too: what is changed on the same day later is rounded with it. `since` is what
 * moved from an earlier day on: it is charged from there, and here is only what it comes to otherwise.
 */
function proratedLines(
  charges: PolicyMoney['charges'],
  changed: ChangedPrice,
  since: ChangedPrice | undefined,
  months: number,
): Charge[] {
  const { effective } = changed;
  const { before, after } = pricedBy(changed);
  const moved = pricedBy(since ?? { before: [], after: [] });
  const known = Map.groupBy(premiumOf(charges.filter(({ lineId }) => changed.ofSameDay.has(lineId))), keyOf);
  const keys = [before, after, moved.before, moved.after].flatMap((one) => [...one.keys()]);
  return [...new Set(keys)].flatMap((key): Charge[] => {
    const [line] = [after, before, moved.after, moved.before].flatMap((one) => one.get(key) ?? []);
    const movedBy = sumOf(moved.after.get(key)) - sumOf(moved.before.get(key));
    const change = sumOf(after.get(key)) - sumOf(before.get(key)) - movedBy;
    if (!line || change === 0) return [];
    const { from, to } = line;
    const changes = BigInt(sumOf(known.get(key), 'termAmount') + change);
    const share = { n: changes * BigInt(daysBetween(effective, to)), d: BigInt(daysBetween(from, to)) };
    const amount = toCents(share) - sumOf(known.get(key));
    const annual = toCents(rational(BigInt(change) * 12n, months));
    return [{ ...line, annual, termAmount: change, amount, from: effective }];
  });
}

const byDay = (one: BilledInvoice, other: BilledInvoice): number =>
  one.dueDate.localeCompare(other.dueDate) || one.sequence - other.sequence;

/** Invoices that lie ahead, the next first. */
const aheadOf = (invoices: readonly BilledInvoice[]): BilledInvoice[] =>
  invoices.filter(({ status }) => status === 'scheduled').toSorted(byDay);

/** What a change of what is charged does to invoices; money in cents. */
export type InvoiceChange = {
  /** Invoices that bear another premium from now on. */
  readonly premiums: EndorsementMoney['invoiced'];
  /** What an invoice of its own asks for, and what goes back; one of them is 0. */
  readonly billed: Cents;
  readonly refund: Cents;
};

/** Additional premium in equal parts on the invoices that nobody was told of yet, the remainder on the first. */
function spread(invoices: readonly BilledInvoice[], additional: Cents): InvoiceChange {
  const targets = aheadOf(invoices).filter(({ isAnnounced }) => isAnnounced !== true);
  if (targets.length === 0 || additional === 0) return { premiums: [], billed: additional, refund: 0 };
  const parts = splitCents(additional, targets.length);
  const premiums = targets.map(({ invoiceId, premium }, index) => ({
    invoiceId,
    premium: premium + (parts[index] ?? 0),
  }));
  return { premiums, billed: 0, refund: 0 };
}

/** Return premium off the next invoices, each down to nothing before the one after it; then off what is due and unpaid. */
function credit(invoices: readonly BilledInvoice[], returned: Cents): InvoiceChange {
  const due = invoices.filter(({ status }) => status === 'issued' || status === 'partly_paid').toSorted(byDay);
  let refund = returned;
  const premiums = [...aheadOf(invoices), ...due].flatMap(({ invoiceId, premium, fees, paidAmount }) => {
    const part = Math.max(Math.min(refund, premium, premium + fees - paidAmount), 0);
    refund -= part;
    return part === 0 ? [] : [{ invoiceId, premium: premium - part }];
  });
  return { premiums, billed: 0, refund };
}

/** How a change of what is charged is invoiced (docs/rules.md, changes): additional premium above zero, return premium below. */
export function invoiceChange(invoices: readonly BilledInvoice[], change: Cents): InvoiceChange {
  return change >= 0 ? spread(invoices, change) : credit(invoices, -change);
}

/** The day of an invoice for a change alone: as many days on as its letter goes out before it, or now at the end of a term. */
function billedOn({ today, announceDays }: EndorsedTerm, to: Day): Day {
  const soon = addDays(today, announceDays);
  return soon < to ? soon : today;
}

/** Every invoice before and after a change, and the one that it alone asks for. */
export function shownInvoices(
  invoices: readonly BilledInvoice[],
  { premiums, billed }: InvoiceChange,
  billedOn: Day,
): InvoiceDiff[] {
  const changed = new Map(premiums.map(({ invoiceId, premium }) => [invoiceId, premium]));
  const shown = invoices
    .filter(({ status }) => status !== 'void')
    .map(({ invoiceId, sequence, dueDate, premium, fees, status }) => {
      const after = changed.get(invoiceId) ?? premium;
      const isGone = status === 'scheduled' && after === 0;
      return { invoiceId, sequence, dueDate, before: premium + fees, after: isGone ? 0 : after + fees };
    });
  const sequence = invoices.reduce((most, one) => Math.max(most, one.sequence), 0) + 1;
  return billed === 0 ? shown : [...shown, { invoiceId: null, sequence, dueDate: billedOn, before: 0, after: billed }];
}

/**
 * What a change within a term does to its money (docs/rules.md, changes): what each coverage costs more or less for the
 * days that are left; additional premium is spread over the invoices that lie ahead, return premium comes off the next
 * ones, and goes back where none is left to take it. Money in cents.
 */
export function endorsementMoney({ charges, invoices, unapplied }: PolicyMoney, term: EndorsedTerm): EndorsementMoney {
  const days = [term, ...(term.later ?? [])];
  const written = days.flatMap((one, index) => proratedLines(charges, one, days[index - 1], term.months));
  const left = leftAsItIs(sumOf(written), leftBefore(charges), term.small ?? noSmallAmounts);
  const change = sumOf(written) + left;
  const invoiced = invoiceChange(invoices, change);
  const { billed, refund } = invoiced;
  const to = charges.reduce((last, one) => (one.to > last ? one.to : last), term.effective);
  const small = smallAmountLines(left, { from: term.effective, to });
  const on = billedOn(term, to);
  const every = chargedFor(charges, 'premium', 'tax', 'surcharge', 'fee');
  const premiumBefore = chargedFor(charges, 'premium');
  return {
    lines: lineDiffs(charges, [...written, ...small]),
    invoices: shownInvoices(invoices, invoiced, on),
    chargedBefore: every,
    chargedAfter: every + change,
    premiumBefore,
    premiumAfter: premiumBefore + sumOf(written),
    leftAsItIs: left,
    dueBefore: 0,
    waived: [],
    charges: [...written, ...small],
    billed,
    billedOn: on,
    refund,
    invoiced: invoiced.premiums,
    balance: Math.max(billed - unapplied, 0),
  };
}
