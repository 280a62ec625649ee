import { type RequestKind, roleForKind } from './role-for-kind.ts';

/** Whether the role that a kind of request names is one that the person holds; the server refuses any other. */
export function mayAsk(kind: RequestKind, held: readonly string[]): boolean {
  const role = roleForKind(kind, held);
  return role !== undefined && held.includes(role);
}
