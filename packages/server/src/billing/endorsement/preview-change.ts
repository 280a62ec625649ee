import type { EndorsementMoney } from '@roadworthy/core/billing/endorsement/endorsement-money.ts';
import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { sumCents } from '@roadworthy/core/shared/money/money.ts';
import { type Day, daysBetween } from '@roadworthy/core/shared/time/day.ts';
import type { ChangePreview } from '../../generated/operations.ts';
import type { StoredPolicy } from '../../policies/policy-store.ts';
import { lineFields, vehicleName } from '../cancellation/preview-cancellation.ts';

/** A later change that is made again, with what a whole term costs from its day on; money in cents. */
export type RepeatedInPreview = { readonly effective: Day; readonly before: number; readonly after: number };

/** A change of a policy as it was priced; money in cents. */
export type ShownChange = {
  readonly effective: Day;
  /** The end of the term once it is changed. */
  readonly expiration: Day;
  /** From when on and until when it may count. */
  readonly days: { readonly earliest: Day; readonly latest: Day };
  /** What a whole term costs by the description of before and by that of after. */
  readonly term: { readonly before: number; readonly after: number };
  /** What is described after it. */
  readonly quote: Quote;
  readonly money: EndorsementMoney;
  /** What it adds to what is charged and takes off it, where a part of the term is changed, and not the whole of it. */
  readonly parts?: EndorsementMoney['charges'];
  /** What changes of later days come to once they are made again. */
  readonly repeated?: readonly RepeatedInPreview[];
  /** Why an underwriter has to accept it, in the reader’s language. */
  readonly needsUnderwriter?: string | null;
};

/** What a change of a policy would do, to the cent, as it is read before it is carried out. */
export function changeFields(
  { policy }: StoredPolicy,
  { effective, expiration, days, term, quote, money, parts = [], repeated = [], needsUnderwriter = null }: ShownChange,
): ChangePreview {
  return {
    effective_date: effective,
    expiration_date: expiration,
    currency: policy.currency,
    earliest_date: days.earliest,
    latest_date: days.latest,
    term_before: term.before,
    term_after: term.after,
    charged_before: money.chargedBefore,
    charged_after: money.chargedAfter,
    premium_before: money.premiumBefore,
    premium_after: money.premiumAfter,
    left_as_it_is: money.leftAsItIs,
    refund: money.refund,
    balance: money.balance,
    needs_underwriter: needsUnderwriter,
    lines: money.lines.map((line) => lineFields(quote, line)),
    invoices: money.invoices.map(({ sequence, dueDate: due_date, before, after }) => ({
      sequence,
      due_date,
      before,
      after,
    })),
    parts: parts.map(({ vehicleId, coverage, kind, code, termAmount, amount, from }) => ({
      effective_date: from,
      days_left: daysBetween(from, expiration),
      vehicle: vehicleId === null ? null : vehicleName(quote, vehicleId),
      coverage,
      kind,
      code,
      for_term: termAmount,
      for_days_left: amount,
    })),
    days_left: daysBetween(effective, expiration),
    days_of_term: daysBetween(policy.effectiveDate, policy.expirationDate),
    repeated: repeated.map(({ effective: on, before, after }) => ({
      effective_date: on,
      term_before: before,
      term_after: after,
      change: sumCents(parts.filter(({ from }) => from === on).map(({ amount }) => amount)),
    })),
    changes: null,
    takes_away: null,
  };
}
