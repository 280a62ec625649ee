import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { AppLink } from '@roadworthy/ui/base/app-link.tsx';
import { sitePages } from '../site-pages.ts';
import { siteTranslator } from '../site-translator.ts';

const shown = sitePages.filter(({ key }) => key === 'accessibility' || key === 'licenses' || key === 'eConsent');

/** What binds the house and its readers, beside the terms: in small, at the foot of every public page. */
export async function LegalLinks({ locale }: { locale: PageLocale }) {
  const t = await siteTranslator(locale);
  return (
    <ul className="flex flex-wrap gap-x-6">
      {shown.map(({ key, path }) => (
        <li key={key}>
          <AppLink href={`/${path}`} className="link inline-flex min-h-11 items-center">
            {t(`pages.${key}.title`)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
