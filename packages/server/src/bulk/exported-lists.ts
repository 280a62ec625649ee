import type { ExportColumn } from '@roadworthy/core/bulk/start-export.ts';
import type { CsvCell } from '@roadworthy/core/shared/text/csv.ts';
import {
  exportedCell,
  type ExportedColumns,
  exportedColumns,
  type ExportedRow,
  type ExportedTable,
} from '@roadworthy/core/shared/lists/exported-columns.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { primaryKeys } from '@roadworthy/db/generated/primary-keys.ts';

/** Which rows are meant where a column reads the first of several. */
const firstOf: Readonly<Record<string, string>> = {
  entities: '(where: { entity_relationship: { _eq: "named_insured" }, archived: { _is_null: true } }, limit: 1)',
  vehicles: '(where: { archived: { _is_null: true } }, order_by: [{ created: asc }], limit: 1)',
};

/** A selection that reads paths: of `organization.name` and `organization.type`, `organization { name type }`. */
function selectionOf(paths: readonly (readonly string[])[]): string {
  return [...new Set(paths.flatMap(([name]) => name ?? []))]
    .map((name) => {
      const inner = paths.flatMap(([first, ...rest]) => (first === name && rest.length > 0 ? [rest] : []));
      if (inner.length === 0) return name;
      return `${name}${ownValue(firstOf, name) ?? ''} { ${selectionOf(inner)} }`;
    })
    .join(' ');
}

/** What is read of each row of a list, in the words in which a person would ask the API. */
export function fieldsOf(table: ExportedTable): string {
  const columns: ExportedColumns = exportedColumns[table];
  const paths = Object.values(columns).flatMap(({ reads }) => reads);
  return selectionOf(paths.map((path) => path.split('.').filter((name) => name !== '0')));
}

/** The column by which the rows of a list are told apart: a table's key, and what a report has for one. */
export const keyOfList = (table: ExportedTable): string =>
  table === 'premium_bordereau' || table === 'receivables_ageing' || table === 'legal_days'
    ? `${table}_id`
    : primaryKeys[table];

/** What a file says of a row, column by column. */
export function cellsOf(
  table: ExportedTable,
  columns: readonly ExportColumn[],
  row: ExportedRow,
  locale: string,
): CsvCell[] {
  const known: ExportedColumns = exportedColumns[table];
  return columns.map(({ key, labels }) => {
    const column = ownValue(known, key);
    return column ? exportedCell(column, row, labels, locale) : null;
  });
}
