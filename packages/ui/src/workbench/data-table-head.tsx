import type { ReactNode } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { classes } from '../base/classes.ts';
import { Icon } from '../base/icon.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, in tabular digits. */
  align?: 'start' | 'end';
  /** Takes more than its share of the width. */
  wide?: boolean;
  sortable?: boolean;
  /** The narrowest screen that shows the column. */
  from?: 'tablet' | 'desktop';
};

/** What head and body cells of a column share. */
export function cellClass<Row>(column: Column<Row>): string {
  return classes(
    'max-w-80 truncate px-3 whitespace-nowrap max-sm:max-w-36',
    column.align === 'end' && 'text-right tabular-nums',
    column.from === 'tablet' && 'max-md:hidden',
    column.from === 'desktop' && 'max-lg:hidden',
  );
}

export type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: { key: string; direction: 'ascending' | 'descending' } | undefined;
  sortHref?: (key: string) => string;
};

/** The head that stays while rows scroll; a sortable column's name is a link, for the address is the state. */
export function DataTableHead<Row>({ columns, sort, sortHref }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr className="h-8">
        {columns.map((column, index) => {
          const sorted = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={sorted}
              className={classes(
                cellClass(column),
                'sticky top-0 z-10 border-b border-line bg-surface-2 text-small font-semibold text-ink-2',
                index === 0 && 'pl-4',
                column.wide && 'w-1/4',
              )}
            >
              {column.sortable && sortHref ? (
                <AppLink
                  href={sortHref(column.key)}
                  className="inline-flex min-h-7 items-center gap-1 rounded-input text-ink-2 no-underline hover:text-ink"
                >
                  {column.header}
                  {sorted && <Icon name={sorted === 'ascending' ? 'chevron-up' : 'chevron-down'} className="size-3" />}
                </AppLink>
              ) : (
                column.header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
