import { mayAsk } from '../../data/session/may-ask.ts';
import type { RequestKind } from '../../data/session/role-for-kind.ts';

/** The areas of the staff's pages, each with the kind in which its pages ask: whoever may ask so may open them. */
const areaKinds = {
  agents: 'agent',
  // Beneath the address of the agents, and open to who administers organizations, too.
  announcements: 'announcements',
  // Open to who oversees claims alone.
  adjusters: 'overseer',
  underwriting: 'underwriting',
  // Beneath the address of the underwriters, and open to actuaries.
  rates: 'rater',
  organizations: 'organizations',
  // Beneath the address of the organizations, and open to who administers alone.
  deletions: 'org_admin',
  // And to who answers for people: each reads what their own organization did.
  audit: 'people',
  products: 'product',
} as const satisfies Readonly<Record<string, RequestKind>>;

export type StaffArea = keyof typeof areaKinds;

/** The frames of the staff's pages, by their first part, each with the areas beneath it. */
export const frameAreas = {
  agents: ['agents', 'announcements', 'adjusters'],
  underwriting: ['underwriting', 'rates'],
  organizations: ['organizations', 'deletions', 'audit'],
  products: ['products'],
} as const satisfies Readonly<Record<string, readonly StaffArea[]>>;

export type StaffFrame = keyof typeof frameAreas;

/** Addresses with everything beneath them, the first that fits; `*` is the id of a record. */
const addresses: readonly (readonly [address: string, area: StaffArea])[] = [
  ['/agents/announcements', 'announcements'],
  ['/agents/claims/adjusters', 'adjusters'],
  ['/underwriting/raters', 'rates'],
  ['/underwriting/quotes/*/pricing', 'rates'],
  ['/underwriting/quotes/*', 'underwriting'],
  ['/underwriting/quotes', 'rates'],
  ['/underwriting', 'underwriting'],
  ['/organizations/deletions', 'deletions'],
  ['/organizations/audit', 'audit'],
  ['/organizations', 'organizations'],
  ['/products', 'products'],
];

/** The area to which a page of the staff belongs. */
export function areaOf(path: string): StaffArea {
  const provided = path.split('/');
  const fits = (address: string) =>
    address.split('/').every((part, at) => (part === '*' ? provided[at] : part === provided[at]));
  return addresses.find(([address]) => fits(address))?.[1] ?? 'agents';
}

/** Whether the pages of an area open to somebody with these roles; where they do not, the server answers nothing. */
export function mayEnter(area: StaffArea, roles: readonly string[]): boolean {
  return mayAsk(areaKinds[area], roles);
}

/** Whether anything in a frame opens to somebody with these roles. */
export function mayEnterFrame(frame: StaffFrame, roles: readonly string[]): boolean {
  return frameAreas[frame].some((area) => mayEnter(area, roles));
}

/** Whether a page of the staff opens to somebody with these roles: links, tiles and pages go by this alone. */
export function mayOpen(path: string, roles: readonly string[]): boolean {
  return mayEnter(areaOf(path), roles);
}
