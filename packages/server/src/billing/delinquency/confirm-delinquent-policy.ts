import {
  arrangedInvoices,
  decideArrangement,
  lastDayToArrange,
} from '@roadworthy/core/billing/delinquency/arrange-payment.ts';
import { may } from '@roadworthy/core/identity/principal.ts';
import { day } from '@roadworthy/core/shared/time/day.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { operation } from '../../kernel/operation.ts';
import type { ReadAbilities } from '../../kernel/slice.ts';
import { loadPolicy, lockPolicy } from '../../policies/policy-store.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { releaseHold } from '../collection/hold-collection.ts';
import { followStatus } from '../collection/follow-status.ts';
import { wakeCollection } from '../collection/wake-collection.ts';
import { mayNotDoToPolicy } from '@roadworthy/core/policies/cancellation/cancel-policy.ts';

/** What is overdue is asked for again on a day that an agent and the customer agreed on. */
export const confirmDelinquentPolicy = operation({
  name: 'confirm_delinquent_policy',
  permission: 'billing:retry',
  root: 'policy_id',
  example: { pay_by: '2026-06-20' },
  async run(work) {
    const { policy_id } = work.input;
    const payBy = day(work.input.pay_by);
    const { policy } = await lockPolicy(work, policy_id);
    const today = work.today(policy.timeZone);
    const collection = await loadCollection(work, policy, today);
    const decision = decideArrangement({ policy, collection, today }, payBy);
    if (!decision.ok) return decision;
    await work.tx
      .updateTable('invoices')
      .set({ collect_from: payBy })
      .where('invoice_id', 'in', arrangedInvoices(collection, today))
      .execute();
    // What is charged by itself is tried again on that day, and not before; a bank account is not tried again at all.
    await work.tx
      .updateTable('transactions')
      .set({ next_attempt: collection.canCharge && collection.charges !== 'bank' ? payBy : null })
      .where('policy_id', '=', policy_id)
      .where('type', '=', 'charge')
      .where('status', '=', 'failed')
      .execute();
    // Whoever agreed with who pays has looked.
    await releaseHold(work, policy_id);
    await work.publish(decision.event);
    await followStatus(work, policy_id);
    await wakeCollection(work, policy.contractId);
    return { policy_id, policy: { policy_id }, pay_by: payBy };
  },
});

/** Whether a day may be agreed on, as a policy stands. */
export const readDelinquencyAbilities: ReadAbilities = async (work, policyId) => {
  const { policy } = await loadPolicy(work, policyId);
  if (!may(work.actor, 'billing:retry')) {
    return { confirm_delinquent_policy: refuse('actor_not_allowed', mayNotDoToPolicy) };
  }
  const today = work.today(policy.timeZone);
  const collection = await loadCollection(work, policy, today);
  const last = lastDayToArrange({ collection, today });
  return { confirm_delinquent_policy: decideArrangement({ policy, collection, today }, last ?? today) };
};
