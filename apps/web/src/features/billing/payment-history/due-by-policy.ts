import type { BilledPolicyFragment, MyInvoiceFragment } from '../../../generated/documents.ts';
import { type Due, dueOf } from './due-of.ts';

/** What is due by policy, the longest due first; invoices come in the order of their days. */
export function dueByPolicy(
  invoices: readonly MyInvoiceFragment[],
): readonly (Due & { readonly policy: BilledPolicyFragment })[] {
  const policies = new Map(invoices.flatMap(({ policy }) => (policy ? [[policy.policy_id, policy] as const] : [])));
  return [...policies.values()].flatMap((policy) => {
    const due = dueOf(invoices.filter((one) => one.policy?.policy_id === policy.policy_id));
    return due ? [{ ...due, policy }] : [];
  });
}
