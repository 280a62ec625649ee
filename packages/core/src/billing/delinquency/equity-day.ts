import { addDays, type Day, daysBetween } from '../../shared/time/day.ts';
import type { Cents } from '../../shared/money/money.ts';

/** A term as far as what was paid for it pays for its days; cents. */
export type PaidTerm = {
  readonly effectiveDate: Day;
  readonly expirationDate: Day;
  readonly premium: Cents;
  readonly paidPremium: Cents;
};

/**
 * The first day that is not paid for (docs/rules.md, delinquency): the first of the term and as many days as what was
 * paid buys of it, rounded down, and never beyond its end.
 */
export function equityDay({ effectiveDate, expirationDate, premium, paidPremium }: PaidTerm): Day {
  const days = daysBetween(effectiveDate, expirationDate);
  const bought = premium <= 0 ? 0 : Math.floor((Math.max(paidPremium, 0) * days) / premium);
  return addDays(effectiveDate, Math.min(bought, days));
}
