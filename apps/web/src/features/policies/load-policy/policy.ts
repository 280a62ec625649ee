import type { LoadPolicyQuery } from '../../../generated/documents.ts';

/** A policy as the staff's page reads it. */
export type Policy = NonNullable<LoadPolicyQuery['policies_by_pk']>;
