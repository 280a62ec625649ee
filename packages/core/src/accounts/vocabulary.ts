/** Where the data stands that a person asked for. */
export const personalExportStatuses = ['queued', 'done', 'failed'] as const;
export type PersonalExportStatus = (typeof personalExportStatuses)[number];

/** How many days it may be downloaded. */
export const personalExportDays = 7;

/** How many hours lie between two that are written for one person. */
export const personalExportPause = 24;
