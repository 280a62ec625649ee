import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import type { Messages } from 'next-intl';
import { createTranslator } from 'next-intl';
import { loadMessages } from '../../../locale/load-messages.ts';
import { languageTags } from '../../../locale/locales.ts';

/** The words of the pages of the lines, for pages that are made without a browser. */
export async function protectionWords(locale: PageLocale) {
  const { protection } = await loadMessages(locale, 'protection');
  return createTranslator({ locale: languageTags[locale], messages: { protection }, namespace: 'protection' });
}
export type ProtectionWords = Awaited<ReturnType<typeof protectionWords>>;
export type ProtectionKey = keyof Messages['protection']['page'];
