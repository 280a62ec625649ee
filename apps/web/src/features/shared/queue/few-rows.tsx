'use client';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { DataTable, type DataTableProps } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { useFewColumns, useReader } from './columns/use-list-columns.ts';
import type { DeclaredList } from './declare-list.ts';

type FewRowsProps<Row, Where, Shown extends Row> = Pick<
  DataTableProps<Shown>,
  'rows' | 'state' | 'empty' | 'error' | 'caption'
> & {
  list: DeclaredList<Row, Where>;
  /** The columns beside the first; those that show by themselves, unless given. */
  keys?: readonly string[];
  /** What stands here alone, after the list's own. */
  more?: readonly Column<Shown>[];
};

/** A few rows of a list that stand elsewhere and lead to their pages. */
export function FewRows<Row extends object, Where, Shown extends Row = Row>({
  list,
  keys,
  more = [],
  ...rest
}: FewRowsProps<Row, Where, Shown>) {
  const common = useTranslations('shell.common');
  const reader = useReader();
  const columns = useFewColumns(list, keys);
  const badge = list.tone?.badge;
  return (
    <DataTable
      {...rest}
      columns={[...columns, ...more]}
      rowKey={list.keyOf}
      href={(row) => list.recordPath(list.keyOf(row))}
      {...(badge && { tone: (row: Shown) => badge(row, reader) })}
      loadingLabel={common('loading')}
    />
  );
}
