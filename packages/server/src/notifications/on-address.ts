import { on } from '../kernel/events.ts';
import { declinedKinds, keepChoice } from './declined-letters.ts';
import { takeLetterBudgets } from './letter-budgets.ts';
import { enqueueNotification } from './queue-notification.ts';

/** Each inbox that has to confirm another address is sent a link of its own. */
export const askOnAddressRequested = on('address_asked', async (work, { addressChangeId, recipients }) => {
  for (const recipient of recipients) {
    await takeLetterBudgets(work, { recipient, isConfirmed: false });
    await enqueueNotification(
      work,
      { template: 'address_confirm', recipient, subject: { kind: 'address_change', id: addressChangeId } },
      false,
    );
  }
});

/** The address that signed in until now is told that it does not any more. */
export const notifyOnAddressChanged = on('address_changed', async (work, { addressChangeId, purpose, formerEmail }) => {
  if (purpose !== 'sign_in') return;
  // What a person does not want, they do not want under another address either.
  const { new_email } = await work.tx
    .selectFrom('address_changes')
    .select('new_email')
    .where('address_change_id', '=', addressChangeId)
    .executeTakeFirstOrThrow();
  for (const kind of await declinedKinds(work, formerEmail)) await keepChoice(work, new_email, kind, false);
  await enqueueNotification(
    work,
    { template: 'address_changed', recipient: formerEmail, subject: { kind: 'address_change', id: addressChangeId } },
    true,
  );
});
