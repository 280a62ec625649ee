import { accept, type Decision } from '../shared/decision.ts';
import type { OrganizationCreated } from './events/organization-changes.ts';
import {
  emptyProfile,
  findProfileProblem,
  type ProfileChanges,
  profileFields,
  profileWith,
} from './organization-profile.ts';

type Requested = {
  readonly organizationId: string;
  readonly profile: ProfileChanges;
  /** The parent that is asked for and those above it; null where there is no such organization, or it is archived. */
  readonly lineage: readonly string[] | null;
};

/** A new organization as it is stored. It sells nothing yet, so that it has no line to begin quotes with. */
export function decideCreateOrganization({
  organizationId,
  profile,
  lineage,
}: Requested): Decision<OrganizationCreated> {
  const stored = profileWith(emptyProfile, profile);
  const provided = profileFields.filter((field) => field === 'name' || stored[field] !== emptyProfile[field]);
  const problem = findProfileProblem(provided, stored, { organizationId: null, lineage, providers: [] });
  return problem
    ? { ok: false, refusal: problem }
    : accept({ type: 'organization_created', organizationId, profile: stored });
}
