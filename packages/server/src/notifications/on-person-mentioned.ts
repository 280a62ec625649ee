import { on } from '../kernel/events.ts';
import { enqueueNotification } from './queue-notification.ts';

/** Whom a note mentions is written to, where they want letters; nobody is written to by themselves. */
export const notifyOnPersonMentioned = on('person_mentioned', async (work, { noteMentionId, userId }) => {
  if (userId === work.actor.userId) return;
  const person = await work.tx
    .selectFrom('users')
    .leftJoin('agent_profiles', 'agent_profiles.user_id', 'users.user_id')
    .select(({ fn }) => fn.coalesce('agent_profiles.notification_email', 'users.email').as('email'))
    .where('users.user_id', '=', userId)
    .executeTakeFirst();
  if (!person?.email) return;
  await enqueueNotification(
    work,
    { template: 'mentioned', recipient: person.email, subject: { kind: 'note_mention', id: noteMentionId } },
    true,
  );
});
