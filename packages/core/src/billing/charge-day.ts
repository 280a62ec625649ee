import { addDays, addMonths, type Day, daysBetween } from '../shared/day.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { type Cents, sumCents } from '../shared/money.ts';
import { oldestFirst } from './allocate-payment.ts';
import type { InvoiceKind, InvoiceStatus } from './vocabulary.ts';

/** An invoice of a schedule that is to move, in cents. */
export type MovableInvoice = {
  readonly invoiceId: string;
  readonly sequence: number;
  readonly kind: InvoiceKind;
  readonly status: InvoiceStatus;
  readonly dueDate: Day;
  readonly premium: Cents;
  readonly fees: Cents;
  readonly taxes: Cents;
};

/** A schedule and the term that it pays for. */
export type Schedule = {
  readonly invoices: readonly MovableInvoice[];
  readonly anchorDay: number;
  readonly expirationDate: Day;
  /** The day until which what was paid pays for cover. */
  readonly paidUntil: Day;
};

/** An invoice after the change; `invoiceId` is null of one that is new. */
export type MovedInvoice = Pick<MovableInvoice, 'kind' | 'dueDate' | 'premium' | 'fees' | 'taxes'> & {
  readonly invoiceId: string | null;
};

/** What another charge day makes of the invoices that were not asked for yet. */
export type MovedSchedule = {
  readonly anchorDay: number;
  readonly before: readonly MovedInvoice[];
  readonly after: readonly MovedInvoice[];
};

export type ChargeDayRefusal = 'charge_day_invalid' | 'charge_day_unchanged' | 'nothing_to_move' | 'term_ends_too_soon';

/** Days ahead of the first moved payment, beyond what was paid for, and before the end of the term (docs/rules.md). */
const [daysAhead, daysBeyondPaid, daysBeforeEnd] = [3, 10, 15];

/** What an invoice comes to, in cents. */
export function amountOf({ premium, fees, taxes }: Pick<MovableInvoice, 'premium' | 'fees' | 'taxes'>): Cents {
  return premium + fees + taxes;
}

/** The first day of the month's day `anchor`, shortened with the month, that is not before a day. */
function firstOn(anchor: number, earliest: Day): Day {
  const here = addMonths(earliest, 0, anchor);
  return here >= earliest ? here : addMonths(earliest, 1, anchor);
}

/** What would fall due too close to the end of the term falls due with the last that does not. */
function mergeOverflow(invoices: readonly MovedInvoice[], last: Day): MovedInvoice[] {
  const stored = invoices.filter(({ dueDate }) => dueDate <= last);
  const over = invoices.filter(({ dueDate }) => dueDate > last);
  const end = stored.at(-1);
  if (end === undefined || over.length === 0) return stored;
  const sum = (part: 'premium' | 'fees' | 'taxes') => end[part] + sumCents(over.map((one) => one[part]));
  return [...stored.slice(0, -1), { ...end, premium: sum('premium'), fees: sum('fees'), taxes: sum('taxes') }];
}

/** A payment on the old day for the days until the new one; the last payment is less by it. */
function bridge(invoices: readonly MovedInvoice[], from: Day): MovedInvoice[] {
  const [first, last] = [invoices[0], invoices.at(-1)];
  if (!first || !last) return [...invoices];
  const days = daysBetween(from, first.dueDate);
  const premium = Math.min(last.premium, Math.floor((amountOf(first) * days * 2 + 30) / 60));
  const bridging = { invoiceId: null, kind: 'bridging', dueDate: from, premium, fees: 0, taxes: 0 } as const;
  return [bridging, ...invoices.slice(0, -1), { ...last, premium: last.premium - premium }];
}

/**
 * Moves what was not asked for yet to another day of the month. Amounts and their number stay: the first falls due on
 * the first such day three days ahead and after the last that was asked for, the others a month apart. Two guards: cover
 * goes unpaid for no more than ten days, which a bridging payment on the old day sees to, and nothing falls due in the
 * last fifteen days of the term. The sum is the same to the cent.
 */
export function decideChargeDay(
  { invoices, anchorDay, expirationDate, paidUntil }: Schedule,
  anchor: number,
  today: Day,
): Decision<MovedSchedule, ChargeDayRefusal> {
  if (!Number.isInteger(anchor) || anchor < 1 || anchor > 31) {
    return refuse('charge_day_invalid', 'Choose a day of the month, 1 to 31.', 'anchor_day');
  }
  if (anchor === anchorDay) {
    return refuse('charge_day_unchanged', 'Payments fall due on that day already.', 'anchor_day');
  }
  const future = oldestFirst(invoices.filter(({ status }) => status === 'scheduled'));
  const [next] = future;
  if (next === undefined) return refuse('nothing_to_move', 'No payment of this term lies ahead.');
  const requested = invoices
    .filter(({ status }) => status !== 'scheduled' && status !== 'void')
    .map((one) => one.dueDate);
  const lastRequested = requested.toSorted().at(-1);
  const ahead = addDays(today, daysAhead);
  const earliest = lastRequested !== undefined && lastRequested >= ahead ? addDays(lastRequested, 1) : ahead;
  const first = firstOn(anchor, earliest);
  const last = addDays(expirationDate, -daysBeforeEnd);
  if (first > last) {
    return refuse('term_ends_too_soon', 'The term ends before payments could move to that day.', 'anchor_day');
  }
  const before = future.map(({ invoiceId, kind, dueDate, premium, fees, taxes }) => ({
    invoiceId,
    kind,
    dueDate,
    premium,
    fees,
    taxes,
  }));
  const moved = before.map((one, index) => ({ ...one, dueDate: addMonths(first, index, anchor) }));
  const legal = mergeOverflow(moved, last);
  const isUncovered = first > addDays(paidUntil, daysBeyondPaid) && next.dueDate >= ahead && next.dueDate < first;
  return accept({ anchorDay: anchor, before, after: isUncovered ? bridge(legal, next.dueDate) : legal });
}
