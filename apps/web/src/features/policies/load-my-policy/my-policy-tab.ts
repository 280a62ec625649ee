import { coveringStatuses } from '@roadworthy/core/policies/vocabulary.ts';

export const myPolicyTabs = [
  ...(['overview', 'coverages', 'vehicles', 'drivers'] as const),
  ...(['billing', 'documents', 'id-card', 'history', 'cancel'] as const),
] as const;
export type MyPolicyTab = (typeof myPolicyTabs)[number];

/** The tabs of a policy: one whose end is decided has none to cancel it. */
export function tabsOf(status: string): readonly MyPolicyTab[] {
  const canEnd = status !== 'pending_cancellation' && coveringStatuses.some((one) => one === status);
  return myPolicyTabs.filter((tab) => tab !== 'cancel' || canEnd);
}

/** The tab that an address shows: its last part, the overview without one. */
export function tabOfPath(pathname: string): MyPolicyTab {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1);
  return myPolicyTabs.find((tab) => tab === last) ?? 'overview';
}

/** The address of a tab of a policy. */
export function pathOfTab(policyId: string, tab: string): string {
  const path = `/customers/policies/${policyId}`;
  return tab === 'overview' ? path : `${path}/${tab}`;
}
