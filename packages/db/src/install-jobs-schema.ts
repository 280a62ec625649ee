import type { ClientBase } from 'pg';
import { getConstructionPlans, getMigrationPlans } from 'pg-boss';
import manifest from 'pg-boss/package.json' with { type: 'json' };

const schema = 'pgboss';

/** The roles that may send and work jobs. */
const jobRoles = ['operator', 'worker'];

/** Installs or migrates pg-boss's schema as the owner; at run time it neither creates nor migrates anything. */
export async function installJobsSchema(client: ClientBase): Promise<boolean> {
  const installed = await installedVersion(client);
  const wanted = manifest.pgboss.schema;
  if (installed !== undefined && installed > wanted) {
    throw new Error(`The job schema has version ${installed}, this Roadworthy knows ${wanted}. Start a newer version.`);
  }
  if (installed !== wanted) {
    await client.query(installed === undefined ? getConstructionPlans(schema) : getMigrationPlans(schema, installed));
  }
  return installed !== wanted;
}

/** Gives the job roles what pg-boss needs at run time; roles that do not exist are passed over. */
export async function grantJobsSchema(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(rolname) as name from pg_roles where rolname = any ($1)',
    [jobRoles],
  );
  if (rows.length === 0) return;
  const roles = rows.map((row) => row.name).join(', ');
  await client.query(`
    grant usage on schema ${schema} to ${roles};
    grant select, insert, update, delete on all tables in schema ${schema} to ${roles};
    grant usage, select on all sequences in schema ${schema} to ${roles};
    grant execute on all functions in schema ${schema} to ${roles}`);
}

async function installedVersion(client: ClientBase): Promise<number | undefined> {
  const { rows: found } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    `${schema}.version`,
  ]);
  if (found[0]?.found !== true) return undefined;
  const { rows } = await client.query<{ version: number }>(`select version from ${schema}.version`);
  return rows[0]?.version;
}
