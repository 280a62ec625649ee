import { may } from '@roadworthy/core/identity/principal.ts';
import type { Permission } from '@roadworthy/core/identity/permission-roles.ts';
import { decideArchiveOrganization } from '@roadworthy/core/organizations/archive-organization.ts';
import { checkNotArchived } from '@roadworthy/core/organizations/update-organization.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { countBeforeArchive, lockOrganization } from './organization-store.ts';

const notTheirs = refuse(
  'actor_not_allowed',
  words(
    'Your role may not change organizations. Ask an administrator.',
    'Votre rôle ne permet pas de modifier les organisations. Adressez-vous à un administrateur.',
  ),
);

/** What may be done to an organization. */
export const readOrganizationAbilities: ReadAbilities = async ({ actor, tx, organizationId, now }) => {
  const organization = await lockOrganization(tx, organizationId);
  const open = checkNotArchived(organization);
  const forWhom = (permission: Permission) => (may(actor, permission) ? open : notTheirs);
  const { unfinished, ends } = await countBeforeArchive(tx, organizationId, now);
  const place = forWhom('organization:manage');
  return {
    place_organization: place,
    update_organization: forWhom('organization:write'),
    archive_organization: place.ok ? decideArchiveOrganization(organization, unfinished, ends) : place,
  };
};
