import { decideAssignReferral } from '@roadworthy/core/underwriting/assign-referral.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { lockReferral, referralRoot } from './referral-store.ts';
import { putAssignee } from './write-referral.ts';

async function isUnderwriter({ tx }: Work, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('organization_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('role', '=', 'organization:underwriter')
    .where('active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export const assignReferral = operation({
  name: 'assign_referral',
  permission: 'referral:decide',
  root: referralRoot,
  async run(work) {
    const { quote_referral_id, user_id: userId } = work.input;
    const { referral } = await lockReferral(work, quote_referral_id);
    const assignee = userId == null ? null : { userId, isUnderwriter: await isUnderwriter(work, userId) };
    const decision = decideAssignReferral(referral, assignee, work.actor);
    if (!decision.ok) return decision;
    await putAssignee(work, quote_referral_id, decision.event);
    return { quote_referral_id };
  },
});
