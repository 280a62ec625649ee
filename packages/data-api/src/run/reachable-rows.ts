import { isRecord } from '../compile/statement.ts';
import { columnOf, type VisibleRelation, type VisibleTable } from '../schema/role-view.ts';

/** How many values each column may still have under conditions that all must hold. */
type Fixed = Map<string, number>;

/** How many values an equality leaves; a list that comes in a variable may be of any length. */
function valuesLeft(comparison: unknown): number | undefined {
  if (!isRecord(comparison)) return undefined;
  if (comparison['_eq'] !== undefined && comparison['_eq'] !== null) return 1;
  const among = comparison['_in'];
  return Array.isArray(among) ? among.length : undefined;
}

function fix(fixed: Fixed, table: VisibleTable, where: unknown): void {
  if (!isRecord(where)) return;
  for (const [name, value] of Object.entries(where)) {
    if (name === '_and') for (const each of Array.isArray(value) ? value : [value]) fix(fixed, table, each);
    const column = name.startsWith('_') ? undefined : columnOf(table, name);
    const left = column === undefined ? undefined : valuesLeft(value);
    if (column === undefined || left === undefined) continue;
    fixed.set(column.name, Math.min(left, fixed.get(column.name) ?? left));
  }
}

/** The rows that a `where`, and the row above by its relation, can reach at most: those that whole keys are given of. */
export function reachableRows(table: VisibleTable, relation: VisibleRelation | undefined, where: unknown): number {
  const fixed: Fixed = new Map((relation?.on ?? []).map(({ to }) => [to, 1]));
  fix(fixed, table, where);
  const byKeys = table.uniqueKeys.map((key) =>
    key.reduce((rows, column) => rows * (fixed.get(column) ?? Number.POSITIVE_INFINITY), 1),
  );
  return Math.min(...byKeys, Number.POSITIVE_INFINITY);
}
