import type { Cents } from '../shared/money/money.ts';
import { findLineProblem, tidyLine } from '../shared/text/check-text.ts';
import { type Day, isDay } from '../shared/time/day.ts';

/** A loss as a carrier tells of it. */
export type CarrierClaim = {
  readonly number: string;
  readonly lossType: string | null;
  readonly on: Day | null;
  readonly status: string | null;
  readonly fault: string | null;
  readonly paid: Cents;
  /** When it stood so at the carrier: an older answer never takes the place of a newer one. */
  readonly asOf: Date;
};

type Kind = 'code' | 'reference';

/** A word as a carrier sends it; undefined for what is none. */
function readWord(value: unknown, kind: Kind): string | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'string' || findLineProblem(value, kind) !== null) return undefined;
  return tidyLine(value) || null;
}

/** Reads what a carrier answered of a loss; null for what is no claim, of which nothing is guessed. */
export function readCarrierClaim(raw: unknown): CarrierClaim | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const row = raw as Readonly<Record<string, unknown>>;
  const number = readWord(row['claim_number'], 'reference');
  const [lossType, status, fault] = [row['loss_type'], row['status'], row['fault_decision']].map((one) =>
    readWord(one, 'code'),
  );
  const on = row['loss_occurred'] ?? null;
  const paid = row['indemnity_payment'] ?? 0;
  const asOf = typeof row['as_of'] === 'string' ? new Date(row['as_of']) : null;
  if (!number || lossType === undefined || status === undefined || fault === undefined) return null;
  if (on !== null && !isDay(on)) return null;
  if (typeof paid !== 'number' || !Number.isSafeInteger(paid) || paid < 0) return null;
  if (asOf === null || Number.isNaN(asOf.getTime())) return null;
  return { number, lossType, on, status, fault, paid, asOf };
}

/** Of several answers about one claim the newest, in the order of their numbers; and how many were no claims. */
export function newestClaims(rows: readonly unknown[]): {
  readonly claims: readonly CarrierClaim[];
  readonly unread: number;
} {
  const read = rows.map(readCarrierClaim);
  const known = read.flatMap((one) => one ?? []);
  const newest = new Map<string, CarrierClaim>();
  for (const claim of known) {
    const other = newest.get(claim.number);
    if (!other || other.asOf < claim.asOf) newest.set(claim.number, claim);
  }
  return {
    claims: [...newest.values()].toSorted((one, other) => (one.number < other.number ? -1 : 1)),
    unread: read.length - known.length,
  };
}
