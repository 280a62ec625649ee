import { mayOpen } from './staff-area.ts';
import { isAnyUnderwriter, isOrganizationAdmin, isOwnerOfOrganization, isReaderAlone, type Viewer } from './viewer.ts';

export type TopArea =
  | 'agents'
  | 'underwriting'
  | 'raters'
  | 'pricing'
  | 'organizations'
  | 'products'
  | 'partners'
  | 'round_robin'
  | 'announcements';
export type UnderwritingTab =
  | 'referrals'
  | 'activities'
  | 'renewals'
  | 'restrictions'
  | 'moratoriums'
  | 'rules'
  | 'questions'
  | 'raters'
  | 'map';
export type MenuEntry = 'organization' | 'partners';

/** A link of the staff's frame, and whom it is for (platform shell, section 2.4), where its page opens to them. */
type Rule<Key extends string> = {
  readonly key: Key;
  readonly href: string;
  readonly sees: (viewer: Viewer) => boolean;
};
export type StaffLink<Key extends string> = Pick<Rule<Key>, 'key' | 'href'>;

const everybody = () => true;
const isInsurer = ({ organizationType }: Viewer) => organizationType === 'roamly_insurance';
const isSoftware = ({ organizationType }: Viewer) => organizationType === 'roamly_software';
const asksQuestions = (viewer: Viewer) => isSoftware(viewer) || viewer.productCount > 0;
const isActuaryAlone = (viewer: Viewer) => viewer.roles.includes('global:actuary') && !isAnyUnderwriter(viewer);
const isAdminOrUnderwriter = (viewer: Viewer) => isOrganizationAdmin(viewer) || isAnyUnderwriter(viewer);

const topLinks: readonly Rule<TopArea>[] = [
  { key: 'agents', href: '/agents', sees: (viewer) => isAdminOrUnderwriter(viewer) || isReaderAlone(viewer) },
  { key: 'underwriting', href: '/underwriting', sees: (viewer) => isAnyUnderwriter(viewer) || isReaderAlone(viewer) },
  // Underwriters have them among the tabs of their area; for an actuary they are the area.
  { key: 'raters', href: '/underwriting/raters', sees: isActuaryAlone },
  { key: 'pricing', href: '/underwriting/quotes', sees: isActuaryAlone },
  {
    key: 'organizations',
    href: '/organizations',
    sees: (viewer) => isOrganizationAdmin(viewer) || isReaderAlone(viewer),
  },
  // Beside the links of the platform shell: products have a page of their own.
  { key: 'products', href: '/products', sees: everybody },
  { key: 'partners', href: '/organizations/partners', sees: isOrganizationAdmin },
  { key: 'round_robin', href: '/organizations/round-robin', sees: isOrganizationAdmin },
  { key: 'announcements', href: '/agents/announcements', sees: isAdminOrUnderwriter },
];

const tabs: readonly Rule<UnderwritingTab>[] = [
  { key: 'referrals', href: '/underwriting', sees: everybody },
  { key: 'activities', href: '/underwriting/policies', sees: everybody },
  { key: 'renewals', href: '/underwriting/renewals', sees: everybody },
  { key: 'restrictions', href: '/underwriting/restrictions', sees: (viewer) => !isSoftware(viewer) },
  { key: 'moratoriums', href: '/underwriting/moratoriums', sees: (viewer) => !isSoftware(viewer) },
  { key: 'rules', href: '/underwriting/rules', sees: asksQuestions },
  { key: 'questions', href: '/underwriting/questions', sees: asksQuestions },
  { key: 'raters', href: '/underwriting/raters', sees: isInsurer },
  { key: 'map', href: '/underwriting/map', sees: (viewer) => isInsurer(viewer) || viewer.mapGranted },
];

const menuEntries: readonly Rule<MenuEntry>[] = [
  { key: 'organization', href: '/agents/organization', sees: isOwnerOfOrganization },
  { key: 'partners', href: '/agents/partners', sees: isOwnerOfOrganization },
];

/** Beneath it stands everything else of the area. */
const entrances: readonly string[] = ['/underwriting'];

function seen<Key extends string>(rules: readonly Rule<Key>[], viewer: Viewer): StaffLink<Key>[] {
  return rules.filter(({ sees }) => sees(viewer)).map(({ key, href }) => ({ key, href }));
}

const opensTo =
  ({ roles }: Viewer) =>
  ({ href }: { readonly href: string }) =>
    mayOpen(href, roles);

/** The links of the top bar that the viewer sees, in their order. */
export function visibleLinks(viewer: Viewer): StaffLink<TopArea>[] {
  return seen(topLinks, viewer).filter(opensTo(viewer));
}

/** The tabs of the underwriting area that the viewer sees; whether the area opens at all is the top bar's matter. */
export function visibleTabs(viewer: Viewer): StaffLink<UnderwritingTab>[] {
  return seen(tabs, viewer).filter(opensTo(viewer));
}

/** Whether a page of the underwriting area is none of a software organization's people: its tab they do not see either. */
export function isClosedToSoftware(viewer: Viewer, path: string): boolean {
  const isBeneath = ({ href }: { readonly href: string }) => path === href || path.startsWith(`${href}/`);
  return isSoftware(viewer) && tabs.some((tab) => !entrances.includes(tab.href) && isBeneath(tab) && !tab.sees(viewer));
}

/** The entries of the person's menu that lead somewhere. */
export function visibleEntries(viewer: Viewer): StaffLink<MenuEntry>[] {
  return seen(menuEntries, viewer);
}
