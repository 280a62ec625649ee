import { type Cents, toCents } from '../../shared/money/money.ts';
import { rational } from '../../shared/money/rational.ts';
import { type Day, daysBetween } from '../../shared/time/day.ts';
import { earliestLegalDate, type LegalDate, type Notice } from './earliest-legal-date.ts';

/** A term as it ends, with what the whole of it costs at what it covers now, in cents without fees. */
type TermToExtend = {
  readonly effectiveDate: Day;
  readonly expirationDate: Day;
  readonly premium: Cents;
};

/** How far cover goes on by law after a notice that comes too late, and what that costs. */
export type LateNonRenewal = {
  /** Cover ends at 12:01 a.m. of it. */
  readonly endsOn: Day;
  /** Whole days after the term, of as many as the term has. */
  readonly days: number;
  readonly termDays: number;
  readonly premium: Cents;
  /** What they cost at the term's own premium, pro rata, rounded half up once. */
  readonly amount: Cents;
  readonly legal: LegalDate;
};

/** The text that says so of late notices; elsewhere it is followed as the general remedy (D). */
export const lateNoticeSource = 'Ariz. Rev. Stat. 20-1676(E)';

/**
 * What the law makes of a notice of non-renewal that goes out too late (docs/rules.md, renewals): the term goes on until
 * the notice has had its days, at what the term cost, pro rata. Null where it comes in time.
 */
export function lateNonRenewal(notice: Omit<Notice, 'reason' | 'delivery'>, term: TermToExtend): LateNonRenewal | null {
  const { effectiveDate, expirationDate, premium } = term;
  const legal = earliestLegalDate({ ...notice, reason: 'non_renewal', delivery: 'mail' });
  if (legal.date <= expirationDate) return null;
  const days = daysBetween(expirationDate, legal.date);
  const termDays = daysBetween(effectiveDate, expirationDate);
  const amount = toCents(rational(BigInt(premium) * BigInt(days), termDays));
  return { endsOn: legal.date, days, termDays, premium, amount, legal };
}
