import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { TableSelection } from './data-table-head.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';

type Row = { id: string; name: string; price: string };
const rows: Row[] = [
  { id: 'a', name: 'Ada', price: '$10' },
  { id: 'b', name: 'Luis', price: '$20' },
];
const selection: TableSelection<Row> = {
  isSelected: (key) => key === 'b',
  onToggle: () => undefined,
  page: 'some',
  onTogglePage: () => undefined,
  pageLabel: 'Select the page',
  rowLabel: ({ name }) => `Select ${name}`,
};
const draw = (more: Partial<DataTableProps<Row>> = {}) =>
  renderToStaticMarkup(
    <DataTable
      caption="Quotes"
      loadingLabel="Loading"
      columns={[
        { key: 'name', header: 'Insured', cell: ({ name }) => name },
        { key: 'price', header: 'Price', cell: ({ price }) => price, align: 'end', sortable: true },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      href={({ id }) => `/quotes/${id}`}
      {...more}
    />,
  );

describe('a list', () => {
  test('has one link a row, and no boxes without a selection', () => {
    const html = draw();
    expect(html.match(/data-primary=/g)).toHaveLength(2);
    expect(html).not.toContain('checkbox');
  });

  test('with a selection names every box and says which rows are chosen', () => {
    const html = draw({ selection });
    expect(html).toContain('aria-label="Select the page"');
    expect(html).toMatch(/aria-label="Select Luis"[^>]* checked/);
    expect(html).toMatch(/<tr data-row="b" aria-selected="true"/);
    expect(html).toMatch(/<tr data-row="a" aria-selected="false"/);
  });

  test('says once, above the first of them, what rows that follow each other have in common', () => {
    const html = draw({
      rows: [...rows, { id: 'c', name: 'Noor', price: '$20' }],
      group: ({ price }) => `For ${price}`,
    });
    expect(
      [...html.matchAll(/scope="rowgroup"[^>]*>([^<]+)|data-row="(.)"/g)].map(([, group, row]) => group ?? row),
    ).toEqual(['For $10', 'a', 'For $20', 'b', 'c']);
  });

  test('keeps its rows when they could not be read again', () => {
    const html = draw({ state: 'error', error: 'Lost' });
    expect(html).toContain('Lost');
    expect(html).toContain('Luis');
  });

  test('without rows shows only the failure', () => {
    const html = draw({ state: 'error', error: 'Lost', rows: [], empty: 'Nothing' });
    expect(html).toContain('Lost');
    expect(html).not.toContain('Nothing');
  });

  test('beyond 200 rows is drawn in part', () => {
    const many = Array.from({ length: 1_000 }, (_, at) => ({ id: String(at), name: `N${at}`, price: '' }));
    expect(draw({ rows: many }).match(/data-row=/g)?.length ?? 0).toBeLessThanOrEqual(200);
    expect(draw({ rows: many.slice(0, 200) }).match(/data-row=/g)).toHaveLength(200);
  });
});
