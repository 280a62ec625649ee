'use client';
import { useTranslations } from 'next-intl';
import type { PriceMoveFragment } from '../../generated/documents.ts';
import { useLabels } from '../shared/use-labels.ts';
import { endsText } from './ends-text.ts';
import { rowKeyText } from './row-key.ts';

type MoveListProps = { moves: readonly PriceMoveFragment[]; currency: string };

/** Each move of the price: what moved it, from where to where, and which rows of the rate book differ. */
export function MoveList({ moves, currency }: MoveListProps) {
  const t = useTranslations('price');
  return (
    <ol className="flex flex-col">
      {moves.map((move, index) => (
        <li key={`${move.answer} ${index}`} className="border-b border-line py-2 text-small last:border-b-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
            <span className="font-semibold text-ink">{move.label}</span>
            <span className="text-ink">
              {t('move', {
                before: endsText(move.before_low, move.before_high, currency),
                after: endsText(move.after_low, move.after_high, currency),
              })}
            </span>
          </p>
          {move.rows.map((row) => (
            <RowMove key={row.about} row={row} currency={currency} />
          ))}
        </li>
      ))}
    </ol>
  );
}

function RowMove({ row, currency }: { row: PriceMoveFragment['rows'][number]; currency: string }) {
  const t = useTranslations('price');
  const label = useLabels();
  const keys = (list: readonly string[]) =>
    list.length === 0 ? t('none') : list.map((key) => rowKeyText(row.about, key, { label, currency })).join(', ');
  const [before, after] = [keys(row.before), keys(row.after)];
  // The same row that counts for more, such as a slice of the value, is named alone.
  return <p className="text-ink-3">{before === after ? row.label : t('rowMove', { row: row.label, before, after })}</p>;
}
