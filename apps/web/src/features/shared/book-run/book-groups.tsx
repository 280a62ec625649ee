'use client';
import type { Column } from '@roadworthy/ui/workbench/table/data-table-head.tsx';
import { DataTable } from '@roadworthy/ui/workbench/table/data-table.tsx';

/** A part of a book by its code, and what a run found of it. */
type BookGroup<Sums> = readonly [code: string, sums: Sums];

type Props<Sums> = {
  title: string;
  /** What a part is called, as the head of its column. */
  header: string;
  groups: Readonly<Record<string, Sums>>;
  /** The largest stands first. */
  sizeOf: (sums: Sums) => number;
  nameOf: (code: string) => string;
  columns: (rows: readonly BookGroup<Sums>[]) => readonly Column<BookGroup<Sums>>[];
};

/** What a run over a book found of each part of it. */
export function BookGroups<Sums>({ title, header, groups, sizeOf, nameOf, columns }: Props<Sums>) {
  const rows: readonly BookGroup<Sums>[] = Object.entries(groups).toSorted(
    ([, one], [, other]) => sizeOf(other) - sizeOf(one),
  );
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-h3">{title}</h2>
      <DataTable
        caption={title}
        loadingLabel={title}
        rows={rows}
        rowKey={([code]) => code}
        columns={[{ key: 'name', header, wide: true, cell: ([code]) => nameOf(code) }, ...columns(rows)]}
      />
    </section>
  );
}
