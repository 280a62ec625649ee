import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { superuserUrl } from '@roadworthy/db/launcher/postmaster.ts';
import { secretFile } from '@roadworthy/db/launcher/secret-file.ts';
import pg from 'pg';

/** The PostgreSQL of a data folder, seen by its superuser. */
export type EmbeddedServer = {
  postmaster(): number;
  superuserAddress(): string;
  /** One query of the product's database. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

export function embeddedServer(dataDir: string): EmbeddedServer {
  const lines = (): string[] => readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const superuserAddress = (): string =>
    superuserUrl(Number(lines()[3]), readFileSync(secretFile(dataDir, 'postgres'), 'utf8'));
  return {
    superuserAddress,
    postmaster: () => Number(lines()[0]),
    async sql<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      const address = new URL(superuserAddress());
      address.pathname = '/roadworthy';
      const client = new pg.Client({ connectionString: address.href, application_name: 'soak', query_timeout: 20_000 });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } finally {
        await client.end();
      }
    },
  };
}
