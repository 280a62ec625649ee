'use client';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { AppLink } from '../base/app-link.tsx';
import { classes } from '../base/classes.ts';
import { type Tone, toneEdge } from '../base/tone.ts';
import { StripeLoading } from '../brand/stripe.tsx';
import { type Column, DataTableHead, cellClass } from './data-table-head.tsx';
import { nextRow } from './table-keys.ts';

export type DataTableProps<Row> = {
  /** Names the table for assistive technology. */
  caption: string;
  /** The first column holds the primary link. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  href: (row: Row) => string;
  /** The status edge of a row and the word it stands for. */
  tone?: (row: Row) => { tone: Tone; label: string };
  /** The first load shows skeleton rows; a refetch keeps the old rows under a thin line. */
  state?: 'ready' | 'loading' | 'refetching' | 'error';
  empty?: ReactNode;
  error?: ReactNode;
  sort?: { key: string; direction: 'ascending' | 'descending' } | undefined;
  sortHref?: (key: string) => string;
  loadingLabel?: string;
  className?: string;
};

/** A dense list: sticky head, 36 px rows, one link a row, moved through by J and K or the arrows, opened by Enter. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  href,
  tone,
  state = 'ready',
  empty,
  error,
  sort,
  sortHref,
  loadingLabel = 'Loading',
  className,
}: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);

  function move(event: KeyboardEvent) {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-primary]') ?? [])];
    const current = links.findIndex((link) => link === document.activeElement);
    const next = nextRow(event.key, current, links.length);
    if (next === null) return;
    event.preventDefault();
    links[next]?.focus();
  }

  const settled = state === 'ready' || state === 'refetching';
  return (
    <div className={classes('flex min-h-0 flex-col rounded-card border border-line bg-canvas', className)}>
      <StripeLoading active={state === 'refetching' || state === 'loading'} label={loadingLabel} />
      <div className="min-h-0 overflow-auto rounded-card">
        {(state === 'loading' || (settled && rows.length > 0)) && (
          <table
            className="w-full border-separate border-spacing-0 text-left text-body"
            aria-hidden={!settled || undefined}
          >
            <caption className="sr-only">{caption}</caption>
            <DataTableHead columns={columns} sort={sort} {...(sortHref && settled && { sortHref })} />
            <tbody ref={body}>
              {settled &&
                rows.map((row) => (
                  <DataRow
                    key={rowKey(row)}
                    row={row}
                    columns={columns}
                    href={href(row)}
                    edge={tone?.(row)}
                    onMove={move}
                  />
                ))}
              {state === 'loading' &&
                Array.from({ length: 8 }, (_, index) => <SkeletonRow key={index} columns={columns} index={index} />)}
            </tbody>
          </table>
        )}
        {settled && rows.length === 0 && <div className="p-8">{empty}</div>}
        {state === 'error' && <div className="p-8">{error}</div>}
      </div>
    </div>
  );
}

type DataRowProps<Row> = {
  row: Row;
  columns: readonly Column<Row>[];
  href: string;
  edge: { tone: Tone; label: string } | undefined;
  onMove: (event: KeyboardEvent) => void;
};

function DataRow<Row>({ row, columns, href, edge, onMove }: DataRowProps<Row>) {
  return (
    <tr className="group relative h-9 hover:bg-surface-2 has-[[data-primary]:focus-visible]:bg-primary-tint">
      {columns.map((column, index) =>
        index === 0 ? (
          <th
            key={column.key}
            scope="row"
            className={classes(
              cellClass(column),
              'relative border-b border-line pl-4 font-medium group-last:border-b-0',
            )}
          >
            {edge && (
              <span data-edge="" className={classes('absolute inset-y-0 left-0 w-[3px]', toneEdge[edge.tone])}>
                <span className="sr-only">{edge.label}: </span>
              </span>
            )}
            <AppLink
              href={href}
              data-primary=""
              onKeyDown={onMove}
              className="block max-w-full truncate rounded-input py-1 text-ink no-underline -outline-offset-2 group-hover:text-link group-hover:underline group-hover:underline-offset-3"
            >
              {column.cell(row)}
            </AppLink>
          </th>
        ) : (
          <td
            key={column.key}
            className={classes(cellClass(column), 'border-b border-line text-ink-2 group-last:border-b-0')}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const barWidths = ['w-3/5', 'w-2/5', 'w-4/5', 'w-1/2', 'w-2/3'];

function SkeletonRow<Row>({ columns, index }: { columns: readonly Column<Row>[]; index: number }) {
  return (
    <tr className="late h-9" aria-hidden>
      {columns.map((column, at) => (
        <td key={column.key} className={classes(cellClass(column), 'border-b border-line', at === 0 && 'pl-4')}>
          <span
            className={classes(
              'block h-3 rounded-input bg-surface-3',
              column.align === 'end' && 'ml-auto',
              barWidths[(index * 3 + at * 2) % barWidths.length],
            )}
          >
            {'\u00a0'}
          </span>
        </td>
      ))}
    </tr>
  );
}
