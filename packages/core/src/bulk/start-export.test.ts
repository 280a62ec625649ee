import { expect, test } from 'vitest';
import { decideStartExport, type ExportRequest } from './start-export.ts';
import { mostRunsUnderWay } from './start-bulk-run.ts';

const column = { key: 'status', header: 'Status', labels: { open: 'Open' } };
const request: ExportRequest = {
  table: 'quotes',
  fileName: 'quotes',
  underWay: 0,
  columns: [
    column,
    {
      key: 'total',
      header: 'Total',
    },
  ],
};

test('a list is written with the columns that it has, each with its words', () => {
  const decision = decideStartExport(request);
  expect(decision.ok && decision.event).toEqual({
    table: 'quotes',
    columns: [column, { key: 'total', header: 'Total', labels: {} }],
  });
});

test.each([
  ['of another table', { table: 'users' }, 'export_unknown', 'table'],
  ['named like what every object has', { table: 'toString' }, 'export_unknown', 'table'],
  ['under a name of two lines', { fileName: 'a\nb' }, 'file_name_not_valid', 'file_name'],
  ['without a name', { fileName: ' ' }, 'file_name_not_valid', 'file_name'],
  ['without columns', { columns: [] }, 'columns_not_valid', 'columns'],
  ['with no list of columns', { columns: column }, 'columns_not_valid', 'columns'],
  ['with a column that it has not', { columns: [{ ...column, key: 'token' }] }, 'columns_not_valid', 'columns'],
  ['with a column that is a word', { columns: ['status'] }, 'columns_not_valid', 'columns'],
  ['with a head that is no text', { columns: [{ ...column, header: 1 }] }, 'columns_not_valid', 'columns'],
  ['with labels that are a list', { columns: [{ ...column, labels: [] }] }, 'columns_not_valid', 'columns'],
  ['with a label of two lines', { columns: [{ ...column, labels: { open: 'O\np' } }] }, 'columns_not_valid', 'columns'],
  ['beside too many others', { underWay: mostRunsUnderWay }, 'too_many_runs', undefined],
])('a list is not written %s', (_which, change, code, field) => {
  const decision = decideStartExport({ ...request, ...change });
  expect(decision.ok ? null : decision.refusal).toMatchObject({ code, ...(field && { field }) });
});
