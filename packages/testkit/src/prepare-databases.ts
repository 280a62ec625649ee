import { createPool } from '@roadworthy/db/pool.ts';
import type { DatabaseUrls } from '@roadworthy/db/provision.ts';
import { fitForSharding } from '@roadworthy/db/sharding/print-sharding.ts';
import { readSharding } from '@roadworthy/db/sharding/read-sharding.ts';
import { prepareTemplate } from '@roadworthy/db/template.ts';
import { declareQueues } from '@roadworthy/server/kernel/jobs/jobs.ts';
import { startPooler } from './pooler.ts';
import { writeTenants } from './tenants.ts';

async function furnishTenants({ ownerUrl, authUrl }: DatabaseUrls): Promise<unknown> {
  const open = (url: string) => createPool({ url, max: 1, statementTimeoutMs: 30_000, name: 'furnishing' });
  const owner = { pool: open(ownerUrl), authPool: open(authUrl) };
  try {
    return await writeTenants(owner);
  } finally {
    await Promise.all([owner.pool.end(), owner.authPool.end()]);
  }
}

/** The schema as organizations that are spread over several servers need it, so that any test may be run on that one. */
export async function fitSchema(ownerUrl: string): Promise<void> {
  const pool = createPool({ url: ownerUrl, max: 1, statementTimeoutMs: 60_000, name: 'sharding' });
  try {
    await pool.query(fitForSharding(await readSharding(pool)));
  } finally {
    await pool.end();
  }
}

/**
 * One server for a whole run, whose copies have their job queues, and those of a fixture its two organizations: what
 * every test file begins with is written once. `parent` is the folder of its data.
 */
export async function prepareDatabases(parent?: string): Promise<{ readonly stop: () => Promise<void> }> {
  let appAddress = '';
  const prepared = await prepareTemplate({
    ...(parent === undefined ? {} : { parent }),
    async furnish({ ownerUrl, appUrl }) {
      appAddress = appUrl;
      await declareQueues(ownerUrl);
      if (process.env['SHARDED_SCHEMA'] === 'true') await fitSchema(ownerUrl);
    },
    furnishMore: furnishTenants,
  });
  const binary = process.env['PGBOUNCER'];
  if (binary === undefined) return prepared;
  const pooler = await startPooler(binary, appAddress);
  process.env['TEST_POOLER'] = pooler.place;
  return {
    async stop() {
      await pooler.stop();
      await prepared.stop();
    },
  };
}
