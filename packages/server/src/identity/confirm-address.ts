import { decideConfirmAddress, inboxesOf, linkState } from '@roadworthy/core/identity/address-change.ts';
import { sql } from 'kysely';
import { computedRead, operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import {
  claimsOfAddressLink,
  lockLinkedChange,
  organizationOfAddressLink,
  type StoredAddressChange,
} from './address-change-store.ts';

/** What the link of a letter about another address finds: the address, and whose confirmation is waited for. */
export const readAddressLink = computedRead({
  name: 'address_link',
  permission: 'whoever_sees_it',
  organization: organizationOfAddressLink,
  example: { token: 'a1.none' },
  async run(work) {
    const { addressChangeId, which } = claimsOfAddressLink(work.input, work.platform);
    const change = await lockLinkedChange(work, addressChangeId);
    const state = linkState(change, which, work.now);
    const waits = inboxesOf(change.purpose).some((inbox) => inbox !== which && !change.confirmed[inbox]);
    return {
      state,
      purpose: change.purpose,
      inbox: which,
      waits_for_other: waits,
      new_email: state === 'over' ? null : change.newEmail,
    };
  },
});

async function isTaken({ tx }: Work, { newEmail, userId, purpose }: StoredAddressChange): Promise<boolean> {
  if (purpose === 'agent_letters') return false;
  const other = await tx
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', newEmail)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Makes the new address count: to sign in, which ends every session, or for an agent's letters. */
async function apply({ tx }: Work, { purpose, userId, newEmail, formerEmail }: StoredAddressChange): Promise<void> {
  if (purpose === 'agent_letters') {
    await tx
      .updateTable('agent_profiles')
      .set({ notification_email: newEmail })
      .where('user_id', '=', userId)
      .execute();
    return;
  }
  await tx.updateTable('users').set({ email: newEmail }).where('user_id', '=', userId).execute();
  await sql`select follow_sign_in_address(${userId}::uuid, ${formerEmail})`.execute(tx);
}

/** An inbox confirms another address, which counts once all that have to did. */
export const confirmAddress = operation({
  name: 'confirm_address',
  permission: 'address:confirm',
  organization: organizationOfAddressLink,
  example: { token: 'a1.none' },
  async run(work) {
    const { addressChangeId, which } = claimsOfAddressLink(work.input, work.platform);
    const change = await lockLinkedChange(work, addressChangeId);
    const { tx, now } = work;
    const decision = decideConfirmAddress(change, which, { isTaken: await isTaken(work, change), now });
    if (!decision.ok) return decision;
    const { isDone, isNew } = decision.event;
    if (isNew) {
      await tx
        .updateTable('address_changes')
        .set({
          ...(which === 'new' ? { new_confirmed: now } : { former_confirmed: now }),
          ...(isDone && { status: 'done' }),
        })
        .where('address_change_id', '=', addressChangeId)
        .execute();
      if (isDone) {
        await apply(work, change);
        const { purpose, formerEmail } = change;
        await work.publish({ type: 'address_changed', addressChangeId, purpose, formerEmail });
      }
    }
    return { is_done: isDone };
  },
});
