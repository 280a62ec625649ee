'use client';
import { DataTable, type DataTableProps } from '@roadworthy/ui/workbench/table/data-table.tsx';
import { useTranslations } from 'next-intl';
import { toneOf } from '../status-tone.ts';
import { useFewColumns, useReader } from './columns/use-list-columns.ts';
import type { DeclaredList } from './declare-list.ts';
import type { ListColumn } from './queue-screen-props.ts';

type FewRowsProps<Row, Where, Shown extends Row> = Pick<
  DataTableProps<Shown>,
  'rows' | 'state' | 'empty' | 'error' | 'caption'
> & {
  list: DeclaredList<Row, Where>;
  /** The columns beside the first; those that show by themselves, unless given. */
  keys?: readonly string[];
  /** What stands here alone, after the list's own. */
  more?: readonly ListColumn<Shown>[];
};

/** A few rows of a list that stand elsewhere and lead to their pages. */
export function FewRows<Row, Where, Shown extends Row = Row>({
  list,
  keys,
  more = [],
  ...rest
}: FewRowsProps<Row, Where, Shown>) {
  const common = useTranslations('shell.common');
  const { label } = useReader();
  const columns = useFewColumns(list, keys);
  const { tone } = list;
  return (
    <DataTable
      {...rest}
      columns={[...columns, ...more]}
      rowKey={list.keyOf}
      href={(row) => `${list.rules.path}/${list.keyOf(row)}`}
      {...(tone && {
        tone: (row: Shown) => ({
          tone: toneOf(tone.group, tone.of(row)),
          label: label(tone.group, tone.of(row)) ?? tone.of(row),
        }),
      })}
      loadingLabel={common('loading')}
    />
  );
}
