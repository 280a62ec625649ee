'use client';
import { mayAsk } from '../../data/may-ask.ts';
import { useRead } from '../../data/use-read.ts';
import { useSession } from '../../data/use-session.ts';
import { LoadViewerOrganizationDocument, type LoadViewerOrganizationQuery } from '../../generated/documents.ts';

export type ViewerOrganization = NonNullable<LoadViewerOrganizationQuery['organizations_by_pk']>;

/** The organization of whoever looks at the page; null for a visitor, and until it is known. */
export function useViewerOrganization(): ViewerOrganization | null {
  const user = useSession().data;
  const organization_id = user?.org_id ?? '';
  const kind = mayAsk('agent', user?.roles ?? []) ? 'agent' : 'user';
  const { data } = useRead(
    kind,
    LoadViewerOrganizationDocument,
    { organization_id },
    { enabled: organization_id !== '' },
  );
  return data?.organizations_by_pk ?? null;
}
