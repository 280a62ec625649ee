'use client';
import { Button } from '@roadworthy/ui/base/button.tsx';
import { classes } from '@roadworthy/ui/base/classes.ts';
import { Icon } from '@roadworthy/ui/base/icon.tsx';
import { inputFace } from '@roadworthy/ui/forms/input-face.ts';
import { useTranslations } from 'next-intl';
import { memo } from 'react';
import type { JudgedRow } from './bulk-rows.ts';
import type { BulkColumn } from './columns.ts';

type BulkRowLineProps = {
  row: JudgedRow;
  columns: readonly BulkColumn[];
  hasBesides: boolean;
  onCell: (id: number, column: BulkColumn, text: string) => void;
  onTakeOut: (id: number) => void;
};

const widths: Readonly<Partial<Record<BulkColumn, string>>> = {
  vin: 'min-w-52 font-mono tracking-wide uppercase',
  year: 'min-w-20',
  length: 'min-w-20',
  nights_per_year: 'min-w-20',
  type: 'min-w-44',
  model: 'min-w-40',
};

/** Columns whose words are given to choose from; any other word may be typed. */
const listedColumns = ['type', 'usage_type', 'storage_type'] as const satisfies BulkColumn[];

/** One vehicle of the list, edited in place, with what is wrong under each cell. */
export const BulkRowLine = memo(function BulkRowLine({
  row,
  columns,
  hasBesides,
  onCell,
  onTakeOut,
}: BulkRowLineProps) {
  const t = useTranslations('staff.bulkVehicles');
  const list = (column: BulkColumn) => (listedColumns.some((one) => one === column) ? `bulk-${column}` : undefined);
  return (
    <tr className={classes('border-b border-line align-top', !row.isReady && 'bg-danger-tint/40')}>
      <th scope="row" className="px-2 py-3 text-left text-small font-normal text-ink-3 tabular-nums">
        <span className="flex items-center gap-1">
          {row.line}
          <Icon
            name={row.isReady ? 'check' : 'alert'}
            className={classes('size-4', row.isReady ? 'text-success' : 'text-danger')}
          />
          <span className="sr-only">{t(row.isReady ? 'ready' : 'notReady')}</span>
        </span>
      </th>
      {columns.map((column) => {
        const problem = row.problems[column];
        const text = problem ? t(`problems.${problem}`) : row.refused[column];
        const id = `bulk-${row.id}-${column}`;
        return (
          <td key={column} className="p-1">
            <input
              id={id}
              list={list(column)}
              aria-label={t('cell', { column: t(`columns.${column}`), line: row.line })}
              aria-invalid={text ? true : undefined}
              aria-describedby={text ? `${id}-said` : undefined}
              value={row.cells[column] ?? ''}
              onChange={({ currentTarget }) => onCell(row.id, column, currentTarget.value)}
              autoComplete="off"
              spellCheck={false}
              className={classes(inputFace, 'min-w-28 text-small', widths[column])}
            />
            {text && (
              <p id={`${id}-said`} className="mt-1 max-w-52 text-small text-danger">
                {text}
              </p>
            )}
          </td>
        );
      })}
      {hasBesides && (
        <td className="max-w-48 min-w-32 px-2 py-3 text-small wrap-anywhere text-ink-3">
          {row.beside.filter(Boolean).join(' · ')}
        </td>
      )}
      <td className="p-1">
        <Button
          tone="plain"
          size="small"
          aria-label={t('takeOutNamed', { line: row.line })}
          onClick={() => onTakeOut(row.id)}
        >
          {t('takeOut')}
        </Button>
        {row.refusal && <p className="max-w-52 text-small text-danger">{row.refusal}</p>}
      </td>
    </tr>
  );
});
