'use client';
import { moneyText } from '@roadworthy/ui/base/money-text.ts';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useFormatter, useTranslations } from 'next-intl';
import { signedMoney } from '../signed-money.ts';
import type { DifferenceGroup, DifferingCell } from './difference-groups.ts';

/** What two versions say differently of one factor: row by row and column by column, with the change signed. */
export function DifferenceTable({ group: { factor, counts, cells } }: { group: DifferenceGroup }) {
  const t = useTranslations('workbench.raterVersion');
  const format = useFormatter();
  const parts = [
    ...(counts.changed > 0 ? [t('changedCount', { count: counts.changed })] : []),
    ...(counts.added > 0 ? [t('addedCount', { count: counts.added })] : []),
    ...(counts.removed > 0 ? [t('removedCount', { count: counts.removed })] : []),
  ];
  const title = t('group', { factor: factor.replaceAll('_', ' '), parts: parts.join(', ') });
  const columnName = (column: string) =>
    column === 'amount' ? t('amountColumn') : column === 'refer' ? t('referColumn') : column.replaceAll('_', ' ');
  const figure = ({ column }: DifferingCell, text: string | null) => {
    if (text === null) return '–';
    if (column === 'amount') return moneyText(Number(text));
    return column === 'refer' ? t('referred') : text;
  };
  const change = ({ change: kind, signed }: DifferingCell) => {
    if (signed === null) return t(kind === 'added' ? 'added' : kind === 'removed' ? 'removed' : 'changed');
    if ('cents' in signed) return signedMoney(signed.cents);
    return format.number(signed.share, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' });
  };
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{title}</h2>
      <DataTable
        caption={title}
        loadingLabel={title}
        density="compact"
        rows={cells}
        rowKey={({ key, column }) => `${key} ${column}`}
        columns={[
          { key: 'key', header: t('key'), wide: true, cell: ({ key }) => key },
          { key: 'column', header: t('column'), cell: ({ column }) => columnName(column) },
          {
            key: 'before',
            header: t('before'),
            align: 'end',
            from: 'tablet',
            cell: (cell) => figure(cell, cell.before),
          },
          { key: 'after', header: t('after'), align: 'end', from: 'tablet', cell: (cell) => figure(cell, cell.after) },
          { key: 'change', header: t('change'), align: 'end', cell: change },
        ]}
      />
    </section>
  );
}
