import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { startHref } from '../shared/start-href.ts';
import { CompanyBody } from './company/company-body.tsx';
import type { CompanyText } from './company/company-text.ts';
import { VersionedBody } from './company/versioned-body.tsx';
import { isVersioned } from './company/versions.ts';
import { EnquiryForm } from './enquiry/enquiry-form.tsx';
import { type EnquiryForm as EnquiryFormKind, enquiryWords } from './enquiry/enquiry-words.ts';
import { PhoneButton } from './phone-button.tsx';
import { SiteIntro } from './site-intro.tsx';
import type { SitePage } from './site-pages.ts';
import { siteTranslator } from './site-translator.ts';

const writing = ['contact', 'accessibility'];

/** The pages by whose form anybody writes to us. */
const formOf: Readonly<Partial<Record<SitePage['key'], EnquiryFormKind>>> = {
  contact: 'contact',
  appointment: 'appointment',
  affiliates: 'affiliate',
};

type SitePageScreenProps = {
  page: SitePage;
  locale: PageLocale;
  /** What it says below its first paragraph. */
  text: CompanyText | null;
};

/** A public page: title, first paragraph, and what one can do about it. */
export async function SitePageScreen({ page, locale, text }: SitePageScreenProps) {
  const t = await siteTranslator(locale);
  const intro = (
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
  const form = formOf[page.key];
  if (text) {
    return (
      <>
        {intro}
        {isVersioned(page.key) && text.version !== null ? (
          <VersionedBody of={page.key} text={{ ...text, version: text.version }} locale={locale} />
        ) : (
          <CompanyBody text={text} locale={locale} />
        )}
      </>
    );
  }
  if (!form) return intro;
  return (
    <>
      {intro}
      <EnquiryForm words={enquiryWords(t, form)} />
    </>
  );
}
