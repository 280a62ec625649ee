import { smallAmount } from '../refunds/small-amounts.ts';
import { longestLead, dayFromFirst } from '../../quoting/checks/check-effective-date.ts';
import type { Policy } from '../../policies/policy.ts';
import { checkDay } from '../../shared/time/check-day.ts';
import { addDays, addMonths, type Day, dayOfMonth, monthOf, yearOf } from '../../shared/time/day.ts';
import { type Decision, type Refusal, refusal, refuse } from '../../shared/decision.ts';
import { type Cents, sumCents } from '../../shared/money/money.ts';
import { sentence } from '../../shared/text/sentence.ts';
import { type Charge, chargedFor } from '../charge-lines.ts';
import { lineDiffs, type PolicyMoney } from '../money-diff.ts';
import { checkEndorsable, type EndorseRefusal } from './endorse-policy.ts';
import { type EndorsementMoney, invoiceChange, shownInvoices } from './endorsement-money.ts';
import { words } from '../../shared/words.ts';
import { saysSoAlready } from '../../policies/correct-named-insured.ts';

/** What is known of a policy that is to begin on another day. */
export type EffectiveDateFacts = {
  readonly policy: Pick<Policy, 'policyId' | 'status' | 'effectiveDate' | 'expirationDate'>;
  /** The day of cover where the risk is. */
  readonly today: Day;
  readonly isMoneyUnderWay: boolean;
};

export type EffectiveDateRefusal =
  | EndorseRefusal
  | 'cover_begun'
  | 'nothing_changed'
  | 'day_not_valid'
  | 'effective_date_out_of_range';

/** Whether the first day of a policy may be another at all: as long as cover has not begun, and nothing of its money is under way. */
export function checkDateMovable(facts: EffectiveDateFacts): Refusal<EffectiveDateRefusal> | null {
  const { policy, today } = facts;
  const status = checkEndorsable(facts);
  if (status) return status;
  if (policy.status === 'pending' && today < policy.effectiveDate) return null;
  return refusal(
    'cover_begun',
    words(
      'Cover has begun, so its first day stays. End this policy instead, or change it.',
      'La protection a commencé ; son premier jour reste donc le même. Mettez plutôt fin à cette police, ou modifiez-la.',
    ),
  );
}

/** The days on which cover may begin: as many ahead as it may be sold for, and tomorrow at the earliest. */
export function movableDays(today: Day): { readonly earliest: Day; readonly latest: Day } {
  return { earliest: addDays(today, 1), latest: addDays(today, longestLead) };
}

/** Another first day of a policy whose cover has not begun (docs/rules.md, changes). */
export function decideEffectiveDate(facts: EffectiveDateFacts, requested: string): Decision<Day, EffectiveDateRefusal> {
  const problem = checkDateMovable(facts);
  if (problem) return { ok: false, refusal: problem };
  const field = 'effective_date';
  const checked = checkDay(requested, field);
  if (!checked.ok) return checked;
  const { earliest: first, latest: last } = movableDays(facts.today);
  if (requested < first || requested > last) {
    return refuse('effective_date_out_of_range', sentence(dayFromFirst, { first, last }), field);
  }
  if (requested === facts.policy.effectiveDate) {
    return refuse('nothing_changed', saysSoAlready, field);
  }
  return checked;
}

/** A term as it is to be charged from its other first day on. */
export type MovedTerm = {
  readonly after: readonly Charge[];
  readonly from: { readonly before: Day; readonly after: Day };
  readonly today: Day;
  readonly anchorDay: number;
  readonly announceDays: number;
};

/** The money of a term that moves: every line is taken back and charged anew, and each open invoice has another day. */
export type MovedMoney = EndorsementMoney & {
  readonly takenBack: readonly (Charge & { readonly takesBack: string })[];
  readonly days: readonly { readonly invoiceId: string; readonly dueDate: Day }[];
  readonly anchorDay: number;
};

/** Fees that were given back by hand stay given back; all else a term was charged moves with it. */
const moves = ({ code }: Charge): boolean => code !== 'fee_returned' && code !== smallAmount;

/** Payments keep their distance in months; they fall due on the day on which cover begins, unless another was agreed on. */
function movedDay(dueDate: Day, { from, anchorDay }: MovedTerm, anchor: number): Day {
  const months = 12 * (yearOf(from.after) - yearOf(from.before)) + monthOf(from.after) - monthOf(from.before);
  const own = anchorDay === dayOfMonth(from.before);
  return addMonths(dueDate, months, own ? anchor : anchorDay);
}

/**
 * What another first day does to the money of a term (docs/rules.md, changes): the price of that day in place of the one
 * that was charged, the invoices that lie ahead on their days after it, and the difference spread or taken off as that
 * of every change. Money in cents.
 */
export function movedTermMoney(money: PolicyMoney, term: MovedTerm): MovedMoney {
  const { charges, invoices, unapplied } = money;
  const moved = charges.filter(moves);
  const takenBack = moved.map(({ lineId, ...one }) => ({
    ...one,
    annual: -one.annual,
    termAmount: -one.termAmount,
    amount: -one.amount,
    takesBack: lineId,
  }));
  const change = sumCents([...takenBack, ...term.after].map(({ amount }) => amount));
  const anchor = dayOfMonth(term.from.after);
  const days = invoices
    .filter(({ status }) => status === 'scheduled')
    .map(({ invoiceId, dueDate }) => ({ invoiceId, dueDate: movedDay(dueDate, term, anchor) }));
  const dayOf = new Map(days.map(({ invoiceId, dueDate }) => [invoiceId, dueDate]));
  const billedOn = addDays(term.today, term.announceDays);
  const invoiced = invoiceChange(invoices, change);
  const shown = shownInvoices(invoices, invoiced, billedOn);
  const every = chargedFor(charges, 'premium', 'tax', 'surcharge', 'fee');
  const premiumBefore = chargedFor(charges, 'premium');
  const premium = sumCents([takenBack, term.after].map((lines) => chargedFor(lines, 'premium')));
  const refund: Cents = invoiced.refund;
  return {
    lines: lineDiffs(charges, [...takenBack, ...term.after]),
    invoices: shown.map((one) => ({
      ...one,
      dueDate: dayOf.get(one.invoiceId ?? '') ?? one.dueDate,
    })),
    leftAsItIs: 0,
    chargedBefore: every,
    chargedAfter: every + change,
    premiumBefore,
    premiumAfter: premiumBefore + premium,
    dueBefore: 0,
    waived: [],
    charges: [...term.after],
    billedOn,
    refund,
    takenBack,
    days,
    invoiced: invoiced.premiums,
    billed: invoiced.billed,
    balance: Math.max(invoiced.billed - unapplied, 0),
    anchorDay: term.anchorDay === dayOfMonth(term.from.before) ? anchor : term.anchorDay,
  };
}
