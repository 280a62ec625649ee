import { letters, type NotificationTemplate } from '@roadworthy/core/notifications/letters.ts';
import type { Work } from '../kernel/work.ts';
import { isAddressConfirmed } from './confirmed-address.ts';
import { takeLetterBudgets } from './letter-budgets.ts';

export type QueuedNotification = {
  readonly template: NotificationTemplate;
  readonly recipient: string;
  readonly quoteId: string;
  readonly policyId?: string;
};

/**
 * Writes down that an e-mail is owed; the worker sends it once this transaction has committed. Throws TooManyAttempts
 * when one more letter of a kind that is counted is too many.
 */
export async function queueNotification(work: Work, notification: QueuedNotification): Promise<void> {
  const { template, recipient, quoteId, policyId = null } = notification;
  const { organizationId } = work;
  const isConfirmed = await isAddressConfirmed(work, notification);
  if (letters[template].isCounted) await takeLetterBudgets(work, { recipient, isConfirmed });
  const { notification_id } = await work.tx
    .insertInto('notifications')
    .values({
      organization_id: organizationId,
      quote_id: quoteId,
      policy_id: policyId,
      template,
      recipient,
      data: JSON.stringify({ isConfirmed }),
      created: work.now,
    })
    .returning('notification_id')
    .executeTakeFirstOrThrow();
  await work.enqueue('send-notification', { notificationId: notification_id, organizationId });
}
