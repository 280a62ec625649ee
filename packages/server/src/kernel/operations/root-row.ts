import { primaryKeys } from '@roadworthy/db/generated/primary-keys.ts';
import type { Database } from '@roadworthy/db/generated/rows.ts';
import type pg from 'pg';
import { notFound } from '../errors.ts';
import { isUuid } from './is-uuid.ts';
import { type Claims, enterRole } from '../tokens/scope.ts';

/** A table whose rows an operation may be about. */
export type RootTable = {
  [Table in keyof typeof primaryKeys]: 'organization_id' extends keyof Database[Table] ? Table : never;
}[keyof typeof primaryKeys];

/** Whether a caller's word names such a table. */
export function isRootTable(name: string): name is RootTable {
  return Object.hasOwn(primaryKeys, name);
}

export type Root = { readonly table: RootTable; readonly id: string };

export type Caller = { readonly role: string; readonly claims: Claims };

/**
 * The organization of the row that an operation is about, read under the caller's own role: what the caller may not
 * see is not found, exactly like what does not exist. Throws `not_found`.
 */
export async function organizationOfRoot(client: pg.ClientBase, caller: Caller, root: Root): Promise<string> {
  if (!isUuid(root.id)) throw notFound();
  await enterRole(client, caller.role, caller.claims);
  const { rows } = await client.query<{ organization_id: string }>({
    name: `root:${root.table}`,
    text: `select organization_id from ${root.table} where ${primaryKeys[root.table]} = $1`,
    values: [root.id],
  });
  const [row] = rows;
  if (!row) throw notFound();
  return row.organization_id;
}

/**
 * The second organization of an operation, read under the caller's own role like its root. Throws `not_found` for one
 * that the caller does not see, and for one that is archived.
 */
export async function targetOrganization(client: pg.ClientBase, caller: Caller, id: string): Promise<string> {
  if (!isUuid(id)) throw notFound();
  await enterRole(client, caller.role, caller.claims);
  const { rows } = await client.query<{ organization_id: string }>({
    name: 'target organization',
    text: 'select organization_id from organizations where organization_id = $1 and archived is null',
    values: [id],
  });
  const [row] = rows;
  if (!row) throw notFound();
  return row.organization_id;
}

/** From here on the transaction works as `operator` inside one organization. */
export async function enterOrganization(client: pg.ClientBase, claims: Claims, organizationId: string): Promise<void> {
  await enterRole(client, 'operator', { ...claims, 'app.organization': organizationId });
}
