import type { PolicyRecordFragment } from '../../../generated/documents.ts';

/** A policy as the staff's page reads it. */
export type Policy = PolicyRecordFragment;
