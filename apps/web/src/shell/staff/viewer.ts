import type { OrganizationType } from '@roadworthy/core/organizations/vocabulary.ts';

/** Who looks at the staff's pages, as far as the visibility of links goes. */
export type Viewer = {
  readonly roles: readonly string[];
  /** The own organization; null for somebody who works for the platform itself. */
  readonly organizationId: string | null;
  readonly organizationType: OrganizationType | null;
  /** How many products the organization has. */
  readonly productCount: number;
  /** Whether the configuration opens the map to the organization, whatever its type. */
  readonly mapGranted: boolean;
};

const holds = ({ roles }: Viewer, wanted: readonly string[]): boolean => wanted.some((role) => roles.includes(role));

// Platform shell, section 6.
const organizationAdmins = ['global:organization_admin', 'global:admin'];
const underwriters = ['global:underwriter', 'global:admin'];

export const isOrganizationAdmin = (viewer: Viewer): boolean => holds(viewer, organizationAdmins);
export const isAnyUnderwriter = (viewer: Viewer): boolean =>
  holds(viewer, [...underwriters, 'organization:underwriter']);
/** Reads everything, and decides nothing: of the platform shell's links none is said to be theirs. */
export const isReaderAlone = (viewer: Viewer): boolean =>
  holds(viewer, ['global:read_only']) && !isOrganizationAdmin(viewer);
export const isOwnerOfOrganization = (viewer: Viewer): boolean =>
  viewer.organizationId !== null && holds(viewer, ['organization:owner']);

type Known = {
  readonly person: {
    readonly roles: readonly string[];
    readonly org_id: string | null;
    readonly map: boolean;
  } | null;
  readonly organizationType: string | null;
  readonly productCount: number;
};

/**
 * The viewer that a session, its organization and its products describe. Who belongs to no organization works for the
 * platform, and the house is an insurer.
 */
export function viewerOf({ person, organizationType, productCount }: Known): Viewer {
  const organizationId = person?.org_id ?? null;
  const type = organizationId === null && person !== null ? 'roamly_insurance' : organizationType;
  return {
    roles: person?.roles ?? [],
    organizationId,
    organizationType: type === 'roamly_insurance' || type === 'roamly_software' ? type : null,
    productCount,
    mapGranted: person?.map ?? false,
  };
}
