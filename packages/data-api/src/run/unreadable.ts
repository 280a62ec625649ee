import type { Unreadable } from './decode-answer.ts';

const rowsNamed = 5;

/** Values of one column that could not be decoded, to be reported: names rows by their keys, and no value. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

function errorOf(column: string, found: readonly Unreadable[]): UnreadableError {
  const keys = [...new Set(found.map(({ encoded }) => encoded.key))].filter((key) => key !== '');
  const more = keys.length > rowsNamed ? ` and ${keys.length - rowsNamed} more` : '';
  const rows = keys.length === 0 ? `${found.length} values` : `${keys.slice(0, rowsNamed).join(', ')}${more}`;
  return new UnreadableError(`${column} cannot be read and was answered as null: ${rows}`, { cause: found[0]?.error });
}

/** One error for each column, however many rows have it. */
export function unreadableErrors(found: readonly Unreadable[]): UnreadableError[] {
  const byColumn = Map.groupBy(found, ({ encoded }) => `${encoded.table}.${encoded.column}`);
  return [...byColumn].map(([column, each]) => errorOf(column, each));
}

/**
 * What the caller is told of them, beside `data` under `extensions`, since Hasura's clients take an answer with `errors`
 * for one without data.
 */
export const unreadableExtension = (found: readonly Unreadable[]): readonly object[] =>
  found.map(({ path }) => ({ path, message: 'The stored value cannot be read' }));
