import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { PriceMoveFragment } from '../../../generated/documents.ts';

/** Fields of the forms that are one answer to the server. */
const answers: Readonly<Record<string, string>> = {
  at_fault: 'incidents',
  major: 'incidents',
  minor: 'incidents',
  speeding: 'incidents',
  rented: 'rental_utilization_rate',
  plan: 'coverages',
  garaging_postal_code: 'garaging',
};

/** Answers that may make another one: more than so many nights make a full-timer. */
const makes: Readonly<Record<string, string>> = { nights_per_year: 'usage_type' };

/** The answer that a field of a form belongs to, as the moves of the price name it. */
export function answerOf(field: string): string {
  return ownValue(answers, field) ?? field;
}

/** What an answer did to each end of the price, in cents. */
export type Effect = { readonly low: number; readonly high: number };

/** The last save of a form. */
export type LastEdit = {
  readonly fields: readonly string[];
  /** The vehicle that the form was about; null for none. */
  readonly vehicle: string | null;
  /** The quote's version when it was saved, and after the save before it. */
  readonly version: number;
  readonly since: number;
  /** Whether a price was shown before it. */
  readonly priced: boolean;
};

const nothing: Effect = { low: 0, high: 0 };

/** What a field's answer is to the price: its own, or the one that it made in the last save. */
function answerMovedBy(field: string, last: LastEdit | null): string {
  const made = ownValue(makes, field);
  const isMaker = made !== undefined && last?.fields.includes(field) && !last.fields.includes(made);
  return isMaker ? made : answerOf(field);
}

/**
 * What a field did to the price: its last move, or nothing where its last save moved none; null while that is unknown,
 * as it is until the price that follows a save has come.
 */
export function effectOf(
  moves: readonly PriceMoveFragment[],
  field: string,
  last: LastEdit | null,
  isCurrent: boolean,
): Effect | null {
  const answer = answerMovedBy(field, last);
  const move = moves.findLast((one) => one.answer === answer);
  if (last?.fields.some((one) => answerMovedBy(one, last) === answer)) {
    if (!isCurrent || !last.priced) return null;
    if (move?.version == null || move.version <= last.since) return nothing;
  }
  return move ? { low: move.after_low - move.before_low, high: move.after_high - move.before_high } : null;
}

/** Whether the last save was one of this answer, in a form about this vehicle or about none. */
export function isOfLastEdit(field: string, vehicle: string, last: LastEdit | null): boolean {
  if (last === null || (last.vehicle !== null && last.vehicle !== vehicle)) return false;
  return last.fields.some((one) => answerOf(one) === answerOf(field));
}

/** The moves since a signature was made worthless, by the last edit that did so; the last move where none did. */
export function movesSinceSigned(moves: readonly PriceMoveFragment[]): readonly PriceMoveFragment[] {
  const first = moves.findLastIndex(({ voids_signature }) => voids_signature);
  return first < 0 ? moves.slice(-1) : moves.slice(first);
}

/** A price for the term in cents, and the version of the quote, as they were looked at. */
export type SeenPrice = { readonly total: number; readonly version: number };

/** What others said of the people moves the price of the version that was there. */
const foundAnswers = ['driving_record', 'score'];

/** The moves since a price was looked at: edits of a later version, what was found, and what the rates did since. */
export function movesSince(moves: readonly PriceMoveFragment[], { total, version }: SeenPrice): PriceMoveFragment[] {
  const isEdit = (move: PriceMoveFragment) => move.version !== null && !foundAnswers.includes(move.answer);
  const before = moves.findLastIndex((move) => isEdit(move) && (move.version ?? 0) <= version);
  const later = moves.slice(before + 1);
  // Where the price came back to it meanwhile, only what moved it away again counts.
  const from = later.findLastIndex((move) => move.before_low === total && move.before_high === total);
  return later.slice(Math.max(from, 0));
}
