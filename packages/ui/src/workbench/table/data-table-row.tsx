import { type KeyboardEvent, memo } from 'react';
import { AppLink } from '../../base/app-link.tsx';
import { classes } from '../../base/classes.ts';
import { type Tone, toneEdge } from '../../base/tone.ts';
import { type Column, SelectBox, cellClass } from './data-table-head.tsx';

export type DataRowProps<Row> = {
  row: Row;
  rowKey: string;
  columns: readonly Column<Row>[];
  /** Absent where rows lead nowhere. */
  href: string | undefined;
  tone: Tone | undefined;
  /** The word that the tone stands for. */
  toneLabel: string | undefined;
  /** Names the box to choose the row with; absent where rows are not chosen. */
  selectLabel: string | undefined;
  chosen: boolean;
  onToggle: (key: string, extend: boolean) => void;
  height: string;
  /** The row whose record is shown beside the list. */
  current: boolean;
  /** Something was just done to it. */
  flashes: boolean;
  onMove: (event: KeyboardEvent) => void;
};

/** One record: its status at the edge, its link first. Of many rows those are drawn again that changed. */
export const DataRow = memo(Row) as typeof Row;

function Row<Of>(props: DataRowProps<Of>) {
  const { row, rowKey, columns, href, tone, selectLabel, chosen, onToggle, onMove } = props;
  const selects = selectLabel !== undefined;
  const stripe = tone && (
    <span data-edge="" className={classes('absolute inset-y-0 left-0 w-[3px]', toneEdge[tone])}>
      <span className="sr-only">{props.toneLabel}, </span>
    </span>
  );
  return (
    <tr
      data-row={rowKey}
      aria-selected={selects ? chosen : undefined}
      className={classes(
        'group relative hover:bg-surface-2 has-[[data-primary]:focus-visible]:bg-primary-tint',
        props.height,
        (chosen || props.current) && 'bg-primary-tint hover:bg-primary-tint',
        props.flashes && 'flash',
      )}
    >
      {selects && (
        <td className="relative w-9 border-b border-line pl-2.5 group-last:border-b-0">
          {stripe}
          <SelectBox
            label={selectLabel}
            state={chosen ? 'all' : 'none'}
            onToggle={(extend) => onToggle(rowKey, extend)}
            className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-checked:opacity-100 in-data-selecting:opacity-100 pointer-coarse:opacity-100"
          />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th
            key={column.key}
            scope="row"
            className={classes(
              cellClass(column, columns),
              'relative border-b border-line text-left font-medium group-last:border-b-0 max-sm:min-w-24',
              !selects && 'pl-4 max-sm:pl-3',
            )}
          >
            {!selects && stripe}
            {href === undefined ? (
              column.cell(row)
            ) : (
              <AppLink
                href={href}
                data-primary=""
                onKeyDown={onMove}
                className="-mx-1 block max-w-[calc(100%+0.5rem)] truncate rounded-input px-1 py-1 text-ink no-underline -outline-offset-2 group-hover:text-link group-hover:underline group-hover:underline-offset-3"
              >
                {column.cell(row)}
              </AppLink>
            )}
          </th>
        ) : (
          <td
            key={column.key}
            className={classes(cellClass(column, columns), 'border-b border-line text-ink-2 group-last:border-b-0')}
          >
            {column.cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}

const barWidths = ['w-3/5', 'w-2/5', 'w-4/5', 'w-1/2', 'w-2/3'];

type SkeletonRowProps<Row> = { columns: readonly Column<Row>[]; selects: boolean; index: number; height: string };

/** The outline of a row that is on its way. */
export function SkeletonRow<Row>({ columns, selects, index, height }: SkeletonRowProps<Row>) {
  return (
    <tr className={classes('late', height)} aria-hidden>
      {selects && <td className="w-9 border-b border-line">{'\u00a0'}</td>}
      {columns.map((column, at) => (
        <td
          key={column.key}
          className={classes(
            cellClass(column, columns),
            'border-b border-line',
            at === 0 && !selects && 'pl-4 max-sm:pl-3',
          )}
        >
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
