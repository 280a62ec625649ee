'use client';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { PartnerLogo } from '@roadworthy/ui/brand/partner-logo.tsx';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { usePartner } from '../data/visit/use-partner.ts';
import type { ViewerOrganization } from '../data/visit/viewer-organization.ts';
import { BrandLogo } from './brand-logo.tsx';
import { useViewerOrganization } from './public/use-viewer-organization.ts';

// Only visitors of partners with a picture of ours load what sizes pictures.
const Image = lazy(() => import('next/image'));

type SiteLogoProps = {
  /** Where the page knows it already; otherwise the logo asks. */
  organization?: ViewerOrganization | null;
  href?: string;
  /** In a bar: who runs the pages stands beside the logo where there is room. */
  inRow?: boolean;
};

/** Whose pages these look like: a software organization's, a partner's, or our own. */
export function SiteLogo({ organization: given, href = '/', inRow = false }: SiteLogoProps) {
  const t = useTranslations('shell.logo');
  const { partner } = usePartner();
  const asked = useViewerOrganization(given === undefined);
  const organization = given === undefined ? asked : given;
  const isSoftware = organization?.organization_type === 'roamly_software';
  const shown =
    isSoftware && organization.logo_url
      ? { src: organization.logo_url, alt: organization.name }
      : partner?.logo_url
        ? { src: partner.logo_url, alt: partner.partner_name }
        : null;
  if (!shown) {
    // As high as the logos that may take its place, so that nothing moves.
    return (
      <span className="inline-flex min-h-12 items-center">
        <BrandLogo href={href} />
      </span>
    );
  }
  const size = { width: 150, height: 34, className: 'h-[34px] w-auto max-w-[150px] object-contain object-left' };
  // Pictures of ours come in the size that fits; those of other hosts as they are.
  const image = shown.src.startsWith('/media/') ? (
    <Suspense fallback={<span className="h-[34px] w-[150px]" />}>
      <Image {...size} src={shown.src} alt={shown.alt} priority />
    </Suspense>
  ) : (
    <img {...size} src={shown.src} alt={shown.alt} />
  );
  return <PartnerLogo image={image} href={href} poweredBy={t('poweredBy')} name={brand.name} inRow={inRow} />;
}
