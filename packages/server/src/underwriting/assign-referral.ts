import { decideAssignReferral } from '@roadworthy/core/underwriting/assign-referral.ts';
import { computedRead, operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { lockReferral } from './referral-store.ts';
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
  root: 'quote_referral_id',
  example: { user_id: null },
  badInput: [
    {
      input: { user_id: '00000000-0000-7000-8000-000000000000' },
      code: 'underwriter_not_in_organization',
      field: 'user_id',
    },
  ],
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

/** Who may be given a referral, by name, and how many wait with each. */
export const referralAssignees = computedRead({
  name: 'referral_assignees',
  permission: 'referral:decide',
  root: 'quote_referral_id',
  example: {},
  async run({ tx }) {
    const members = await tx
      .selectFrom('organization_members')
      .innerJoin('users', 'users.user_id', 'organization_members.user_id')
      .select(['users.user_id', 'users.first_name', 'users.last_name', 'users.email'])
      .select((build) =>
        build
          .selectFrom('quote_referrals')
          .select((count) => count.fn.countAll<number>().as('waiting'))
          .whereRef('quote_referrals.assignee_user_id', '=', 'users.user_id')
          .where('quote_referrals.status', '=', 'pending')
          .as('waiting'),
      )
      .where('organization_members.role', '=', 'organization:underwriter')
      .where('organization_members.active', '=', true)
      .orderBy('users.first_name')
      .orderBy('users.last_name')
      .limit(200)
      .execute();
    return members.map(({ user_id, first_name, last_name, email, waiting }) => ({
      user_id,
      name: [first_name, last_name].filter(Boolean).join(' ') || email,
      waiting: waiting ?? 0,
    }));
  },
});
