import type { ReactNode } from 'react';
import { AppLink } from '../../base/app-link.tsx';
import { classes } from '../../base/classes.ts';
import { Icon } from '../../base/icon.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, in tabular digits. */
  align?: 'start' | 'end';
  /** Takes more than its share of the width. */
  wide?: boolean;
  sortable?: boolean;
  /** The least room that shows the column: beside a preview panel the table has less of it than the screen. */
  from?: 'tablet' | 'desktop' | 'wide';
};

/** What head and body cells of a column share; `columns` are all that the table has. */
export function cellClass<Row>(column: Column<Row>, columns: readonly Column<Row>[]): string {
  // On a phone the first of the wide columns takes what the others leave.
  const takesRest = column === columns.find(({ wide }) => wide);
  return classes(
    'truncate px-2 whitespace-nowrap max-sm:px-1.5',
    column.wide ? 'sm:max-w-36 @min-[56rem]/table:max-w-52 2xl:max-w-80' : 'sm:max-w-44 2xl:max-w-52',
    takesRest && 'max-sm:w-full max-sm:max-w-0 max-sm:min-w-20',
    // A figure that is cut would say something else.
    column.align === 'end' ? 'text-right tabular-nums' : !takesRest && 'max-sm:max-w-28',
    column.from === 'tablet' && '@max-[36rem]/table:hidden',
    column.from === 'desktop' && '@max-[46rem]/table:hidden',
    column.from === 'wide' && '@max-[66rem]/table:hidden',
  );
}

/** Choosing rows: what is chosen, and the words for it. */
export type TableSelection<Row> = {
  isSelected: (key: string) => boolean;
  onToggle: (key: string, extend: boolean) => void;
  /** How much of the page is chosen. */
  page: 'none' | 'some' | 'all';
  onTogglePage: () => void;
  pageLabel: string;
  rowLabel: (row: Row) => string;
};

/** A small square to choose with; it has a label that only assistive technology reads. */
export function SelectBox(props: {
  label: string;
  state: 'none' | 'some' | 'all';
  onToggle: (extend: boolean) => void;
  className?: string;
}) {
  return (
    <span data-screen-only className={classes('relative inline-grid size-6 place-items-center', props.className)}>
      <input
        type="checkbox"
        aria-label={props.label}
        checked={props.state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = props.state === 'some';
        }}
        onChange={(event) => props.onToggle(event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)}
        className="peer absolute inset-1 m-0 appearance-none rounded-[3px] border-[1.5px] border-line-strong bg-canvas checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:border-ink-2"
      />
      <Icon
        name={props.state === 'some' ? 'minus' : 'check'}
        className="pointer-events-none relative size-3 text-on-primary opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
      />
    </span>
  );
}

export type DataTableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  selection?: TableSelection<Row> | undefined;
  sort: { key: string; direction: 'ascending' | 'descending' } | undefined;
  sortHref?: (key: string) => string;
};

/** The head that stays while rows scroll; a sortable column's name is a link, for the address is the state. */
export function DataTableHead<Row>({ columns, selection, sort, sortHref }: DataTableHeadProps<Row>) {
  return (
    <thead>
      <tr className="h-8">
        {selection && (
          <th
            scope="col"
            className="sticky top-(--page-top) z-10 in-data-scrolls:top-0 w-9 border-b border-line bg-surface-2 pl-2.5 text-left"
          >
            <SelectBox label={selection.pageLabel} state={selection.page} onToggle={selection.onTogglePage} />
          </th>
        )}
        {columns.map((column, index) => {
          const sorted = sort?.key === column.key ? sort.direction : undefined;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={sorted}
              className={classes(
                cellClass(column, columns),
                'sticky top-(--page-top) z-10 in-data-scrolls:top-0 border-b border-line bg-surface-2 text-small font-semibold text-ink-2',
                index === 0 && 'max-sm:min-w-24',
                index === 0 && !selection && 'pl-4 max-sm:pl-3',
                column.wide && 'sm:w-1/4',
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
