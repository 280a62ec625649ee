import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import type { ReactNode } from 'react';
import type { QueueState } from '../../../data/queue/queue-address.ts';
import type { Badge } from '../statuses.ts';
import type { DeclaredList } from './declare-list.ts';
import type { ViewContext } from './queue-list.ts';
import type { CsvCell } from '@roadworthy/core/shared/text/csv.ts';
import type { Selection } from './rows/use-selection.ts';

/** What the bulk bar of a list is given. */
export type BulkProps<Row> = {
  selection: Selection;
  rows: readonly Row[];
  /** How many match altogether, as printed. */
  total: { count: number; capped: boolean };
  /** The filter that all of them match. */
  where: unknown;
  onExport: () => void;
  onDone: (keys: readonly string[]) => void;
};

/** A column, and what an exported file says in it. */
export type ListColumn<Row> = Column<Row> & {
  readonly text: (row: Row) => CsvCell;
  /** What values are called, where the worker writes the file. */
  readonly labels: Readonly<Record<string, string>>;
  /** Stands in files alone. */
  readonly isOnlyInFiles?: boolean;
};

/** What the screen of a list has beside the list itself. */
export type ListScreenProps<Row, Where> = {
  list: DeclaredList<Row, Where>;
  /** Beside the title, such as the way to a new one. */
  aside?: ReactNode;
  /** The page of a row, which is told from which list one comes; that of its record, unless given. `preview`: beside the list alone. Null: rows lead nowhere. */
  hrefOf?: ((row: Row) => string) | 'preview' | null;
  /** Of the values that a column may be narrowed to, those that there are. */
  offered?: Readonly<Record<string, readonly string[] | undefined>>;
  /** A record beside the list; those of a list without it do not open there. */
  renderPreview?: (id: string) => ReactNode;
  /** Whether the record beside the list is what one works on: it is as wide as the list, and opens with the first key. */
  isSplit?: boolean;
  /** Between the tools and the rows: what those that match come to. `onPreview` shows a record beside them. */
  renderTotals?: (state: QueueState, context: ViewContext, onPreview: (id: string) => void) => ReactNode;
  /** Said instead where a view has no rows and another, wider one may have some. */
  wider?: (state: QueueState) => { title: string; label: string; view: string } | null;
  /** What may be done to several rows; those of a list without it cannot be chosen. */
  renderBulk?: (props: BulkProps<Row>) => ReactNode;
};

/** A list in the reader's words. */
export type ShownList<Row, Where> = ListScreenProps<Row, Where> & {
  title: string;
  /** Said when there is no row at all. */
  never: { title: string; body?: string };
  /** The colour of a row and its word. */
  tone: ((row: Row) => Badge) | null;
  nameOf: (row: Row) => string;
  /** What rows have in common while the list is sorted by a column. */
  group: { by: string; named: (row: Row) => string } | null;
};
