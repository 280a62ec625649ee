import type { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** The n-th statement of a bind: when it was `answered`, or just `sent` and its answer still under way. */
export type StatementPlace = { readonly statement: number; readonly when: 'sent' | 'answered' };

/** One bind: the statements that it has sent, and where something is to happen to it. */
export type StatementCount = {
  readonly seen: string[];
  readonly place: StatementPlace | null;
  /** What is awaited there in place of the answer. */
  readonly reach: () => Promise<void>;
};

const nameOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return String(text).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
};

async function reachedBefore(answer: Promise<unknown>, { reach }: StatementCount): Promise<unknown> {
  try {
    return await answer;
  } finally {
    await reach();
  }
}

/**
 * Counts the statements that are sent within a store, and calls its `reach` at one of them. Everything that a bind
 * awaits is a statement or a call of the gateway, so this names every await of it without a mark in the product.
 */
export function countStatements(counts: AsyncLocalStorage<StatementCount>): void {
  const send = pg.Client.prototype.query as (...parts: unknown[]) => unknown;
  const counted = function (this: pg.Client, ...parts: unknown[]): unknown {
    const answer = send.apply(this, parts);
    const count = counts.getStore();
    if (count === undefined || !(answer instanceof Promise)) return answer;
    count.seen.push(nameOf(parts[0]));
    if (count.place?.statement !== count.seen.length) return answer;
    if (count.place.when === 'sent') void count.reach();
    return reachedBefore(answer, count);
  };
  Object.assign(pg.Client.prototype, { query: counted });
}
