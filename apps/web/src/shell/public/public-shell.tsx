'use client';
import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { PublicFrame } from '@roadworthy/ui/shell/public-frame.tsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { privacyChoices } from '../../data/consent/privacy-choices.ts';
import { useContactPhone } from '../../data/visit/visit.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { OfflineNotice } from '../offline-notice.tsx';
import { SiteLogo } from '../site-logo.tsx';
import { footerLinks, frameParts, headerLinks, menuTasks } from './public-links.ts';
import { useViewerOrganization } from './use-viewer-organization.ts';

/** The layout of the public pages, trimmed for people of software organizations. */
export function PublicShell({ children, chat, legal }: { children: ReactNode; chat?: ReactNode; legal?: ReactNode }) {
  const t = useTranslations('shell');
  const phone = useContactPhone();
  const organization = useViewerOrganization();
  const viewer = organization?.organization_type === 'roamly_software' ? 'roamly_software' : null;
  const parts = frameParts(viewer);
  return (
    <PublicFrame
      skipLabel={t('common.skip')}
      notices={<OfflineNotice />}
      logo={<SiteLogo organization={organization} />}
      tagline={t('site.tagline')}
      header={{
        label: t('site.headerLabel'),
        menu: t('site.menu'),
        close: t('common.close'),
        links: headerLinks(viewer).map(({ key, href }) => ({ key, href, label: t(`site.header.${key}`) })),
        tasks: menuTasks(viewer).map(({ key, href }) => ({ key, href, label: t(`notFound.${key}`) })),
        languages: <LanguageLinks label={t('site.languages')} className="flex flex-col" />,
      }}
      phone={{ label: t('site.call', { phone: phone.text }), ...phone }}
      footer={{
        label: t('site.footerLabel'),
        links: footerLinks(viewer).map(({ key, href }) => ({ key, href, label: t(`site.footer.${key}`) })),
        logo: parts.footerLogo && <BrandLogo size="small" />,
        copyright: <Copyright />,
        legal,
        disclaimer: t('site.disclaimer', { name: brand.name }),
        languages: (
          <>
            <LanguageLinks label={t('site.languages')} className="flex flex-wrap gap-x-6" />
            <button
              type="button"
              className="link inline-flex min-h-11 items-center self-start"
              onClick={() => privacyChoices.change(true)}
            >
              {t('site.privacyChoices')}
            </button>
          </>
        ),
      }}
      chat={parts.chat && chat}
    >
      {children}
    </PublicFrame>
  );
}

/** The year is the clock's; a page that was made ahead keeps that of its making until it is drawn anew. */
function Copyright() {
  const t = useTranslations('shell.site');
  const [year] = useState(() => String(new Date().getFullYear()));
  return <span suppressHydrationWarning>{t('copyright', { year, name: brand.name })}</span>;
}
