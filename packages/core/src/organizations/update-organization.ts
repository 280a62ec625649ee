import { may, type Principal } from '../identity/principal.ts';
import { accept, type Decision, refuse } from '../shared/decision.ts';
import { words } from '../shared/words.ts';
import type { OrganizationUpdated } from './events/organization-changes.ts';
import {
  administeredFields,
  changedFields,
  findProfileProblem,
  type OrganizationProfile,
  type ProfileChanges,
  type ProfileFacts,
  profileWith,
} from './organization-profile.ts';

/** An organization as it is stored. */
export type StoredOrganization = {
  readonly organizationId: string;
  /** How many times it was changed, beginning with 1. */
  readonly version: number;
  readonly archived: Date | null;
  /** The platform's own organization. */
  readonly isPlatform: boolean;
  readonly profile: OrganizationProfile;
};

type Requested = { readonly version?: number | null | undefined; readonly changes: ProfileChanges };

/** Whether an organization takes changes still. */
export function checkNotArchived({
  archived,
}: Pick<StoredOrganization, 'archived'>): Decision<true, 'organization_archived'> {
  return archived === null
    ? accept(true)
    : refuse(
        'organization_archived',
        words(
          'This organization is archived. Nothing of it changes any more.',
          'Cette organisation est archivée. Rien n’y change plus.',
        ),
      );
}

/**
 * What a change of an organization comes to; null where it changes nothing. Its owners say how it is reached and where it
 * is; who it is on the platform, administrators say.
 */
export function decideUpdateOrganization(
  organization: StoredOrganization,
  { version, changes }: Requested,
  actor: Pick<Principal, 'permissions'>,
  facts: Omit<ProfileFacts, 'organizationId'>,
): Decision<OrganizationUpdated | null> {
  const open = checkNotArchived(organization);
  if (!open.ok) return open;
  if ((version ?? organization.version) !== organization.version) {
    return refuse(
      'organization_changed_elsewhere',
      words(
        'Somebody else changed this organization meanwhile. Load it again to go on.',
        'Quelqu’un d’autre a modifié cette organisation entre-temps. Rechargez-la pour continuer.',
      ),
    );
  }
  const { profile: before, organizationId } = organization;
  const after = profileWith(before, changes);
  const changed = changedFields(before, after);
  const administered = may(actor, 'organization:manage')
    ? undefined
    : changed.find((field) => administeredFields.includes(field));
  if (administered !== undefined) {
    return refuse(
      'administrators_alone',
      words(
        'Administrators of the platform alone change this. Ask them.',
        'Seuls les administrateurs de la plateforme modifient ceci. Adressez-vous à eux.',
      ),
      administered,
    );
  }
  const problem = findProfileProblem(changed, after, { ...facts, organizationId });
  if (problem) return { ok: false, refusal: problem };
  if (changed.length === 0) return accept(null);
  return accept({
    type: 'organization_updated',
    organizationId,
    version: organization.version + 1,
    before,
    after,
    changed,
  });
}
