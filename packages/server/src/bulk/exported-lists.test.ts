import { csvLines } from '@roadworthy/core/shared/text/csv.ts';
import { exportedColumns, type ExportedTable } from '@roadworthy/core/shared/lists/exported-columns.ts';
import { type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { cellsOf, fieldsOf } from './exported-lists.ts';

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

/** A row that holds the text wherever a list reads one. */
function rowOf({ selections }: SelectionSetNode, text: string): Record<string, unknown> {
  const fields = selections.filter((each): each is FieldNode => each.kind === Kind.FIELD);
  return Object.fromEntries(
    fields.map(({ name, arguments: args, selectionSet }) => {
      if (selectionSet === undefined) return [name.value, text];
      const inner = rowOf(selectionSet, text);
      return [name.value, (args ?? []).length > 0 ? [inner] : inner];
    }),
  );
}

describe.each(Object.keys(exportedColumns) as ExportedTable[])('a file of %s', (table) => {
  const [query] = parse(`{ ${fieldsOf(table)} }`).definitions;
  if (query?.kind !== Kind.OPERATION_DEFINITION) throw new Error('a list is no query');
  const { selectionSet } = query;

  test.each(inherited)('holds what is called %s as any other text', (text) => {
    const columns = Object.keys(exportedColumns[table]).map((key) => ({ key, header: key, labels: { open: 'Open' } }));
    const cells = cellsOf(table, columns, rowOf(selectionSet, text), 'en-US');
    for (const cell of cells) expect(typeof cell === 'function' || typeof cell === 'object' ? cell : null).toBeNull();
    expect(csvLines([cells])).toContain(text);
  });

  test('has no column that the list does not', () => {
    const columns = inherited.map((key) => ({ key, header: key, labels: {} }));
    expect(cellsOf(table, columns, rowOf(selectionSet, 'a'), 'en-US')).toEqual(inherited.map(() => null));
  });
});
