/** What becomes of a letter that is owed. Its templates are the keys of `letters`. */
export const notificationStatuses = ['queued', 'sent', 'failed'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];
