import type { CancellationReason } from '../../policies/vocabulary.ts';
import { addDays, type Day } from '../../shared/time/day.ts';
import { type Cents, sumCents } from '../../shared/money/money.ts';

/** What is known of the money of an end that is to come, where the law wants what comes back before it; cents. */
export type AheadFacts = {
  /** What would come back if cover ended with what was paid by now, as the end counts it. */
  readonly refund: Cents;
  /** What was paid ahead and pays no invoice yet: it is the payer's, and goes back for good. */
  readonly unapplied: Cents;
  /** What was paid in advance of the end already, and is settled by it. */
  readonly advanced: Cents;
};

/** What is to be paid before an end: of what lies unapplied, and in advance of what the end gives back. */
export type AheadDue = { readonly unapplied: Cents; readonly advanced: Cents };

/** Days before the last on which what comes back of an unpaid policy is sent: until then it may be paid, and nothing comes back. */
const daysToCure = 3;

/** From when on what comes back before an end is sent: as soon as that is announced, but where paying takes it back. */
export function aheadFrom(reason: CancellationReason, { announced, due }: { announced: Day; due: Day }): Day {
  const from = addDays(due, -daysToCure);
  return reason === 'non_payment' && from > announced ? from : announced;
}

/** What of an end that is to come is still to be paid before it (docs/rules.md, cancellation); null where nothing is. */
export function dueAhead({ refund, unapplied, advanced }: AheadFacts): AheadDue | null {
  const due = refund - advanced;
  if (due <= 0) return null;
  const fromUnapplied = Math.min(due, Math.max(unapplied, 0));
  return { unapplied: fromUnapplied, advanced: due - fromUnapplied };
}

/** A part that goes back before an end: how much, in cents, and the day on which it went; null while it has not. */
export type AheadPart = { readonly amount: Cents; readonly paidOn: Day | null };

export type AheadPaid = {
  /** The last day on which the law has it paid. */
  readonly due: Day;
  readonly parts: readonly AheadPart[];
  /** What comes back and was decided nowhere yet, in cents. */
  readonly left: Cents;
  /** What came in after that day, in cents: nobody can give back in time what is paid later. */
  readonly paidLater: Cents;
};

/** Whether all that was due before an end went back in time, so that the end is lawful (docs/rules.md, cancellation). */
export function isPaidAhead({ due, parts, left, paidLater }: AheadPaid): boolean {
  const late = parts.flatMap(({ amount, paidOn }) => (paidOn !== null && paidOn <= due ? [] : [amount]));
  return sumCents([left, ...late]) <= paidLater;
}
