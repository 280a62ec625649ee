import { mayAsk } from '../../../data/may-ask.ts';
import { mayEnter } from '../../../shell/staff/staff-area.ts';

export type Destination = 'home' | 'quotes' | 'policies' | 'underwriting' | 'raters' | 'organizations' | 'account';

const hrefs: Readonly<Record<Destination, string>> = {
  home: '/agents',
  quotes: '/agents/quotes',
  policies: '/agents/policies',
  underwriting: '/underwriting',
  raters: '/underwriting/raters',
  organizations: '/organizations',
  account: '/customers',
};

/** Where the roles of a person lead, in the order of the cards; nowhere when no area is open to them. */
export function destinationsOf(roles: readonly string[]): { key: Destination; href: string }[] {
  const agent: readonly Destination[] = mayEnter('agents', roles) ? ['home', 'quotes', 'policies'] : [];
  const areas: readonly Destination[] = [
    ...(mayAsk('underwriting', roles)
      ? (['underwriting'] as const)
      : mayAsk('rater', roles)
        ? (['raters'] as const)
        : []),
    ...(mayEnter('organizations', roles) ? (['organizations'] as const) : []),
  ];
  const own: readonly Destination[] = roles.includes('organization:customer') ? ['account'] : [];
  return [...agent, ...areas, ...own].map((key) => ({ key, href: hrefs[key] }));
}
