import { brand } from '@roadworthy/core/shared/brand.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import type { PageLocale } from '@roadworthy/core/shared/page-locales.ts';
import { startHref } from '../shared/start-href.ts';
import { PhoneButton } from './phone-button.tsx';
import { SiteIntro } from './site-intro.tsx';
import type { SitePage } from './site-pages.ts';
import { siteTranslator } from './site-translator.ts';

const writing = ['contact', 'affiliates', 'appointment', 'accessibility'];

/** A public page: title, first paragraph, and what one can do about it. */
export async function SitePageScreen({ page, locale }: { page: SitePage; locale: PageLocale }) {
  const t = await siteTranslator(locale);
  return (
    <SiteIntro
      title={t(`pages.${page.key}.title`)}
      lead={t(`pages.${page.key}.lead`)}
      rig={page.rig}
      actions={
        <>
          {page.sells && <LinkButton href={startHref(page.sells)}>{t('common.start')}</LinkButton>}
          {page.key === 'claims' && <LinkButton href="/claim/start">{t('common.reportClaim')}</LinkButton>}
          <PhoneButton />
          {writing.includes(page.key) && (
            <LinkButton href={`mailto:${brand.supportEmail}`} tone="quiet">
              {t('common.email', { email: brand.supportEmail })}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
