import type { Database } from '@roadworthy/db/generated/rows.ts';
import { UnitOfWork } from '@roadworthy/db/unit-of-work.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

/** One transaction: kysely's builder over a client that the kernel opened, scoped and will commit. */
export type Tx = Kysely<Database> & {
  readonly client: pg.ClientBase;
  /** Other words than before once this transaction has written to one of the tables, or has rolled back to a savepoint. */
  writesTo(tables: readonly string[]): string;
};

// What is named runs as `operator` alone, so that a prepared plan is never another role's.
const names = new Map<string, string>();
const mostNames = 500;

/** The name under which a connection keeps a statement of `operator` prepared; undefined past the most that are kept. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `op:${names.size}`;
  names.set(text, name);
  return name;
}

/** Whether a statement writes and answers no row, so that whoever asked has nothing to wait for. */
function onlyWrites(text: string): boolean {
  return /^\s*(insert|update|delete)\b/.test(text) && !/\breturning\b/.test(text);
}

/** The builder over an open transaction's client. The client stays the kernel's: kysely neither opens nor ends it. */
export function transactionOf(client: pg.ClientBase): Tx {
  const borrowed = {
    query: (text: string, values: unknown[]) =>
      client.query({ name: statementName(text), text, values, waits: onlyWrites(text) } as pg.QueryConfig),
    release: () => undefined,
  } as unknown as pg.PoolClient;
  const dialect = new PostgresDialect({
    pool: { options: {}, connect: async () => borrowed, end: async () => {} },
  });
  let asked = 0;
  return Object.assign(new Kysely<Database>({ dialect }), {
    client,
    // Of a client that is no unit of work nothing is known, so that nothing is kept.
    writesTo: (tables: readonly string[]) =>
      client instanceof UnitOfWork ? client.writesTo(tables) : String((asked += 1)),
  });
}
