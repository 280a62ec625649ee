import { type firstPageAddresses, openFirstPages } from '../../../shell/staff/first-pages.ts';
import { mayOpen } from '../../../shell/staff/staff-area.ts';

const account = { key: 'account', href: '/customers' } as const;

export type Place = (typeof firstPageAddresses)[number] | typeof account;
export type Destination = Place['key'];

/** Where the roles of a person lead, in the order of the cards; nowhere when no area is open to them. */
export function destinationsOf(roles: readonly string[]): Place[] {
  // Who decides about quotes finds the rates among the tabs there.
  const shown = openFirstPages(roles).filter(({ key }) => key !== 'raters' || !mayOpen('/underwriting', roles));
  return [...shown, ...(roles.includes('organization:customer') ? [account] : [])];
}
