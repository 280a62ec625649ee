/** For whom a request is made; each screen asks as one of these. */
export type RequestKind =
  | 'underwriter'
  | 'underwriting'
  | 'org_admin'
  | 'organizations'
  | 'org_owner'
  | 'agent'
  | 'user'
  | 'staff'
  | 'product'
  | 'rater'
  | 'refunder'
  | 'overseer'
  | 'people'
  | 'announcements'
  | 'quote'
  | 'claim'
  | 'anonymous';

const serviceRoles = ['global:service_manager', 'global:service_agent', 'global:service_member'] as const;
const underwriterRoles = ['organization:underwriter', 'global:underwriter'] as const;
/** The roles in which agents' pages ask, the widest first, and the one of those who hold none. */
export const agentRoles = [...underwriterRoles, ...serviceRoles, 'organization:agent', 'global:read_only'] as const;
export const agentRole = 'organization:agent';
/** Who sees what underwriters decide, and the organizations: those who decide there, then who reads everything. */
const underwritingRoles = [...underwriterRoles, 'global:read_only'] as const;
const organizationsRoles = ['global:organization_admin', 'global:read_only'] as const;
const staffRoles = ['global:underwriter', ...serviceRoles, 'organization:agent'] as const;

/** Who sees products: those who change them first, then who reads them. */
const productRoles = [
  ...underwriterRoles,
  'global:organization_admin',
  'organization:owner',
  'global:actuary',
  ...serviceRoles,
  'organization:agent',
  'global:read_only',
] as const;

/** Who sees rates and what they would do: an actuary first, who may try them. */
const raterRoles = ['global:actuary', 'global:underwriter', 'organization:underwriter'] as const;

/** Who gives money back: without a limit first. */
const refunderRoles = ['global:service_manager', 'organization:owner'] as const;

/** Who says how claims are handled, and by whom. */
const overseerRoles = ['global:service_manager'] as const;

/** Who answers for those who work here: for everybody first, the owner of an organization last. */
const peopleRoles = ['global:admin', 'global:organization_admin', 'organization:owner'] as const;

const firstHeld = (wanted: readonly string[], held: readonly string[]): string | undefined =>
  wanted.find((role) => held.includes(role));

/** Who reads what was announced: those who announce first. */
const announcementRoles = [
  ...underwriterRoles,
  'global:organization_admin',
  ...serviceRoles,
  'organization:owner',
  'organization:agent',
  'global:read_only',
] as const;

/** The role that the `X-Hasura-Role` header names for a kind of request; undefined sends no header. */
export function roleForKind(kind: RequestKind, held: readonly string[]): string | undefined {
  switch (kind) {
    case 'underwriter':
      return firstHeld(underwriterRoles, held);
    case 'underwriting':
      return firstHeld(underwritingRoles, held);
    case 'organizations':
      return firstHeld(organizationsRoles, held);
    case 'org_admin':
      return 'global:organization_admin';
    case 'org_owner':
      return 'organization:owner';
    case 'agent':
      return firstHeld(agentRoles, held) ?? agentRole;
    case 'user':
      return 'global:user';
    case 'staff':
      return firstHeld(staffRoles, held);
    case 'product':
      return firstHeld(productRoles, held);
    case 'rater':
      return firstHeld(raterRoles, held);
    case 'refunder':
      return firstHeld(refunderRoles, held);
    case 'overseer':
      return firstHeld(overseerRoles, held);
    case 'people':
      return firstHeld(peopleRoles, held);
    case 'announcements':
      return firstHeld(announcementRoles, held);
    case 'quote':
    case 'claim':
    case 'anonymous':
      return undefined;
  }
}
