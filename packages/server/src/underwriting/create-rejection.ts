import { restrictionKeysVersion } from '@roadworthy/core/quoting/restrictions/restriction-keys.ts';
import { checkRestriction, refusedAlready } from '@roadworthy/core/underwriting/check-restriction.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { seal } from '../kernel/settings/sealed.ts';
import { freshIds } from '../quoting/editing/fresh-ids.ts';
import { nearIndexesOf, restrictionIndex } from '../quoting/eligibility/restriction-index.ts';

export const createRejection = operation({
  name: 'create_rejection',
  permission: 'rejection:write',
  root: 'organization_id',
  example: { key: 'email', value: 'fraud@example.com', reason: 'Two staged losses.' },
  badInput: [
    { input: { key: 'shoe_size' }, code: 'key_unknown', field: 'key' },
    { input: { value: 'nobody' }, code: 'value_invalid', field: 'value' },
    { input: { reason: ' ' }, code: 'reason_missing', field: 'reason' },
    { input: { provider: 'bicycle' }, code: 'provider_unknown', field: 'provider' },
  ],
  async run(work) {
    const { key, value, reason, provider = null, should_block_renewal } = work.input;
    const checked = checkRestriction({ key, value, reason, provider });
    if (!checked.ok) return checked;
    const { known, typed } = checked.event;
    const [explicit_rejection_id = ''] = await freshIds(work, 1);
    const place = { table: 'explicit_rejections', column: 'value', key: explicit_rejection_id };
    const added = await work.tx
      .insertInto('explicit_rejections')
      .values({
        explicit_rejection_id,
        organization_id: work.organizationId,
        key: known.key,
        value: seal(work.platform.secrets, {
          ...place,
          plain: typed,
        }),
        value_index: restrictionIndex(work, known),
        near_indexes: nearIndexesOf(work, known.key, typed),
        keys_version: restrictionKeysVersion,
        reason: checked.event.reason,
        provider: checked.event.provider,
        should_block_renewal: should_block_renewal ?? false,
        created_by: personOf(work.actor),
      })
      .onConflict((row) => row.doNothing())
      .returning('explicit_rejection_id')
      .executeTakeFirst();
    if (!added) {
      return refuse('restriction_exists', refusedAlready, 'value');
    }
    await work.enqueue('apply-rules', {
      organizationId: work.organizationId,
      restrictionId: explicit_rejection_id,
    });
    return { explicit_rejection_id };
  },
});
