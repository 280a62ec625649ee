import { columnOf, type VisibleTable } from '../schema/role-view.ts';
import { listOf } from './statement.ts';

/** `count` of rows, or of the rows in which the named columns hold something. */
export function countSql(
  table: VisibleTable,
  column: (name: string) => string,
  columns: unknown,
  distinct: boolean,
): string {
  const names = listOf(columns).flatMap((name) => columnOf(table, String(name))?.name ?? []);
  if (names.length === 0) return 'count(*)';
  const list = names.map(column).join(', ');
  return `count(${distinct ? 'distinct ' : ''}${names.length === 1 ? list : `(${list})`})`;
}
