import { createTranslator } from 'next-intl';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { loadMessages } from '../../../locale/load-messages.ts';
import { languageTags } from '../../../locale/locales.ts';

/** The words around the articles, for pages that are made without a browser. */
export async function learningWords(locale: PageLocale) {
  const { learning } = await loadMessages(locale, 'learning');
  return createTranslator({ locale: languageTags[locale], messages: { learning }, namespace: 'learning' });
}

export type Terms = Readonly<Record<string, { readonly name: string; readonly text: string }>>;

/** The glossary in a language, by the names that articles call its terms. */
export async function glossaryTerms(locale: PageLocale): Promise<Terms> {
  const { glossary } = await loadMessages(locale, 'learning');
  return glossary.terms;
}
