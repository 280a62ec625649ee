import { decideChargeDue } from '@roadworthy/core/billing/collection/charge-due.ts';
import { isRequestedFor } from '@roadworthy/core/billing/collection/collect.ts';
import { defineProcess } from '../../kernel/jobs/process.ts';
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

/** Charges everything that is due to the method on file: by the clock on its day, or again for staff. */
export const chargeDueInvoices = defineProcess<'charge_due_invoices', PolicyCharge, ChargeAnswer>({
  name: 'charge_due_invoices',
  permission: 'billing:retry',
  root: 'policy_id',
  example: {},
  async begin(work, intentId) {
    const { policy } = await lockPolicy(work, work.input.policy_id);
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
  },
  call: callPolicyCharge,
  async finish(work, { request }, answer) {
    return chargeResult(request, await finishPolicyCharge(work, request, answer));
  },
  markUnknown: (work, { request }) => markChargeUnknown(work, request),
  pending: pendingCharge,
});
