'use client';
import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../base/classes.ts';
import { useSteady } from '../../base/use-steady.ts';
import type { Tone } from '../../base/tone.ts';
import { StripeLoading } from '../../brand/stripe.tsx';
import { type Column, DataTableHead, type TableSelection } from './data-table-head.tsx';
import { DataRow, SkeletonRow } from './data-table-row.tsx';
import { nextRow } from './table-keys.ts';
import { useRowWindow } from './use-row-window.ts';

export type Density = 'regular' | 'compact';

const heights: Readonly<Record<Density, readonly [name: string, pixels: number]>> = {
  regular: ['h-9', 36],
  compact: ['h-7 text-small', 28],
};

export type DataTableProps<Row> = {
  /** Names the table for assistive technology. */
  caption: string;
  /** The first column holds the primary link, where rows lead somewhere. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  href?: ((row: Row) => string) | undefined;
  /** What rows that follow each other have in common: it stands above the first of them. */
  group?: ((row: Row) => string) | undefined;
  /** The status edge of a row and the word it stands for. */
  tone?: (row: Row) => { tone: Tone; label: string };
  /** The first load shows skeleton rows; a refetch keeps the old rows under a thin line. */
  state?: 'ready' | 'loading' | 'refetching' | 'error';
  empty?: ReactNode;
  /** Takes the place of rows that never came, and stands above rows that could not be read again. */
  error?: ReactNode;
  sort?: { key: string; direction: 'ascending' | 'descending' } | undefined;
  sortHref?: (key: string) => string;
  selection?: TableSelection<Row> | undefined;
  density?: Density;
  /** The row whose record is shown beside the list. */
  current?: string | null;
  /** Rows to which something was just done. */
  flashing?: ReadonlySet<string>;
  /** Draws rows that are there from the beginning as a whole, so that any of them can be found; unless it says otherwise. */
  atOnce?: boolean;
  loadingLabel: string;
  className?: string;
};

/** A dense list: sticky head, 36 px rows, one link a row, moved through by the arrows, opened by Enter. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, href, tone, selection, sortHref, state = 'ready' } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [height, pixels] = heights[props.density ?? 'regular'];
  const shown = useRowWindow(body, rows.length, pixels, props.atOnce ?? true);
  const settled = state === 'ready' || state === 'refetching' || (state === 'error' && rows.length > 0);
  const loads = state === 'loading';
  const drawn = loads || (settled && rows.length > 0);
  const { overflows } = useStickyHead(box, drawn);
  // With nothing in it that takes the focus, the box does: whoever has no pointer scrolls it, too.
  const isBare = href === undefined && selection === undefined;

  const move = useSteady((event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
    const links = [...(body.current?.querySelectorAll<HTMLElement>('[data-primary]') ?? [])];
    const current = links.findIndex((link) => link === document.activeElement);
    const next = nextRow(event.key, current, links.length);
    if (next === null) return;
    event.preventDefault();
    links[next]?.focus();
  });
  const toggle = useSteady((key: string, extend: boolean) => selection?.onToggle(key, extend));

  return (
    <div
      className={classes(
        '@container/table flex min-h-0 flex-col rounded-card border border-line bg-canvas',
        props.className,
      )}
    >
      <StripeLoading active={state === 'refetching' || loads} label={props.loadingLabel} />
      {state === 'error' && <div className={rows.length > 0 ? 'p-2' : 'p-8'}>{props.error}</div>}
      {/* Where nothing overflows the head stays with the page. A box that scrolls keeps it, above the foot. */}
      <div
        ref={box}
        data-scrolls={overflows ? '' : undefined}
        {...(overflows && isBare && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
        className={classes(
          'min-h-0 rounded-card',
          overflows ? 'overflow-x-auto' : 'overflow-clip',
          overflows && shown.isWhole && 'scroll-pt-9 lg:max-h-[max(20rem,calc(100dvh-var(--page-top)-8rem))]',
        )}
      >
        {drawn && (
          <table
            className="w-full border-separate border-spacing-0 text-left text-body"
            aria-hidden={!settled || undefined}
            data-selecting={selection && selection.page !== 'none' ? '' : undefined}
          >
            <caption className="sr-only">{caption}</caption>
            <DataTableHead
              columns={columns}
              selection={selection}
              sort={props.sort}
              {...(sortHref && settled && { sortHref })}
            />
            {/* What gets the focus must not lie behind the two heads, of which the page's padding covers 6rem. */}
            <tbody ref={body} className="**:scroll-mt-[max(0px,calc(var(--page-top,0px)-3.5rem))]">
              <Gap pixels={shown.before} />
              {settled &&
                rows.slice(shown.from, shown.to).map((row, index) => {
                  const key = rowKey(row);
                  const edge = tone?.(row);
                  const before = rows[shown.from + index - 1];
                  const group = props.group?.(row);
                  const begins = group !== undefined && (before === undefined || props.group?.(before) !== group);
                  const drawn = (
                    <DataRow
                      key={key}
                      row={row}
                      rowKey={key}
                      columns={columns}
                      href={href?.(row)}
                      tone={edge?.tone}
                      toneLabel={edge?.label}
                      selectLabel={selection?.rowLabel(row)}
                      chosen={selection?.isSelected(key) ?? false}
                      onToggle={toggle}
                      height={height}
                      current={props.current === key}
                      flashes={props.flashing?.has(key) ?? false}
                      onMove={move}
                    />
                  );
                  if (!begins) return drawn;
                  return (
                    <Fragment key={key}>
                      <GroupHead label={group} columns={columns.length + (selection ? 1 : 0)} />
                      {drawn}
                    </Fragment>
                  );
                })}
              <Gap pixels={shown.after} />
              {loads &&
                Array.from({ length: 8 }, (_, index) => (
                  <SkeletonRow
                    key={index}
                    columns={columns}
                    selects={selection !== undefined}
                    index={index}
                    height={height}
                  />
                ))}
            </tbody>
          </table>
        )}
        {settled && rows.length === 0 && <div className="p-8">{props.empty}</div>}
      </div>
    </div>
  );
}

/** What the rows below it have in common. */
function GroupHead({ label, columns }: { label: string; columns: number }) {
  return (
    <tr>
      <th
        scope="rowgroup"
        colSpan={columns}
        className="border-b border-line bg-surface-2 px-4 py-1.5 text-left text-small font-semibold text-ink-2 max-sm:px-3"
      >
        {label}
      </th>
    </tr>
  );
}

/** Stands for rows that are not drawn; its height is set by script, since it is only known in the browser. */
function Gap({ pixels }: { pixels: number }) {
  return (
    pixels > 0 && (
      <tr aria-hidden>
        <td style={{ height: pixels }} className="p-0">
          {'\u00a0'}
        </td>
      </tr>
    )
  );
}

/**
 * What a table's head needs to stay in view: whether the table is wider than its box, which must then scroll and holds
 * the head for itself, and in `--page-top` how much of the window the page's own head covers.
 */
function useStickyHead(box: RefObject<HTMLElement | null>, isDrawn: boolean): { overflows: boolean } {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !isDrawn) return;
    const pageHead = element.closest('[data-density]')?.querySelector<HTMLElement>(':scope > header');
    const sizes = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
      element.style.setProperty('--page-top', `${pageHead?.offsetHeight ?? 0}px`);
    });
    for (const part of [element, ...element.children, pageHead]) if (part) sizes.observe(part);
    return () => sizes.disconnect();
  }, [box, isDrawn]);
  return { overflows };
}
