/** Who looks at the top bar. */
export type Viewer = { readonly roles: readonly string[] };

export type TopArea = 'agents' | 'underwriting' | 'organizations' | 'partners' | 'round_robin' | 'announcements';

const organizationAdmins = ['global:organization_admin', 'global:admin'];
const underwriters = ['global:underwriter', 'global:admin'];

const holds = ({ roles }: Viewer, wanted: readonly string[]): boolean => wanted.some((role) => roles.includes(role));
const isAdmin = (viewer: Viewer) => holds(viewer, organizationAdmins);
const isUnderwriter = (viewer: Viewer) => holds(viewer, [...underwriters, 'organization:underwriter']);

/** The links of the top bar in their order, each with who sees it (platform shell, section 2.4). */
const links: readonly { readonly area: TopArea; readonly href: string; readonly sees: (viewer: Viewer) => boolean }[] =
  [
    { area: 'agents', href: '/agents', sees: (viewer) => isAdmin(viewer) || isUnderwriter(viewer) },
    { area: 'underwriting', href: '/underwriting', sees: isUnderwriter },
    { area: 'organizations', href: '/organizations', sees: isAdmin },
    { area: 'partners', href: '/organizations/partners', sees: isAdmin },
    { area: 'round_robin', href: '/organizations/round-robin', sees: isAdmin },
    {
      area: 'announcements',
      href: '/agents/announcements',
      sees: (viewer) => isAdmin(viewer) || isUnderwriter(viewer),
    },
  ];

/** Areas whose pages exist; a link that leads nowhere is worse than none. */
export const openAreas: readonly TopArea[] = ['agents'];

export type TopLink = { readonly area: TopArea; readonly href: string };

/** The links that the viewer sees, among the areas given. */
export function visibleLinks(viewer: Viewer, areas: readonly TopArea[] = openAreas): TopLink[] {
  return links
    .filter(({ area, sees }) => areas.includes(area) && sees(viewer))
    .map(({ area, href }) => ({ area, href }));
}
