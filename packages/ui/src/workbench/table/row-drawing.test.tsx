// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
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
      ...{ key: 'name', header: 'Name' },
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
        ...{ page: 'some', pageLabel: 'Page', onTogglePage: () => undefined, onToggle: () => undefined },
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
