import { mayAsk } from '../../data/session/may-ask.ts';
import { request } from '../../data/requests/request.ts';
import { fetchProfile } from '../../data/session/use-session.ts';
import type { ViewerOrganization } from '../../data/visit/viewer-organization.ts';
import { LoadViewerOrganizationDocument } from '../../generated/documents.ts';

/** The organization of the signed-in person; null for a visitor and for people without one. */
export async function loadViewerOrganization(): Promise<ViewerOrganization | null> {
  const user = await fetchProfile();
  if (!user?.org_id) return null;
  const kind = mayAsk('agent', user.roles) ? 'agent' : 'user';
  const requested = { kind, heldRoles: user.roles } as const;
  const { organizations_by_pk } = await request(
    LoadViewerOrganizationDocument,
    { organization_id: user.org_id },
    requested,
  );
  return organizations_by_pk ?? null;
}
