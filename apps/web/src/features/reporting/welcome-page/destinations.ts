import { mayOpen } from '../../../shell/staff/staff-area.ts';

const places = [
  { key: 'home', href: '/agents' },
  { key: 'quotes', href: '/agents/quotes' },
  { key: 'policies', href: '/agents/policies' },
  { key: 'underwriting', href: '/underwriting' },
  { key: 'raters', href: '/underwriting/raters' },
  { key: 'organizations', href: '/organizations' },
  { key: 'products', href: '/products' },
] as const;
const account = { key: 'account', href: '/customers' } as const;

export type Place = (typeof places)[number] | typeof account;
export type Destination = Place['key'];

/** Where the roles of a person lead, in the order of the cards; nowhere when no area is open to them. */
export function destinationsOf(roles: readonly string[]): Place[] {
  const open = places.filter(({ href }) => mayOpen(href, roles));
  // Who decides about quotes finds the rates among the tabs there.
  const shown = open.filter(({ key }) => key !== 'raters' || !mayOpen('/underwriting', roles));
  return [...shown, ...(roles.includes('organization:customer') ? [account] : [])];
}
