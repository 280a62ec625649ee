import { readRestricted, restrictionKeysVersion } from '@roadworthy/core/quoting/restrictions/restriction-keys.ts';
import { restrictionKeys } from '@roadworthy/core/quoting/vocabulary.ts';
import { sql } from 'kysely';
import { unseal } from '../../kernel/settings/sealed.ts';
import type { Work } from '../../kernel/work.ts';
import { nearIndexesOf, restrictionIndex } from './restriction-index.ts';

/** Restrictions whose keys were made by older rules: what they refuse is sealed, so that no migration can. */
export const restrictionsWithOldKeys = `
  select organization_id, explicit_rejection_id from explicit_rejections
  where keys_version < ${restrictionKeysVersion} order by explicit_rejection_id limit 2000`;

/**
 * Makes the keys of a restriction anew, and has it looked for. Two that mean the same by now are one: the later one is
 * taken back. Done twice, it changes nothing.
 */
export async function rekeyRestriction(work: Work, restrictionId: string): Promise<void> {
  const { tx, platform, organizationId, now } = work;
  const row = await tx
    .selectFrom('explicit_rejections')
    .select(['key', 'value', 'value_index', 'provider', 'deleted'])
    .where('explicit_rejection_id', '=', restrictionId)
    .where('keys_version', '<', restrictionKeysVersion)
    .forUpdate()
    .executeTakeFirst();
  const key = restrictionKeys.find((one) => one === row?.key);
  if (!row || !key) return;
  const place = { table: 'explicit_rejections', column: 'value', key: restrictionId };
  const typed = unseal(platform.secrets, {
    ...place,
    sealed: row.value,
  });
  const read = readRestricted(key, typed);
  // What no reader takes any more is refused as it was.
  const value_index = read.ok ? restrictionIndex(work, { key, value: read.event }) : row.value_index;
  const same = await tx
    .selectFrom('explicit_rejections')
    .select('explicit_rejection_id')
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .where('value_index', '=', value_index)
    .where('deleted', 'is', null)
    .where('explicit_rejection_id', '<>', restrictionId)
    .where(sql<boolean>`provider is not distinct from ${row.provider}`)
    .executeTakeFirst();
  await tx
    .updateTable('explicit_rejections')
    .set({
      value_index,
      near_indexes: nearIndexesOf(work, key, typed),
      keys_version: restrictionKeysVersion,
      deleted: row.deleted ?? (same ? now : null),
    })
    .where('explicit_rejection_id', '=', restrictionId)
    .execute();
  if (row.deleted === null && !same) await work.enqueue('apply-rules', { organizationId, restrictionId });
}
