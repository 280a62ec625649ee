import type { Root } from '../../kernel/root-row.ts';

/** The root of an operation that names the policy that it is about. */
export function policyRoot({ policy_id }: { readonly policy_id: string }): Root {
  return { table: 'policies', id: policy_id };
}
