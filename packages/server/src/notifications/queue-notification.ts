import type { NotificationTemplate } from '@roadworthy/core/notifications/vocabulary.ts';
import type { Work } from '../kernel/work.ts';

export type QueuedNotification = {
  readonly template: NotificationTemplate;
  readonly recipient: string;
  readonly quoteId: string;
  readonly policyId?: string;
};

/** Writes down that an e-mail is owed; the worker sends it once this transaction has committed. */
export async function queueNotification(work: Work, notification: QueuedNotification): Promise<void> {
  const { template, recipient, quoteId, policyId = null } = notification;
  const { organizationId } = work;
  const { notification_id } = await work.tx
    .insertInto('notifications')
    .values({
      organization_id: organizationId,
      quote_id: quoteId,
      policy_id: policyId,
      template,
      recipient,
      created: work.now,
    })
    .returning('notification_id')
    .executeTakeFirstOrThrow();
  await work.enqueue('send-notification', { notificationId: notification_id, organizationId });
}
