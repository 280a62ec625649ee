import type { AsyncLocalStorage } from 'node:async_hooks';
import { UnitOfWork } from '@roadworthy/db/unit-of-work.ts';
import pg from 'pg';

/** The n-th message of a bind: when it was `answered`, or just `sent` and its answer still under way. */
export type StatementPlace = { readonly statement: number; readonly when: 'sent' | 'answered' };

/** One bind: the messages that it has sent, each named by its statements, and where something is to happen to it. */
export type StatementCount = {
  readonly seen: string[];
  readonly place: StatementPlace | null;
  /** What is awaited there in place of the answer. */
  readonly reach: () => Promise<void>;
};

const nameOf = (query: unknown): string => {
  if (Array.isArray(query)) return query.map(nameOf).join('; ');
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return String(text).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
};

/** Whether a message, or a place that is named by one, ends a transaction. */
export const isCommit = (message: string): boolean => /(?:^|[,;] )commit$/.test(message);

async function reachedBefore(answer: Promise<unknown>, { reach }: StatementCount): Promise<unknown> {
  try {
    return await answer;
  } finally {
    await reach();
  }
}

type Sender = Record<string, (...parts: unknown[]) => unknown>;

/** Counts what a method sends that answers a promise. */
function countCalls(prototype: Sender, method: string, counts: AsyncLocalStorage<StatementCount>): void {
  const send = prototype[method];
  if (!send) throw new Error(`there is no ${method} to count`);
  prototype[method] = function counted(this: unknown, ...parts: unknown[]): unknown {
    const answer = send.apply(this, parts);
    const count = counts.getStore();
    if (count === undefined || !(answer instanceof Promise)) return answer;
    count.seen.push(nameOf(parts[0]));
    if (count.place?.statement !== count.seen.length) return answer;
    if (count.place.when === 'sent') void count.reach();
    return reachedBefore(answer, count);
  };
}

/**
 * Counts the messages that are sent within a store, and calls its `reach` at one of them. Everything that a bind awaits
 * is a message or a call of the gateway, so this names every await of it without a mark in the product.
 */
export function countStatements(counts: AsyncLocalStorage<StatementCount>): void {
  countCalls(UnitOfWork.prototype as unknown as Sender, 'send', counts);
  countCalls(pg.Client.prototype as unknown as Sender, 'query', counts);
}
