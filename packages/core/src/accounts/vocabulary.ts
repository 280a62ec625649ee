/** Where the data stands that a person asked for. */
export const personalExportStatuses = ['queued', 'done', 'failed'] as const;
export type PersonalExportStatus = (typeof personalExportStatuses)[number];

/** How many days it may be downloaded. */
export const personalExportDays = 7;

/** How many hours lie between two that are written for one person. */
export const personalExportPause = 24;

/**
 * How many days lie between a request and its carrying out: long enough to read the letter about it and to take it back,
 * when somebody else asked or a mistake was made, and short enough to be done within the 30 days that we promise.
 */
export const deletionWaitDays = 14;
