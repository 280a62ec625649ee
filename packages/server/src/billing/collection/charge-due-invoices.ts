import { decideChargeDue } from '@roadworthy/core/billing/collection/charge-due.ts';
import { isRequestedFor } from '@roadworthy/core/billing/collection/collect.ts';
import { defineProcess } from '../../kernel/jobs/process.ts';
import type { Refused } from '@roadworthy/core/shared/decision.ts';
import type { Work } from '../../kernel/work.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { chargeResult, pendingCharge } from '../charge-result.ts';
import {
  beginPolicyCharge,
  callPolicyCharge,
  finishPolicyCharge,
  markChargeUnknown,
  type PolicyCharge,
} from './charge-policy.ts';
import type { ChargeAnswer } from '../charge.ts';
import { isChargeable, loadCollection } from './collection-store.ts';

/** Begins to charge what is due on a policy to the method on file, where it may be. */
export async function beginDueCharge(work: Work, policyId: string, intentId: string): Promise<PolicyCharge | Refused> {
  const { policy } = await lockPolicy(work, policyId);
  const today = work.today(policy.timeZone);
  const collection = await loadCollection(work, policy, today);
  const { method } = collection;
  const onFile = method && { ...method, isChargeable: isChargeable(method, today) };
  const isSystem = work.actor.kind === 'system';
  // By itself nothing is charged before the day that its payer was told.
  const invoices = isSystem ? collection.invoices.filter((one) => isRequestedFor(one, today)) : collection.invoices;
  const decision = decideChargeDue({ ...collection, invoices, method: onFile }, today);
  if (!decision.ok) return decision;
  return beginPolicyCharge(work, {
    policy,
    collection,
    intentId,
    ...decision.event,
    userId: policy.userId,
    begunBy: isSystem ? 'schedule' : 'staff',
    offSession: true,
  });
}

/** Charges everything that is due to the method on file: by the clock on its day, or again for staff. */
export const chargeDueInvoices = defineProcess<'charge_due_invoices', PolicyCharge, ChargeAnswer>({
  name: 'charge_due_invoices',
  permission: 'billing:retry',
  root: 'policy_id',
  example: {},
  begin: (work, intentId) => beginDueCharge(work, work.input.policy_id, intentId),
  call: callPolicyCharge,
  async finish(work, { request }, answer) {
    return chargeResult(request, await finishPolicyCharge(work, request, answer));
  },
  markUnknown: (work, { request }) => markChargeUnknown(work, request),
  pending: pendingCharge,
});
