import {
  type EndedBy,
  keptUnlessAsked,
  type LawGrade,
  leastReturnOf,
  type RefundDue,
  refundLawOf,
} from '../../products/refund-law.ts';
import { addDays, type Day, daysBetween } from '../../shared/time/day.ts';
import { type Cents, toCents } from '../../shared/money/money.ts';
import { rational } from '../../shared/money/rational.ts';
import type { CancellationReason } from '../vocabulary.ts';
import { workingDayFrom } from '../../shared/time/working-days.ts';

/** By when the law wants unearned premium back, and what it wants of who is late. */
export type RefundClock = {
  readonly due: Day;
  /** A year, simple, in per cent; 0 where the law asks for none. */
  readonly interestPercent: number;
  /** The least share of the unearned premium that comes back, in per cent; 0 where the law says nothing. */
  readonly leastReturnShare: number;
  /** Whether the law lets a minimum that the contract states stay earned all the same. */
  readonly keepsMinimum?: boolean;
  /** Up to which amount what comes back stays until its owner asks for it, in cents; nothing where it is not said. */
  readonly keepsUpTo?: Cents;
  readonly source: string;
  readonly grade: LawGrade;
};

export type EndedCover = {
  readonly state: string;
  /** Whose contract it is; where it is not said, that of a motor vehicle. */
  readonly provider?: string;
  readonly endedBy: EndedBy;
  /** Why, where the law of a place looks at that. */
  readonly reason?: CancellationReason;
  /** The day on which cover ended, or on which the insured's request came where that is later. */
  readonly from: Day;
  /** The day on which the insurer's notice went out. */
  readonly noticeSent: Day | null;
  /** What the terms of the sale leave unpaid until it is asked for, in cents; nothing where it is not said. */
  readonly smallAmounts?: Cents;
};

/** The last of so many working days. */
function workingDaysAfter(from: Day, count: number): Day {
  let on = from;
  for (let passed = 0; passed < count; passed += 1) on = workingDayFrom(addDays(on, 1), 'US');
  return on;
}

function dueOf({ days, count, from }: RefundDue, ended: EndedCover): Day {
  const begins = from === 'notice' ? (ended.noticeSent ?? ended.from) : ended.from;
  return count === 'working' ? workingDaysAfter(begins, days) : addDays(begins, days);
}

const usual = { due: { days: 30, count: 'calendar', from: 'end' }, source: 'usual practice', grade: 'K' } as const;

/**
 * By when, with what interest and at least how much of the unearned premium comes back after cover ended (docs/rules.md,
 * premium that comes back).
 */
export function refundClockOf(ended: EndedCover): RefundClock {
  const { state, endedBy, provider = 'personal', from, reason, smallAmounts = 0 } = ended;
  const ending = { state, endedBy, provider, on: from, ...(reason === undefined ? {} : { reason }) };
  const law = refundLawOf(ending);
  const least = leastReturnOf(ending);
  // A law that names a share and no day leaves the day to practice.
  const { due, source, grade } = law?.due ? { ...law, due: law.due } : usual;
  return {
    due: dueOf(due, ended),
    source,
    grade,
    interestPercent: law?.interestPercent ?? 0,
    leastReturnShare: least?.leastReturnShare ?? 0,
    keepsMinimum: least?.keepsMinimum ?? false,
    keepsUpTo: keptUnlessAsked(smallAmounts, ending),
  };
}

/** Whether what comes back is owed before cover ends: the end is not lawful until it is paid. */
export function isDueBeforeEnd({ due }: Pick<RefundClock, 'due'>, asOf: Day): boolean {
  return due < asOf;
}

/** Simple interest of a refund that is paid after its day, in whole cents; 0 when it is in time. */
export function lateInterest(refund: Cents, { due, interestPercent }: RefundClock, paid: Day): Cents {
  const late = Math.max(daysBetween(due, paid), 0);
  return toCents(rational(BigInt(refund) * BigInt(interestPercent) * BigInt(late), 36_500));
}
