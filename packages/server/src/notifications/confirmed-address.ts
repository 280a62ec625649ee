import { isConfirmedAddress } from '@roadworthy/core/notifications/confirmed-address.ts';
import type { Work } from '../kernel/work.ts';

async function addressOfPerson({ tx, actor }: Work): Promise<string | null> {
  if (actor.kind !== 'user' || actor.userId === null) return null;
  const person = await tx.selectFrom('users').select('email').where('user_id', '=', actor.userId).executeTakeFirst();
  return person?.email ?? null;
}

async function wasSentByAgent({ tx }: Work, quoteId: string, recipient: string): Promise<boolean> {
  const sent = await tx
    .selectFrom('notifications')
    .select('notification_id')
    .where('quote_id', '=', quoteId)
    .where('template', '=', 'quote_sent')
    .where('recipient', '=', recipient)
    .executeTakeFirst();
  return sent !== undefined;
}

/** Whether somebody answers for the address that a letter about a quote goes to, as things stand now. */
export async function isAddressConfirmed(
  work: Work,
  { recipient, quoteId }: { readonly recipient: string; readonly quoteId: string },
): Promise<boolean> {
  return isConfirmedAddress({
    address: recipient,
    actor: work.actor,
    ownAddress: await addressOfPerson(work),
    sentByAgent: await wasSentByAgent(work, quoteId, recipient),
  });
}
