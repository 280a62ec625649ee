import type { Role } from '../../identity/vocabulary.ts';
import { type PageLocale, readLocale } from '../../shared/site/page-locales.ts';
import type { Locale } from '../../shared/text/sentence.ts';
import type { Country } from '../vocabulary.ts';

/** Whose language is the risk's: those who buy for themselves. Staff read the pages in their own. */
const buyers: readonly Role[] = ['anonymous', 'token:quote', 'global:user', 'organization:customer'];

/** The language for a risk in a country, wherever the page was read: each country has its English, French is one. */
export function languageIn(country: Country, wanted: PageLocale): PageLocale {
  if (wanted === 'fr-ca') return wanted;
  return country === 'CA' ? 'en-ca' : 'en-us';
}

/**
 * The language of a quote after somebody worked on it: the one of the page that its buyer worked on last. What staff do
 * to a quote changes nothing, so that a French buyer is written to in French whoever sends the offer.
 */
export function languageOfRisk(
  { country, language }: { readonly country: Country; readonly language: PageLocale },
  { role }: { readonly role: Role },
  page: Locale,
): PageLocale {
  return languageIn(country, buyers.includes(role) ? (readLocale(page) ?? language) : language);
}
