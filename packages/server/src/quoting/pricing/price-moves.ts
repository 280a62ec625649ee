import type { Quote } from '@roadworthy/core/quoting/quote.ts';
import { subjectOfQuote } from '@roadworthy/core/quoting/subject/subject-of-quote.ts';
import { pricingOf } from '@roadworthy/core/lines/pricing-of.ts';
import type { PriceEnds, SellerChange } from '@roadworthy/core/rating/explaining/explain-moves.ts';
import type { StoredMove } from '@roadworthy/core/rating/explaining/link-moves.ts';
import type { RateBook } from '@roadworthy/core/rating/book/rate-book.ts';
import type { RowChange } from '@roadworthy/core/rating/book/row-changes.ts';
import type { Cents } from '@roadworthy/core/shared/money/money.ts';
import { sql } from 'kysely';
import type { Work } from '../../kernel/work.ts';

export type Edited = {
  readonly before: Quote;
  readonly after: Quote;
  readonly version: number;
  /** The price of the signature that the edit voids. */
  readonly voidedTotal: Cents | null;
  readonly seller: SellerChange | undefined;
  /** Whether others said something of the people, rather than the quote itself. */
  readonly isFound?: boolean;
};

type Written = Pick<StoredMove, 'answer' | 'before' | 'after' | 'rows'>;

/** Incidents that nobody declared stand on the driving record. */
function foundMove<Move extends Written>(move: Move): Move {
  return move.answer === 'incidents' ? { ...move, answer: 'driving_record' } : move;
}

/** What the edit did to the price; an edit that voids a signature is written down where it kept the price, too. */
function movesOf({ before, after, voidedTotal, seller, isFound = false }: Edited, book: RateBook): Written[] {
  const [from, to] = [subjectOfQuote(before), subjectOfQuote(after)];
  const { explain, shown } = pricingOf(after.provider);
  const moves = explain(from, to, book, seller).map((move) => (isFound ? foundMove(move) : move));
  if (voidedTotal === null || moves.length > 0) return moves;
  return [
    {
      answer: seller?.answer ?? 'contents',
      before: shown(from, seller?.book ?? book),
      after: shown(to, book),
      rows: [],
    },
  ];
}

/** Writes down why an edit moved the price, within the edit. */
export async function keepPriceMoves({ tx, organizationId }: Work, edited: Edited, book: RateBook): Promise<void> {
  const moves = movesOf(edited, book);
  if (moves.length === 0) return;
  const { quoteId } = edited.after;
  const last = await tx
    .selectFrom('price_moves')
    .select(({ fn }) => fn.max('sequence').as('sequence'))
    .where('quote_id', '=', quoteId)
    .executeTakeFirst();
  const next = (last?.sequence ?? 0) + 1;
  await tx
    .insertInto('price_moves')
    .values(
      moves.map(({ answer, before, after, rows }, index) => ({
        organization_id: organizationId,
        quote_id: quoteId,
        sequence: next + index,
        version: edited.version,
        answer,
        low_before: before?.low ?? null,
        high_before: before?.high ?? null,
        low_after: after?.low ?? null,
        high_after: after?.high ?? null,
        changed_rows: JSON.stringify(rows),
        voided_total: index === 0 ? edited.voidedTotal : null,
      })),
    )
    // The place of the oldest move is taken by a new one.
    .onConflict((conflict) =>
      conflict.constraint('price_moves_quote_id_place_key').doUpdateSet(({ ref }) => ({
        at: ref('excluded.at'),
        sequence: ref('excluded.sequence'),
        version: ref('excluded.version'),
        answer: ref('excluded.answer'),
        low_before: ref('excluded.low_before'),
        high_before: ref('excluded.high_before'),
        low_after: ref('excluded.low_after'),
        high_after: ref('excluded.high_after'),
        changed_rows: ref('excluded.changed_rows'),
        voided_total: ref('excluded.voided_total'),
      })),
    )
    .execute();
}

function endsOf(low: number | null, high: number | null): PriceEnds | null {
  return low === null || high === null ? null : { low, high };
}

/** The moves that were written down of a quote, oldest first. */
export async function storedMoves({ tx }: Pick<Work, 'tx'>, quoteId: string): Promise<StoredMove[]> {
  const rows = await tx
    .selectFrom('price_moves')
    .select(['answer', 'at', 'version', 'low_before', 'high_before', 'low_after', 'high_after', 'voided_total'])
    // Written by `keepPriceMoves` alone.
    .select(sql<RowChange[]>`changed_rows`.as('rows'))
    .where('quote_id', '=', quoteId)
    .orderBy('sequence')
    .execute();
  return rows.map((row) => ({
    answer: row.answer,
    at: row.at,
    version: row.version,
    rows: row.rows,
    voidedTotal: row.voided_total,
    before: endsOf(row.low_before, row.high_before),
    after: endsOf(row.low_after, row.high_after),
  }));
}
