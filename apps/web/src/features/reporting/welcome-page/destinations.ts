import { mayAsk } from '../../../data/may-ask.ts';

export type Destination = 'home' | 'quotes' | 'policies' | 'account';

const hrefs: Readonly<Record<Destination, string>> = {
  home: '/agents',
  quotes: '/agents/quotes',
  policies: '/agents/policies',
  account: '/customers',
};

/** Where the roles of a person lead, in the order of the cards; nowhere when no area is open to them. */
export function destinationsOf(roles: readonly string[]): { key: Destination; href: string }[] {
  const agent: readonly Destination[] = mayAsk('agent', roles) ? ['home', 'quotes', 'policies'] : [];
  const own: readonly Destination[] = roles.includes('organization:customer') ? ['account'] : [];
  return [...agent, ...own].map((key) => ({ key, href: hrefs[key] }));
}
