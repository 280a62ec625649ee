import { readCatalog } from '@roadworthy/data-api/catalog.ts';
import { unionSdl } from '@roadworthy/data-api/union-schema.ts';
import { createPool } from '@roadworthy/db/pool.ts';
import { cloneTemplate, prepareTemplate } from '@roadworthy/db/template.ts';
import { regexRoles, requestRoles } from '@roadworthy/server/kernel/connect-platform.ts';
import { operationsSdl } from '@roadworthy/server/registry.ts';

/** The union of what every role may ask, read from a database migrated from zero. */
export async function printGraphqlSchema(): Promise<string> {
  const template = await prepareTemplate();
  try {
    const database = await cloneTemplate('printed');
    const pool = createPool({ url: database.appUrl, max: 1, statementTimeoutMs: 30_000, name: 'schema printer' });
    try {
      const catalog = await readCatalog(pool, { roles: requestRoles });
      return `# Printed by scripts/generate.ts: do not edit.\n\n${unionSdl(catalog, operationsSdl({ nodeEnv: 'production' }), regexRoles).trimEnd()}\n`;
    } finally {
      await pool.end();
    }
  } finally {
    await template.stop();
  }
}
