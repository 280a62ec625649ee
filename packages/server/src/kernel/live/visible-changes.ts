import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { type Change, isLiveTable, liveTables } from '@roadworthy/core/shared/lists/live-tables.ts';
import { askAs } from '../operations/ask-as.ts';
import { claimsOf } from '../tokens/claims.ts';
import type { Platform } from '../platform.ts';
import type { Listener } from './listener.ts';

type Parts = Pick<Platform, 'pools' | 'clock' | 'log'>;

/** Those of the changed rows that the principal may select, asked under its own role. */
export async function visibleChanges(
  { pools, clock }: Parts,
  principal: Principal,
  changes: readonly Change[],
): Promise<Change[]> {
  const tables = [...new Set(changes.map(({ table }) => table))].toSorted();
  const selects = tables.map(
    (table, index) =>
      `select '${table}', ${liveTables[table]} from ${table} where ${liveTables[table]} = any($${index + 1}::uuid[])`,
  );
  const rows = await askAs(pools.reads, {
    role: principal.role,
    claims: claimsOf(principal, clock),
    text: selects.join(' union all '),
    values: tables.map((one) => `{${changes.flatMap(({ table, id }) => (table === one ? [id] : [])).join(',')}}`),
  });
  return rows.flatMap(([table, id]) => (table && id && isLiveTable(table) ? [{ table, id }] : []));
}

const mostLanes = 3;
const mostWaiting = 1_000;

/** Asks for listeners one after another, a few at a time; what comes meanwhile for one of them waits for its turn. */
export function createAsker(parts: Parts) {
  const waiting = new Map<Listener, readonly Change[]>();
  let lanes = 0;

  async function answer(listener: Listener, changes: readonly Change[]): Promise<void> {
    if (changes.length > mostWaiting) return listener.send({ everything: true });
    try {
      const visible = await visibleChanges(parts, listener.principal, changes);
      if (visible.length > 0) listener.send({ changes: visible });
    } catch (error) {
      parts.log.warn({ err: error }, 'a listener could not be told which of its rows changed');
      listener.send({ everything: true });
    }
  }

  async function work(): Promise<void> {
    for (let [next] = waiting; next; [next] = waiting) {
      waiting.delete(next[0]);
      await answer(next[0], next[1]);
    }
    lanes -= 1;
  }

  return {
    ask(listener: Listener, changes: readonly Change[]): void {
      waiting.set(listener, [...(waiting.get(listener) ?? []), ...changes]);
      if (lanes >= mostLanes) return;
      lanes += 1;
      void work();
    },
    forget(listener: Listener): void {
      waiting.delete(listener);
    },
  };
}
