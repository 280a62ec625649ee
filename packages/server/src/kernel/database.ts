import type { Database } from '@roadworthy/db/generated/rows.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

/** One transaction: kysely's builder over a client that the kernel opened, scoped and will commit. */
export type Tx = Kysely<Database> & { readonly client: pg.ClientBase };

/** The builder over an open transaction's client. The client stays the kernel's: kysely neither opens nor ends it. */
export function transactionOf(client: pg.ClientBase): Tx {
  const borrowed = {
    query: client.query.bind(client),
    release: () => undefined,
  } as unknown as pg.PoolClient;
  const dialect = new PostgresDialect({
    pool: { options: {}, connect: async () => borrowed, end: async () => {} },
  });
  return Object.assign(new Kysely<Database>({ dialect }), { client });
}
