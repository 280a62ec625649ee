import { createTranslator } from 'next-intl';
import { loadMessages } from '../../locale/load-messages.ts';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { languageTags } from '../../locale/locales.ts';

/** The words of the public pages, for pages that are made without a browser. */
export async function siteTranslator(locale: PageLocale) {
  const { site } = await loadMessages(locale, 'site');
  return createTranslator({ locale: languageTags[locale], messages: { site }, namespace: 'site' });
}
