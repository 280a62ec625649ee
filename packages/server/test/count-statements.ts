import pg from 'pg';

/** The n-th statement of a bind: when it was `answered`, or just `sent` and its answer still under way. */
export type StatementPlace = { readonly statement: number; readonly when: 'sent' | 'answered' };

export type StatementCount = { start(): void; readonly seen: readonly string[] };

const nameOf = (query: unknown): string => {
  const text = typeof query === 'object' && query !== null && 'text' in query ? query.text : query;
  return String(text).trim().replaceAll(/\s+/g, ' ').slice(0, 60);
};

/**
 * Counts the statements that this process sends from `start` on, and calls `reach` at one of them. Everything that a
 * bind awaits is a statement or a call of the gateway, so this names every await of it without a mark in the product.
 */
export function countStatements(place: StatementPlace | null, reach: () => void): StatementCount {
  const seen: string[] = [];
  let isCounting = false;
  const send = pg.Client.prototype.query as (...parts: unknown[]) => unknown;
  const counted = function (this: pg.Client, ...parts: unknown[]): unknown {
    const answer = send.apply(this, parts);
    if (!isCounting || !(answer instanceof Promise)) return answer;
    seen.push(nameOf(parts[0]));
    if (place?.statement !== seen.length) return answer;
    if (place.when === 'sent') reach();
    return answer.finally(reach);
  };
  Object.assign(pg.Client.prototype, { query: counted });
  return {
    seen,
    start() {
      isCounting = true;
    },
  };
}
