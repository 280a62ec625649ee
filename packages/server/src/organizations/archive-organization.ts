import { decideArchiveOrganization } from '@roadworthy/core/organizations/archive-organization.ts';
import { operation } from '../kernel/operation.ts';
import { personOf } from '../kernel/operations/person-of.ts';
import { countBeforeArchive, lockOrganization } from './organization-store.ts';

/** Sign-in looks at the organization's archived mark itself; what opens something beside it is ended here. */
export const archiveOrganization = operation({
  name: 'archive_organization',
  permission: 'organization:manage',
  root: 'organization_id',
  example: {},
  async run({ actor, tx, organizationId, now, publish }) {
    const revoked_by = personOf(actor);
    const organization = await lockOrganization(tx, organizationId);
    const { unfinished, ends } = await countBeforeArchive(tx, organizationId, now);
    const decision = decideArchiveOrganization(organization, unfinished, ends);
    if (!decision.ok) return decision;
    await tx
      .updateTable('organizations')
      .set({ archived: now, version: organization.version + 1 })
      .where('organization_id', '=', organizationId)
      .execute();
    await tx
      .updateTable('api_keys')
      .set({ revoked: now, revoked_by })
      .where('organization_id', '=', organizationId)
      .where('revoked', 'is', null)
      .execute();
    await tx
      .updateTable('partners')
      .set({ archived: now })
      .where('organization_id', '=', organizationId)
      .where('archived', 'is', null)
      .execute();
    await publish(decision.event);
    return { organization_id: organizationId };
  },
});
