import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { decideCollection, dueNow } from '@roadworthy/core/billing/collection/collect.ts';
import { loadPolicy } from '../../policies/policy-store.ts';
import type { Work } from '../../kernel/work.ts';
import { keepPaidCover } from '../cancellation/move-end.ts';
import { reverseCancellation } from '../cancellation/reverse-cancellation.ts';
import { loadCollection } from './collection-store.ts';
import { cureOfNotice, pendingNotice } from '../delinquency/cure.ts';

/**
 * Takes back the end of a policy that is locked, where everything that its notice asked for was paid in time; where a part
 * of it was, cover ends no earlier than what was paid pays for.
 */
async function cure(work: Work, policyId: string): Promise<void> {
  const stored = await loadPolicy(work, policyId);
  const { policy } = stored;
  const notice = policy.status === 'pending_cancellation' ? await pendingNotice(work, policy) : null;
  if (!notice) return;
  if ((await cureOfNotice(work, policy, notice)) !== 'paid') {
    await keepPaidCover(work, stored, notice);
    return;
  }
  // Whoever pays, it is the platform that takes the end back.
  await reverseCancellation(work, policyId, { by: principalOf('system') });
}

/** A policy that is locked is delinquent exactly while something is overdue that nobody is just paying. */
export async function followStatus(work: Work, policyId: string): Promise<void> {
  await cure(work, policyId);
  const { policy } = await loadPolicy(work, policyId);
  const today = work.today(policy.timeZone);
  const collection = await loadCollection(work, policy, today);
  const { becomes } = decideCollection(collection, today);
  if (becomes === null) return;
  await work.tx.updateTable('policies').set({ policy_status: becomes }).where('policy_id', '=', policyId).execute();
  const { currency } = policy;
  await work.publish(
    becomes === 'delinquent'
      ? { type: 'policy_delinquent', policyId, amount: dueNow(collection.invoices), currency }
      : { type: 'delinquency_ended', policyId },
  );
}
