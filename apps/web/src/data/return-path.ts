/** Where a signed-in person goes on: a path of ours, never another site; the fallback for anything else. */
export function returnPath(given: string | null | undefined, fallback: string): string {
  if (!given || !/^\/(?![/\\])[\u0021-\u005b\u005d-\u007e]*$/.test(given)) return fallback;
  return /^\/(?:customers|agents)\/sign-in(?:[/?#]|$)|^\/api\//.test(given) ? fallback : given;
}

export type Area = 'staff' | 'customer';

const doors: Readonly<Record<Area, string>> = { staff: '/agents/sign-in', customer: '/customers/sign-in' };

/** The sign-in page of an area that leads back to an address (path and query) afterwards. */
export function signInAddress(area: Area, address: string): string {
  return `${doors[area]}?returnTo=${encodeURIComponent(address)}`;
}
