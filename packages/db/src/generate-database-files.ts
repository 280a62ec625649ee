import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { startThrowawayPostgres } from './launcher/throwaway-postgres.ts';
import { migrate, type MigrateOptions } from './migrate.ts';
import { printPrimaryKeys } from './print-primary-keys.ts';
import { printRowTypes } from './print-row-types.ts';
import { printSchema } from './print-schema.ts';
import { provisionDatabase } from './provision.ts';

export type GenerateOptions = {
  /** Compares `schema.sql` only, and leaves it as it is. */
  readonly check: boolean;
  readonly folders?: MigrateOptions['folders'];
  /** The folder of this package, or another to write into. */
  readonly packageFolder?: string;
};

/**
 * Migrates an empty database from zero and prints `schema.sql`, the row types and the primary keys from it. Answers the files
 * that differed from what is on disk: written now, or in a check drifted. The types are in no commit, so they never drift:
 * they are written in a check too.
 */
export async function generateDatabaseFiles(options: GenerateOptions): Promise<string[]> {
  const packageFolder = options.packageFolder ?? join(import.meta.dirname, '..');
  const printed = await printFromZero(options.folders);
  const committed = differing([[join(packageFolder, 'schema.sql'), printed.schema]]);
  const types = differing([
    [join(packageFolder, 'src', 'generated', 'rows.ts'), printed.rows],
    [join(packageFolder, 'src', 'generated', 'primary-keys.ts'), printed.keys],
  ]);
  for (const [file, text] of options.check ? types : [...committed, ...types]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return (options.check ? committed : [...committed, ...types]).map(([file]) => file);
}

function differing(wanted: readonly (readonly [file: string, text: string])[]): (readonly [string, string])[] {
  return wanted.filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
}

async function printFromZero(
  folders: MigrateOptions['folders'],
): Promise<{ schema: string; rows: string; keys: string }> {
  const server = await startThrowawayPostgres(() => undefined);
  try {
    const { ownerUrl } = await provisionDatabase({
      superuserUrl: server.url,
      database: 'printed',
      dataDir: server.dataDir,
    });
    await migrate({ ownerUrl, log: () => undefined, ...(folders === undefined ? {} : { folders }) });
    const client = new pg.Client({ connectionString: ownerUrl });
    await client.connect();
    try {
      return {
        schema: await printSchema(client),
        rows: await printRowTypes(client),
        keys: await printPrimaryKeys(client),
      };
    } finally {
      await client.end();
    }
  } finally {
    await server.stop();
  }
}
