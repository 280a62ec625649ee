import { abilitiesOf } from '@roadworthy/core/shared/ability.ts';
import { notFound } from './errors.ts';
import { computedRead } from './operation.ts';
import { isRootTable } from './root-row.ts';
import type { ReadAbilities, Slice } from './slice.ts';

/** What the caller may do to a record of whatever table, and why not: by the decisions that the operations make. */
export function abilitiesRead(slices: readonly Slice[]) {
  const readers = new Map<string, ReadAbilities>(slices.flatMap(({ abilities }) => Object.entries(abilities ?? {})));
  return computedRead({
    name: 'abilities',
    permission: 'whoever_sees_it',
    root({ table, id }) {
      if (!isRootTable(table) || !readers.has(table)) throw notFound();
      return { table, id };
    },
    async run(work) {
      const { table, id } = work.input;
      const decisions = await readers.get(table)?.(work, id);
      return abilitiesOf(decisions ?? {}).map((ability) => ({ code: null, message: null, ...ability }));
    },
  });
}
