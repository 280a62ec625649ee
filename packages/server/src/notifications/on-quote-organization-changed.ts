import { on } from '../kernel/events.ts';

/** Letters that were still owed when their quote moved are sent from where it is now: their jobs name the former place. */
export const sendOnQuoteOrganizationChanged = on('quote_organization_changed', async (work, { quoteId }) => {
  const owed = await work.tx
    .selectFrom('notifications')
    .select('notification_id')
    .where('quote_id', '=', quoteId)
    .where('status', '=', 'queued')
    .execute();
  for (const { notification_id: notificationId } of owed) {
    await work.enqueue('send-notification', { notificationId, organizationId: work.organizationId });
  }
});
