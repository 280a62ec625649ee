import { createPool } from '@roadworthy/db/pool.ts';
import type { DatabaseUrls } from '@roadworthy/db/provision.ts';
import { prepareTemplate } from '@roadworthy/db/template.ts';
import { declareQueues } from '@roadworthy/server/kernel/jobs/jobs.ts';
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

/**
 * One server for a whole run, whose copies have their job queues, and those of a fixture its two organizations: what
 * every test file begins with is written once. `parent` is the folder of its data.
 */
export function prepareDatabases(parent?: string): Promise<{ readonly stop: () => Promise<void> }> {
  return prepareTemplate({
    ...(parent === undefined ? {} : { parent }),
    furnish: ({ ownerUrl }) => declareQueues(ownerUrl),
    furnishMore: furnishTenants,
  });
}
