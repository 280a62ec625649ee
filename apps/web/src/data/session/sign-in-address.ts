export type Area = 'staff' | 'customer';

const doors: Readonly<Record<Area, string>> = { staff: '/agents/sign-in', customer: '/customers/sign-in' };

/** The sign-in page of an area that leads back to an address (path and query) afterwards. */
export function signInAddress(area: Area, address: string): string {
  return `${doors[area]}?returnTo=${encodeURIComponent(address)}`;
}
