'use client';
import { fetchedComponent } from '@roadworthy/ui/base/fetched-part.ts';
import { usePartner } from '../data/visit/use-partner.ts';
import type { ViewerOrganization } from '../data/visit/viewer-organization.ts';
import { BrandLogo } from './brand-logo.tsx';
import { useViewerOrganization } from './public/use-viewer-organization.ts';

// As high as the logos that may take its place, so that nothing moves.
const waiting = <span className="inline-flex min-h-12" />;
// Only visitors of partners and of software organizations see somebody else's logo.
const theirs = fetchedComponent(async () => (await import('./their-logo.tsx')).TheirLogo, waiting);

type SiteLogoProps = {
  /** Where the page knows it already; otherwise the logo asks. */
  organization?: ViewerOrganization | null;
  href?: string;
  /** In a bar: who runs the pages stands beside the logo where there is room. */
  inRow?: boolean;
};

/** Whose pages these look like: a software organization's, a partner's, or our own. */
export function SiteLogo({ organization: provided, href = '/', inRow = false }: SiteLogoProps) {
  const { partner } = usePartner();
  const requested = useViewerOrganization(provided === undefined);
  const organization = provided === undefined ? requested : provided;
  const isSoftware = organization?.organization_type === 'roamly_software';
  if (isSoftware && organization.logo_url) {
    return <theirs.Component src={organization.logo_url} name={organization.name} {...{ href, inRow }} />;
  }
  if (partner?.logo_url) {
    return <theirs.Component src={partner.logo_url} name={partner.partner_name} {...{ href, inRow }} />;
  }
  return (
    <span className="inline-flex min-h-12 items-center">
      <BrandLogo href={href} />
    </span>
  );
}
