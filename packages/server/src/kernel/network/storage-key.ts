import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { askAs } from '../operations/ask-as.ts';
import { claimsOf } from '../tokens/claims.ts';
import { notFound } from '../errors.ts';
import type { Platform } from '../platform.ts';

/** Tables whose rows name bytes in the storage, and their keys. */
const keyOf = {
  documents: 'document_id',
  files: 'file_id',
  export_runs: 'export_run_id',
  personal_exports: 'personal_export_id',
} as const;

/**
 * Where the bytes of a row that the caller was seen to see lie: nobody reads that column but the operator. Throws
 * `not_found` while nothing is stored.
 */
export async function storageKeyOf(
  { pools, clock }: Pick<Platform, 'pools' | 'clock'>,
  table: keyof typeof keyOf,
  id: string,
  organizationId: string | null,
): Promise<string> {
  const text = `select storage_key from ${table} where ${keyOf[table]} = $1::uuid`;
  const claims = claimsOf({ ...principalOf('system'), organizationId }, clock);
  const [row] = await askAs(pools.operations, { role: 'operator', claims, text, values: [id] });
  if (!row?.[0]) throw notFound();
  return row[0];
}
