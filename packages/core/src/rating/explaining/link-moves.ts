import type { Cents } from '../../shared/money/money.ts';
import { isSamePrice, type PriceEnds } from './explain-moves.ts';
import type { RowChange } from '../book/row-changes.ts';

/** A move of the shown price as it was written down; `answer` is one of `answerLabels`. */
export type StoredMove = {
  readonly answer: string;
  readonly at: Date | null;
  /** Of the quote, after the edit that moved it. */
  readonly version: number | null;
  readonly before: PriceEnds | null;
  readonly after: PriceEnds | null;
  readonly rows: readonly RowChange[];
  /** The price of the signature that the edit voided. */
  readonly voidedTotal: Cents | null;
};

/** A move from one shown price to another. */
export type LinkedMove = StoredMove & { readonly before: PriceEnds; readonly after: PriceEnds };

/**
 * The moves of a quote, oldest first, as one chain from the first price that was shown to the one of now. What moved
 * between two edits, or since the last one, moved with the rates. The first price of all is no move, and neither is an
 * edit that kept the price.
 */
export function linkMoves(stored: readonly StoredMove[], now: PriceEnds | null): LinkedMove[] {
  const linked: LinkedMove[] = [];
  let shown: PriceEnds | null = null;
  const byRates = (before: PriceEnds, after: PriceEnds, at: Date | null) =>
    linked.push({ answer: 'rates', at, version: null, before, after, rows: [], voidedTotal: null });
  for (const move of stored) {
    if (move.after === null) continue;
    if (shown && move.before && !isSamePrice(shown, move.before)) byRates(shown, move.before, move.at);
    const before: PriceEnds | null = move.before ?? shown;
    if (before && !isSamePrice(before, move.after)) linked.push({ ...move, before, after: move.after });
    shown = move.after;
  }
  if (shown && now && !isSamePrice(shown, now)) byRates(shown, now, null);
  return linked;
}
