import { mayAsk } from '../../data/may-ask.ts';
import type { RequestKind } from '../../data/role-for-kind.ts';

/** The areas that stand in the staff's frame, each with the kinds in which its pages ask. */
export const areaKinds = {
  agents: ['agent'],
  // Actuaries have pages of their own there, and who reads everything reads the others.
  underwriting: ['rater', 'underwriting'],
  organizations: ['organizations'],
  products: ['product'],
} as const satisfies Readonly<Record<string, readonly RequestKind[]>>;

export type StaffArea = keyof typeof areaKinds;

/** Whether the pages of an area open to somebody with these roles; where they do not, the server answers nothing. */
export function mayEnter(area: StaffArea, roles: readonly string[]): boolean {
  return areaKinds[area].some((kind) => mayAsk(kind, roles));
}
