import { join, resolve } from 'node:path';
import { startPostgres } from '@roadworthy/db/launcher/start-postgres.ts';
import { provisionDatabase } from '@roadworthy/db/provision.ts';

/** Does `work` with the address of the owner of this installation's database, which need not run. */
export async function asOwner<Result>(work: (ownerUrl: string) => Promise<Result>): Promise<Result> {
  const direct = process.env['DATABASE_URL_DIRECT'];
  if (direct) return work(direct);
  const dataDir = resolve(process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', '.data'));
  const server = await startPostgres({ dataDir, log: console.error });
  try {
    const { ownerUrl } = await provisionDatabase({ superuserUrl: server.url, database: 'roadworthy', dataDir });
    return await work(ownerUrl);
  } finally {
    await server.stop();
  }
}
