import { on } from '../kernel/events.ts';
import { takeLetterBudgets } from './letter-budgets.ts';
import { enqueueNotification } from './queue-notification.ts';

// Whoever invites answers for the address.
const isConfirmed = true;

/** Who is asked to work for an organization reads so in a letter, whose link shows that they read the address. */
export const askOnMemberInvited = on('member_invited', async (work, { organizationInvitationId, recipient }) => {
  await takeLetterBudgets(work, { recipient, isConfirmed });
  await enqueueNotification(
    work,
    {
      template: 'member_invited',
      recipient,
      subject: { kind: 'organization_invitation', id: organizationInvitationId },
    },
    isConfirmed,
  );
});
