import { addDays, addMonths, type Day, daysBetween } from '../../shared/time/day.ts';
import { accept, type Decision, refuse } from '../../shared/decision.ts';
import { type Cents, sumCents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { oldestFirst } from '../ledger/allocate-payment.ts';
import type { InvoiceKind, InvoiceStatus } from '../vocabulary.ts';
import { words } from '../../shared/words.ts';

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
  /** How often the days of this term were moved already. */
  readonly moves: number;
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

export type ChargeDayRefusal =
  | 'charge_day_invalid'
  | 'charge_day_unchanged'
  | 'charge_day_moved_often'
  | 'nothing_to_move'
  | 'term_ends_too_soon';

/** How often the days of one term may be moved. */
export const mostMoves = 3;

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

/** What so many days of a month's payment come to, in cents: the fee of an instalment is none of it. */
const shareOf = (premium: Cents, days: number): Cents => Math.floor((premium * days * 2 + 30) / 60);

/** A payment on the old day for the days until the new one, a month's premium a month; the last payment is less by it. */
function bridge(invoices: readonly MovedInvoice[], { from, monthly }: { from: Day; monthly: Cents }): MovedInvoice[] {
  const [first, last] = [invoices[0], invoices.at(-1)];
  if (!first || !last) return [...invoices];
  const premium = Math.min(last.premium, shareOf(monthly, daysBetween(from, first.dueDate)));
  const bridging = { invoiceId: null, kind: 'bridging', dueDate: from, premium, fees: 0, taxes: 0 } as const;
  return [bridging, ...invoices.slice(0, -1), { ...last, premium: last.premium - premium }];
}

const byDay = (one: MovedInvoice, other: MovedInvoice): number => (one.dueDate < other.dueDate ? -1 : 1);

/**
 * Moves what was not asked for yet to another day of the month. Amounts and their number stay: the first falls due on
 * the first such day three days ahead and after the last that was asked for, the others a month apart. Two guards: cover
 * goes unpaid for no more than ten days, which a bridging payment on the old day sees to however near that is, and nothing
 * falls due in the last fifteen days of the term. A bridging payment that lies ahead stays where it is. The sum is the same
 * to the cent.
 */
export function decideChargeDay(
  { invoices, anchorDay, expirationDate, paidUntil, moves }: Schedule,
  anchor: number,
  today: Day,
): Decision<MovedSchedule, ChargeDayRefusal> {
  if (!Number.isInteger(anchor) || anchor < 1 || anchor > 31) {
    return refuse(
      'charge_day_invalid',
      words('Choose a day of the month, 1 to 31.', 'Choisissez un jour du mois, de 1 à 31.'),
      'anchor_day',
    );
  }
  if (anchor === anchorDay) {
    return refuse(
      'charge_day_unchanged',
      words('Payments fall due on that day already.', 'Les paiements sont déjà dus ce jour-là.'),
      'anchor_day',
    );
  }
  if (moves >= mostMoves) {
    const form = words(
      'The days of this term were moved {count} times, and stay now.',
      'Les dates de cette période ont été déplacées {count} fois et restent maintenant.',
    );
    return refuse('charge_day_moved_often', sentence(form, { count: mostMoves }), 'anchor_day');
  }
  const scheduled = oldestFirst(invoices.filter(({ status }) => status === 'scheduled')).map(
    ({ invoiceId, kind, dueDate, premium, fees, taxes }): MovedInvoice => ({
      invoiceId,
      kind,
      dueDate,
      premium,
      fees,
      taxes,
    }),
  );
  const bridging = scheduled.filter(({ kind }) => kind === 'bridging');
  const before = scheduled.filter(({ kind }) => kind !== 'bridging');
  const [next] = before;
  if (next === undefined)
    return refuse(
      'nothing_to_move',
      words('No payment of this term lies ahead.', 'Il ne reste aucun paiement à venir pour cette période.'),
    );
  const requested = invoices
    .filter(({ status }) => status !== 'scheduled' && status !== 'void')
    .map((one) => one.dueDate);
  const lastRequested = [...requested, ...bridging.map((one) => one.dueDate)].toSorted().at(-1);
  const ahead = addDays(today, daysAhead);
  const earliest = lastRequested !== undefined && lastRequested >= ahead ? addDays(lastRequested, 1) : ahead;
  const first = firstOn(anchor, earliest);
  const last = addDays(expirationDate, -daysBeforeEnd);
  if (first > last) {
    return refuse(
      'term_ends_too_soon',
      words(
        'The term ends before payments could move to that day.',
        'La période se termine avant que les paiements puissent passer à ce jour.',
      ),
      'anchor_day',
    );
  }
  const legal = mergeOverflow(
    before.map((one, index) => ({ ...one, dueDate: addMonths(first, index, anchor) })),
    last,
  );
  // What a bridging payment pays for counts as paid for.
  const monthly = Math.max(next.premium, 1);
  const bridged = Math.round((sumCents(bridging.map(({ premium }) => premium)) * 30) / monthly);
  const isUncovered = first > addDays(paidUntil, daysBeyondPaid + bridged) && next.dueDate < first;
  const from = next.dueDate > today ? next.dueDate : today;
  const after = isUncovered ? bridge(legal, { from, monthly: next.premium }) : legal;
  return accept({ anchorDay: anchor, before: scheduled, after: [...bridging, ...after].toSorted(byDay) });
}
