import type { LoadMyPolicyQuery } from '../../../generated/documents.ts';

/** A customer's policy as its page reads it. */
export type MyPolicy = NonNullable<LoadMyPolicyQuery['policies_by_pk']>;
