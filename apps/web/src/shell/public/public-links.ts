import type { OrganizationType } from '@roadworthy/core/organizations/vocabulary.ts';

/** The kind of organization that a viewer belongs to; null is a visitor without any. */
export type ViewerType = OrganizationType | null;

/** Why a link is there; it decides who does not see it. */
type Purpose = 'service' | 'marketing' | 'privacy' | 'partners' | 'agents';

export type SiteLink<Key extends string = string> = {
  readonly key: Key;
  readonly href: string;
  readonly purpose: Purpose;
};

/** Software organizations run the platform under their own name: nothing of ours is advertised to them. */
const hidden: Readonly<Record<'header' | 'footer', readonly Purpose[]>> = {
  header: ['marketing'],
  footer: ['privacy', 'marketing', 'partners', 'agents'],
};

const header = [
  { key: 'insurance', href: '/', purpose: 'marketing' },
  { key: 'roadside', href: '/protection/rv/roadside-assistance', purpose: 'marketing' },
  { key: 'servicePlan', href: '/protection/rv/extended-warranty', purpose: 'marketing' },
  { key: 'account', href: '/customers', purpose: 'service' },
] as const satisfies readonly SiteLink[];

/** What a visitor on a phone comes for, before the links of the header. */
const tasks = [
  { key: 'quote', href: '/checkout/start', purpose: 'marketing' },
  { key: 'claim', href: '/claims', purpose: 'service' },
] as const satisfies readonly SiteLink[];

const footer = [
  { key: 'home', href: '/', purpose: 'marketing' },
  { key: 'faq', href: '/faq', purpose: 'marketing' },
  { key: 'claims', href: '/claims', purpose: 'service' },
  { key: 'about', href: '/about', purpose: 'marketing' },
  { key: 'learning', href: '/learning-center', purpose: 'marketing' },
  { key: 'states', href: '/states', purpose: 'marketing' },
  { key: 'vehicles', href: '/vehicles', purpose: 'marketing' },
  { key: 'portal', href: '/customers', purpose: 'service' },
  { key: 'affiliates', href: '/affiliates', purpose: 'partners' },
  { key: 'appointment', href: '/become-an-agent', purpose: 'agents' },
  { key: 'agentLogin', href: '/agents', purpose: 'agents' },
  { key: 'terms', href: '/terms/terms-of-use', purpose: 'service' },
  { key: 'privacy', href: '/terms/privacy-policy', purpose: 'privacy' },
] as const satisfies readonly SiteLink[];

export type HeaderKey = (typeof header)[number]['key'];
type TaskKey = (typeof tasks)[number]['key'];
export type FooterKey = (typeof footer)[number]['key'];

function seenBy<Link extends SiteLink>(links: readonly Link[], viewer: ViewerType, part: 'header' | 'footer'): Link[] {
  return viewer === 'roamly_software' ? links.filter(({ purpose }) => !hidden[part].includes(purpose)) : [...links];
}

/** The links of the header that a viewer sees (platform shell, sections 1 and 2.2). */
export function headerLinks(viewer: ViewerType): SiteLink<HeaderKey>[] {
  return seenBy<SiteLink<HeaderKey>>(header, viewer, 'header');
}

/** What the menu of a phone leads to first. */
export function menuTasks(viewer: ViewerType): SiteLink<TaskKey>[] {
  return seenBy<SiteLink<TaskKey>>(tasks, viewer, 'header');
}

/** The links of the footer that a viewer sees (platform shell, section 1). */
export function footerLinks(viewer: ViewerType): SiteLink<FooterKey>[] {
  return seenBy<SiteLink<FooterKey>>(footer, viewer, 'footer');
}

/** What else of the frame a viewer sees. */
export function frameParts(viewer: ViewerType): { readonly footerLogo: boolean; readonly chat: boolean } {
  const isOurs = viewer !== 'roamly_software';
  return { footerLogo: isOurs, chat: isOurs };
}
