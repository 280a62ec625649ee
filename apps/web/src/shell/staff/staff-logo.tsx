'use client';
import { useRead } from '../../data/requests/use-read.ts';
import { useSession } from '../../data/session/use-session.ts';
import { LoadViewerOrganizationDocument } from '../../generated/documents.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { SiteLogo } from '../site-logo.tsx';
import { mayEnter } from './staff-area.ts';

/** Our logo; people of a software organization that has one see theirs, and who runs it. */
export function StaffLogo({ size = 'small' }: { size?: 'small' | 'regular' }) {
  const person = useSession().data ?? null;
  const sells = mayEnter('agents', person?.roles ?? []);
  const organization_id = person?.org_id ?? null;
  const read = useRead(
    sells ? 'agent' : 'user',
    LoadViewerOrganizationDocument,
    { organization_id: organization_id ?? '' },
    { enabled: organization_id !== null },
  );
  const organization = read.data?.organizations_by_pk ?? null;
  const home = sells ? '/agents' : '/welcome';
  return organization?.organization_type === 'roamly_software' && organization.logo_url !== null ? (
    <SiteLogo organization={organization} href={home} inRow={size === 'small'} />
  ) : (
    <BrandLogo size={size} href={home} />
  );
}
