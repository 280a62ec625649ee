// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Column } from './data-table-head.tsx';
import { DataTable } from './data-table.tsx';

afterEach(cleanup);

type Row = { id: string };
const rows: Row[] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('of many rows those are drawn again that were chosen', () => {
  const drawn: string[] = [];
  const columns: Column<Row>[] = [
    {
      key: 'name',
      header: 'Name',
      cell: ({ id }) => {
        drawn.push(id);
        return id;
      },
    },
  ];
  const table = (chosen: string | null) => (
    <DataTable
      {...{ caption: 'Rows', loadingLabel: 'Loading', columns, rows }}
      rowKey={({ id }) => id}
      tone={() => ({ tone: 'neutral', label: 'Open' })}
      selection={{
        page: 'some',
        pageLabel: 'Page',
        onTogglePage: () => undefined,
        onToggle: () => undefined,
        isSelected: (key) => key === chosen,
        rowLabel: ({ id }) => `Select ${id}`,
      }}
    />
  );
  const { rerender } = render(table(null));
  expect(drawn).toEqual(['a', 'b', 'c']);
  rerender(table('b'));
  expect(drawn.slice(3)).toEqual(['b']);
});

const many: Row[] = Array.from({ length: 50 }, (_, at) => ({ id: String(at) }));
const seen: number[] = [];
const list = (state: 'loading' | 'ready', atOnce?: boolean) => (
  <Profiler id="list" onRender={() => seen.push(document.querySelectorAll('tr[data-row]').length)}>
    <DataTable
      {...{ caption: 'Rows', loadingLabel: 'Loading', state }}
      columns={[{ key: 'name', header: 'Name', cell: ({ id }) => id }]}
      rows={state === 'ready' ? many : []}
      rowKey={({ id }) => id}
      {...(atOnce !== undefined && { atOnce })}
    />
  </Profiler>
);

test('of rows that arrive the first are on the screen at once, and the others follow a few at a time', () => {
  seen.length = 0;
  const { rerender } = render(list('loading'));
  rerender(list('ready'));
  expect(seen.filter((rows) => rows > 0)).toEqual([20, 30, 40, 50]);
});

test('rows that are known from the beginning are drawn at once', () => {
  seen.length = 0;
  render(list('ready'));
  expect(seen[0]).toBe(50);
});

test('where none of them is looked for, rows that are known from the beginning follow a few at a time as well', () => {
  seen.length = 0;
  render(list('ready', false));
  expect(seen).toEqual([20, 30, 40, 50]);
});
