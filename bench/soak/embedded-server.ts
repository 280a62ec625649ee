import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { superuserUrl } from '@roadworthy/db/launcher/postmaster.ts';
import { secretFile } from '@roadworthy/db/launcher/secret-file.ts';
import { createPool } from '@roadworthy/db/pool.ts';

/** The PostgreSQL of a data folder, seen by its superuser. */
export type EmbeddedServer = {
  postmaster(): number;
  superuserAddress(): string;
  /** One query of the product's database. */
  sql<Row extends Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<Row[]>;
};

export function embeddedServer(dataDir: string): EmbeddedServer {
  const lines = (): string[] => readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const superuserAddress = (): string =>
    superuserUrl(Number(lines()[3]), readFileSync(secretFile(dataDir, 'postgres'), 'utf8'));
  return {
    superuserAddress,
    postmaster: () => Number(lines()[0]),
    async sql<Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) {
      const address = new URL(superuserAddress());
      address.pathname = '/roadworthy';
      const pool = createPool({ url: address.href, max: 1, statementTimeoutMs: 20_000, name: 'soak' });
      try {
        return (await pool.query<Row>(text, [...values])).rows;
      } finally {
        await pool.end();
      }
    },
  };
}
