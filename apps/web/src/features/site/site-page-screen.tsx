import { wayOfSale } from '@roadworthy/core/products/vocabulary.ts';
import { brand } from '@roadworthy/core/shared/brand.ts';
import { LinkButton } from '@roadworthy/ui/base/button.tsx';
import type { PageLocale } from '@roadworthy/core/shared/page-locales.ts';
import { startHref } from '../shared/start-href.ts';
import { EnquiryForm } from './enquiry/enquiry-form.tsx';
import { enquiryWords } from './enquiry/enquiry-words.ts';
import { LineStart } from './lines/line-start.tsx';
import { PhoneButton } from './phone-button.tsx';
import { SiteIntro } from './site-intro.tsx';
import type { SitePage } from './site-pages.ts';
import { siteTranslator } from './site-translator.ts';

const writing = ['contact', 'affiliates', 'appointment', 'accessibility'];

/** A public page: title, first paragraph, and what one can do about it. */
export async function SitePageScreen({ page, locale }: { page: SitePage; locale: PageLocale }) {
  const t = await siteTranslator(locale);
  const intro = (
    <SiteIntro
      title={t(`pages.${page.key}.title`)}
      lead={t(`pages.${page.key}.lead`)}
      rig={page.rig}
      actions={
        <>
          {page.sells && !page.line && <LinkButton href={startHref(page.sells)}>{t('common.start')}</LinkButton>}
          {page.sells && page.line && wayOfSale(page.line) === 'checkout' && (
            <LineStart line={page.line} source={page.sells} label={t('common.start')} />
          )}
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
  const { line } = page;
  if (line === undefined || wayOfSale(line) !== 'enquiry') return intro;
  return (
    <>
      {intro}
      <EnquiryForm provider={line} words={enquiryWords(t)} />
    </>
  );
}
