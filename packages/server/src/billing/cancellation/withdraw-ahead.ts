import { addDays } from '@roadworthy/core/shared/time/day.ts';
import type { Work } from '../../kernel/work.ts';
import { coverDayOf } from '../../policies/activate-policy.ts';
import { lockPolicy } from '../../policies/policy-store.ts';
import { applyUnapplied } from '../apply-payment.ts';
import { loadCollection } from '../collection/collection-store.ts';
import { settleAdvanced } from '../refunds/advanced.ts';
import { stopRefund, unsentRefunds } from '../refunds/stop-refunds.ts';

/**
 * Undoes what was paid in advance of an end that does not come: what has not gone out is stopped, and what has is asked for
 * again, with the next instalment that nobody was told of, else after the days in which its payer is told.
 */
export async function withdrawAhead(work: Work, policyId: string): Promise<void> {
  const { policy } = await lockPolicy(work, policyId);
  const today = coverDayOf(work, policy);
  const unsent = await unsentRefunds(work, policyId);
  for (const refund of unsent.filter((one) => one.advanced > 0)) await stopRefund(work, policyId, refund, today);
  const gone = await settleAdvanced(work, policyId, today);
  if (gone === 0) return;
  const { invoices, terms } = await loadCollection(work, policy, today);
  const told = addDays(today, terms.announceDays);
  const next = invoices.find((one) => one.status === 'scheduled' && one.collectFrom === null && one.dueDate >= told);
  const last = invoices.reduce((most, { sequence }) => Math.max(most, sequence), 0);
  await work.tx
    .insertInto('invoices')
    .values({
      organization_id: work.organizationId,
      policy_id: policyId,
      sequence: last + 1,
      kind: 'catch_up',
      due_date: next?.dueDate ?? told,
      premium: gone,
      fees: 0,
      status: 'scheduled',
    })
    .execute();
  await applyUnapplied(work, policyId, today);
}
