import { refuse } from '@roadworthy/core/shared/decision.ts';
import { sql } from 'kysely';
import { operation } from '../kernel/operation.ts';
import { refusedAlready } from '@roadworthy/core/underwriting/check-restriction.ts';

export const removeRejection = operation({
  name: 'remove_rejection',
  permission: 'rejection:write',
  root: 'explicit_rejection_id',
  example: {},
  async run({ tx, organizationId, enqueue, input: { explicit_rejection_id, undo }, now }) {
    const row = await tx
      .selectFrom('explicit_rejections')
      .select(['organization_id', 'key', 'value_index', 'provider'])
      .where('explicit_rejection_id', '=', explicit_rejection_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (undo) {
      const again = await tx
        .selectFrom('explicit_rejections')
        .select('explicit_rejection_id')
        .where('organization_id', '=', row.organization_id)
        .where('key', '=', row.key)
        .where('value_index', '=', row.value_index)
        .where('deleted', 'is', null)
        .where('explicit_rejection_id', '<>', explicit_rejection_id)
        .where(sql<boolean>`provider is not distinct from ${row.provider}`)
        .executeTakeFirst();
      if (again) return refuse('restriction_exists', refusedAlready);
    }
    await tx
      .updateTable('explicit_rejections')
      .set({ deleted: undo ? null : now })
      .where('explicit_rejection_id', '=', explicit_rejection_id)
      .execute();
    await enqueue('apply-rules', { organizationId, restrictionId: explicit_rejection_id });
    return { explicit_rejection_id };
  },
});
