'use client';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { PartnerLogo } from '@roadworthy/ui/brand/partner-logo.tsx';
import { useTranslations } from 'next-intl';
import { usePartner } from '../data/visit/use-partner.ts';
import { BrandLogo } from './brand-logo.tsx';
import type { ViewerOrganization } from './public/load-viewer-organization.ts';

type SiteLogoProps = { organization?: ViewerOrganization | null; href?: string };

/** Whose pages these look like: a software organization's, a partner's, or our own. */
export function SiteLogo({ organization = null, href = '/' }: SiteLogoProps) {
  const t = useTranslations('shell.logo');
  const { partner } = usePartner();
  const isSoftware = organization?.organization_type === 'roamly_software';
  const shown =
    isSoftware && organization.logo_url
      ? { src: organization.logo_url, alt: organization.name }
      : partner?.logo_url
        ? { src: partner.logo_url, alt: partner.partner_name }
        : null;
  if (!shown) return <BrandLogo href={href} />;
  return <PartnerLogo {...shown} href={href} poweredBy={t('poweredBy')} name={brand.name} />;
}
