import { invalid } from '../run/request-error.ts';
import type { Statement } from './statement.ts';

/**
 * A statement whose one row holds the columns as text, or no row where they are longer than an answer may be: lists
 * within lists multiply, and the answer would fill this process's memory before it could be measured here.
 */
export function answerSql({ lists, limits }: Statement, columns: readonly string[]): string {
  const texts = columns.map((column) => `${column}::text`);
  if (lists === 0) return `select ${texts.join(', ')}`;
  const names = columns.map((_, index) => `c${index}`);
  const aliased = texts.map((text, index) => `${text} as c${index}`);
  const length = names.map((name) => `coalesce(octet_length(${name}), 0)::bigint`).join(' + ');
  // `offset 0` keeps PostgreSQL from working a column out once for its length and once more for its text.
  return `select ${names.join(', ')} from (select ${aliased.join(', ')} offset 0) answer where ${length} <= ${limits.answerBytes}`;
}

/** The row of such a statement. */
export function answerRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw invalid('The answer is too large: ask for fewer rows or fields');
  return row;
}
