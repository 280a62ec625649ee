import { quoted } from '../schema/role-view.ts';
import { textLiteral } from './statement.ts';

/** A response key and the SQL of its value. */
export type Entry = readonly [key: string, sql: string];

/** PostgreSQL cuts longer names short. */
const longestName = 63;

// Not json_build_object, which takes 50 entries at most; `returning json` keeps the order where a value is jsonb.
export const jsonObject = (entries: readonly Entry[]): string =>
  `json_object(${entries.map(([key, sql]) => `${textLiteral(key)} : ${sql}`).join(', ')} returning json)`;

/**
 * Rows as a subquery whose columns are the entries. Turning such a row into JSON takes two thirds of the time of
 * json_object, which looks up the type of every value of every row. The name holds a sign that no response key can, so
 * that it always means the row.
 */
function rowsOf(alias: string, entries: readonly Entry[], from: string): { name: string; sql: string } {
  const name = `"${alias}#"`;
  const columns = entries.map(([key, sql]) => `${sql} as ${quoted(key)}`).join(', ');
  return { name, sql: `(select ${columns} from ${from}) ${name}` };
}

const fitsNames = (entries: readonly Entry[]): boolean => entries.every(([key]) => key.length <= longestName);

/** A JSON value and the source that it is selected from. */
export type Selected = { readonly value: string; readonly from: string };

/** The one row of `from` as a JSON object. */
export function objectOf(alias: string, entries: readonly Entry[], from: string): Selected {
  if (!fitsNames(entries)) return { value: jsonObject(entries), from };
  const { name, sql } = rowsOf(alias, entries, from);
  return { value: `row_to_json(${name})`, from: sql };
}

/** The value, or null where there is no row. */
export const orNull = ({ value, from }: Selected): string => `(select ${value} from ${from})`;

/** The rows of `from`, in its order, as a JSON list. */
export function arraySql(alias: string, entries: readonly Entry[], from: string): string {
  if (!fitsNames(entries)) return `(select coalesce(json_agg(${jsonObject(entries)}), '[]'::json) from ${from})`;
  const { name, sql } = rowsOf(alias, entries, from);
  return `(select coalesce(json_agg(${name}), '[]'::json) from ${sql})`;
}
