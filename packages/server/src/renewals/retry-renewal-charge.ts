import { decideRenewal, permissionsOfRenewal } from '@roadworthy/core/renewals/renewal-transitions.ts';
import { beginDueCharge } from '../billing/collection/charge-due-invoices.ts';
import {
  callPolicyCharge,
  finishPolicyCharge,
  markChargeUnknown,
  type PolicyCharge,
} from '../billing/collection/charge-policy.ts';
import { chargeResult, pendingCharge } from '../billing/charge-result.ts';
import type { ChargeAnswer } from '../billing/charge.ts';
import { defineProcess } from '../kernel/jobs/process.ts';
import { lockRenewal } from './renewal-store.ts';

const [permission] = permissionsOfRenewal('agent_retry_renewal_failed_charge');
if (!permission) throw new Error('Somebody may charge a renewal again');

/** Charges once more what the next term costs first, to the method on file. */
export const agentRetryRenewalFailedCharge = defineProcess<
  'agent_retry_renewal_failed_charge',
  PolicyCharge,
  ChargeAnswer
>({
  name: 'agent_retry_renewal_failed_charge',
  permission,
  root: 'policy_renewal_id',
  example: {},
  subject: ({ policyId }) => ({ table: 'policies', id: policyId }),
  async begin(work, intentId) {
    const { renewal } = await lockRenewal(work, work.input.policy_renewal_id);
    const decision = decideRenewal(renewal, 'agent_retry_renewal_failed_charge', work.actor);
    if (!decision.ok) return decision;
    if (renewal.renewedPolicyId === null) throw new Error('What failed to be paid is written');
    return beginDueCharge(work, renewal.renewedPolicyId, intentId);
  },
  call: callPolicyCharge,
  async finish(work, { request }, answer) {
    return chargeResult(request, await finishPolicyCharge(work, request, answer));
  },
  markUnknown: (work, { request }) => markChargeUnknown(work, request),
  pending: pendingCharge,
});
