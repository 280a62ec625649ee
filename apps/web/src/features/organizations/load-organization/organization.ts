import type { LoadOrganizationQuery } from '../../../generated/documents.ts';

/** An organization as its page shows it. */
export type Organization = NonNullable<LoadOrganizationQuery['organizations_by_pk']>;

/** As whom its administrators and its owner change it, and whose pages show it. */
export const changing = { kind: 'people', rereads: ['people', 'organizations', 'org_owner', 'org_admin'] } as const;
