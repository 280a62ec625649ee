import { applyAccess } from './apply-access.ts';
import { applyMigrations, prepareRecords } from './apply-migrations.ts';
import { grantJobsSchema, installJobsSchema } from './install-jobs-schema.ts';
import { PrimaryClient } from './primary-client.ts';
import { productSql, readMigrations, readSqlFiles } from './migration-files.ts';

export type MigrateOptions = {
  /** Address of the login that owns the database, without a pooler between. */
  readonly ownerUrl: string;
  readonly log: (line: string) => void;
  /** Folders other than the product's own. */
  readonly folders?: { readonly migrations: string; readonly access: string };
};

/** What a migration changed: nothing at all when the database was current. */
export type MigrateResult = { readonly migrations: string[]; readonly access: boolean; readonly jobs: boolean };

// Any fixed number does; every migrator of one database takes the same.
const lockKey = 7_236_811;

/** Brings a database to this version: migrations, access, job schema. Safe to run from several processes at once. */
export async function migrate({ ownerUrl, log, folders = productSql }: MigrateOptions): Promise<MigrateResult> {
  const files = readMigrations(folders.migrations);
  const access = readSqlFiles(folders.access);
  const client = new PrimaryClient({ connectionString: ownerUrl, application_name: 'roadworthy migrate' });
  client.on('error', (error) => log(`The migration's connection broke: ${error.message}`));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await prepareRecords(client);
    const migrations = await applyMigrations(client, files);
    for (const name of migrations) log(`Applied migration ${name}.`);
    const accessApplied = await applyAccess(client, access, migrations.length > 0);
    if (accessApplied) log('Applied access rules.');
    const jobs = await installJobsSchema(client);
    if (jobs) log('Installed the job schema.');
    if (jobs || accessApplied) await grantJobsSchema(client);
    return { migrations, access: accessApplied, jobs };
  } finally {
    await client.end();
  }
}
