import type { FirstPage } from '@roadworthy/core/identity/vocabulary.ts';
import { mayOpen } from './staff-area.ts';

/** Where staff may begin, in the order in which they are offered. */
export const firstPageAddresses = [
  { key: 'home', href: '/agents' },
  { key: 'quotes', href: '/agents/quotes' },
  { key: 'policies', href: '/agents/policies' },
  { key: 'underwriting', href: '/underwriting' },
  { key: 'raters', href: '/underwriting/raters' },
  { key: 'organizations', href: '/organizations' },
  { key: 'products', href: '/products' },
] as const satisfies readonly { readonly key: Exclude<FirstPage, 'welcome'>; readonly href: string }[];

/** The first pages that open to somebody with these roles. */
export function openFirstPages(roles: readonly string[]): (typeof firstPageAddresses)[number][] {
  return firstPageAddresses.filter(({ href }) => mayOpen(href, roles));
}
