import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { standsFor } from './pdf-roles.ts';
import { ink, text } from './pdf-theme.ts';

export type Column = {
  readonly label: string;
  /** Share of the table's width. */
  readonly share: number;
  /** Figures stand flush right, one above the other. */
  readonly figures?: boolean;
};

/** A cell's lines: the first as text, the others smaller beneath it. */
export type Cell = string | readonly string[];

export type Row = {
  readonly cells: readonly Cell[];
  /** A sum: set off by a rule and in bold. */
  readonly sum?: boolean;
};

const styles = StyleSheet.create({
  table: {},
  headCell: {},
  bodyCell: {},
  head: { flexDirection: 'row', paddingBottom: 3, borderBottomWidth: 0.9, borderBottomColor: ink.rule },
  row: { flexDirection: 'row', paddingVertical: 3.2, borderBottomWidth: 0.5, borderBottomColor: ink.hairline },
  sum: { flexDirection: 'row', paddingVertical: 3.6, borderTopWidth: 0.9, borderTopColor: ink.rule, marginTop: -0.5 },
  cell: { paddingRight: 8 },
  figures: { textAlign: 'right', paddingRight: 0, paddingLeft: 8 },
});

standsFor('Table', styles.table);
for (const row of [styles.head, styles.row, styles.sum]) standsFor('TR', row);
standsFor('TH', styles.headCell);
standsFor('TD', styles.bodyCell);

function cell(content: Cell, { share, figures }: Column, index: number, strong: boolean): ReactElement {
  const lines = typeof content === 'string' ? [content] : content;
  const align = figures ? styles.figures : styles.cell;
  return h(
    View,
    { key: index, style: [styles.bodyCell, align, { flexBasis: 0, flexGrow: share }] },
    ...lines.map((line, position) =>
      h(Text, { key: position, style: position > 0 ? text.meta : strong ? text.strong : {} }, line),
    ),
  );
}

/** A ruled table whose head comes again on every page that it runs to, and whose rows are never split. */
export function table(columns: readonly Column[], rows: readonly Row[]): ReactElement {
  const heads = columns.map((column, index) =>
    h(
      View,
      {
        key: index,
        style: [
          styles.headCell,
          column.figures ? styles.figures : styles.cell,
          { flexBasis: 0, flexGrow: column.share },
        ],
      },
      h(Text, { style: text.meta }, column.label),
    ),
  );
  return h(
    View,
    { style: styles.table },
    h(View, { key: 'head', style: styles.head, fixed: true }, ...heads),
    ...rows.map(({ cells, sum = false }, index) =>
      h(
        View,
        { key: index, style: sum ? styles.sum : styles.row, wrap: false },
        ...columns.map((column, position) => cell(cells[position] ?? '', column, position, sum)),
      ),
    ),
  );
}

/** A part of the document under its heading; `whole` keeps it on one page, so it must be shorter than one. */
export function section(
  title: string,
  { whole }: { readonly whole: boolean },
  ...content: ReactElement[]
): ReactElement {
  return h(
    View,
    { key: title, style: { marginTop: 18 }, wrap: !whole },
    h(Text, { key: 'title', style: [text.section, { marginBottom: 6 }], minPresenceAhead: 60 }, title),
    ...content,
  );
}
