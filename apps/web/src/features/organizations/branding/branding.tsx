'use client';
import { useSession } from '../../../data/session/use-session.ts';
import type { Organization } from '../load-organization/organization.ts';
import { BrandingPreviews } from './branding-previews.tsx';
import { LogoPart } from './logo-part.tsx';

/** The logo of an organization, and what it looks like with it. */
export function Branding({ organization }: { organization: Organization }) {
  const { permissions = [] } = useSession().data ?? {};
  const { organization_id, logo_url, archived } = organization;
  return (
    <div className="flex flex-col gap-8">
      {archived === null && permissions.includes('organization:write') && (
        <LogoPart owner={{ organization_id, partner_id: null }} url={logo_url} />
      )}
      <BrandingPreviews organization={organization} />
    </div>
  );
}
