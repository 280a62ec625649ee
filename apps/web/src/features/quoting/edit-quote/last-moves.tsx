'use client';
import { useTranslations } from 'next-intl';
import { useRead } from '../../../data/requests/use-read.ts';
import { EstimatePriceRangeDocument } from '../../../generated/documents.ts';
import { MoveList } from '../../rating/move-list.tsx';

const shown = 3;

/** What moved the price last, and by which rows of the rates. */
export function LastMoves({ quoteId }: { quoteId: string }) {
  const t = useTranslations('quoteForm');
  const range = useRead('agent', EstimatePriceRangeDocument, { quote_id: quoteId }, { keepsLast: true }).data
    ?.price_range;
  const last = range?.moves.slice(-shown).toReversed() ?? [];
  if (!range || last.length === 0) return null;
  return (
    <section className="border-t border-line pt-3">
      <h2 className="type-h3 mb-1">{t('moved')}</h2>
      <MoveList moves={last} currency={range.currency} />
    </section>
  );
}
