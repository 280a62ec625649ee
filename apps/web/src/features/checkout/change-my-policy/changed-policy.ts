import type { LoadChangedPolicyQuery } from '../../../generated/documents.ts';

/** A policy that its customer changes. */
export type ChangedPolicy = NonNullable<LoadChangedPolicyQuery['policies_by_pk']>;
