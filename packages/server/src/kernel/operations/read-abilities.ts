import { abilitiesOf } from '@roadworthy/core/shared/ability.ts';
import type { Decision } from '@roadworthy/core/shared/decision.ts';
import { notFound } from '../errors.ts';
import { computedRead } from '../operation.ts';
import { isRootTable, type RootTable } from './root-row.ts';
import type { Slice } from '../slice.ts';

/** What the caller may do to a record of whatever table, and why not: by the decisions that the operations make. */
export function abilitiesRead(slices: readonly Slice[]) {
  const readersOf = (table: RootTable) => slices.flatMap(({ abilities }) => abilities?.[table] ?? []);
  return computedRead({
    name: 'abilities',
    permission: 'whoever_sees_it',
    root({ table, id }) {
      if (!isRootTable(table) || readersOf(table).length === 0) throw notFound();
      return { table, id };
    },
    rootArgument: 'id',
    example: { table: 'quotes' },
    async run(work) {
      const { table, id } = work.input;
      const readers = isRootTable(table) ? readersOf(table) : [];
      const decisions: Record<string, Decision<unknown>> = {};
      for (const read of readers) Object.assign(decisions, await read(work, id));
      return abilitiesOf(decisions).map((ability) => ({ code: null, message: null, ...ability }));
    },
  });
}
