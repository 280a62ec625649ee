import type { Tone } from '@roadworthy/ui/base/tone.ts';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import type { ShownField } from '@roadworthy/ui/workbench/queue/filters/filter-editor.tsx';
import type { ReactNode } from 'react';
import type { QueueList } from './queue-list.ts';
import type { CsvColumn } from './tools/use-export.ts';
import type { Selection } from './rows/use-selection.ts';

/** What the bulk bar of a list is given. */
export type BulkProps<Row> = {
  selection: Selection;
  rows: readonly Row[];
  /** How many match altogether, as printed. */
  total: { count: number; capped: boolean };
  onExport: () => void;
  onDone: (keys: readonly string[]) => void;
};

/** What makes a list the list of something. */
export type QueueScreenProps<Row, Where> = {
  list: QueueList<Row, Where>;
  title: string;
  fileName: string;
  viewLabel: (view: string) => string;
  fields: readonly ShownField[];
  columns: readonly Column<Row>[];
  csv: readonly CsvColumn<Row>[];
  nameOf: (row: Row) => string;
  tone: (row: Row) => { tone: Tone; label: string };
  never: { title: string; body: string };
  renderPeek: (id: string) => ReactNode;
  renderBulk: (props: BulkProps<Row>) => ReactNode;
};
