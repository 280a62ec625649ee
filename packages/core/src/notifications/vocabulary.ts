/** The letters that the platform sends by e-mail. */
export const notificationTemplates = ['resume_quote', 'quote_sent', 'policy_bound'] as const;
export type NotificationTemplate = (typeof notificationTemplates)[number];

export const notificationStatuses = ['queued', 'sent', 'failed'] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];
