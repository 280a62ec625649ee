import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { readSource } from '../../shared/source-file.ts';
import { articles, type ArticlePlace } from './articles.ts';
import { type Article, parseArticle } from './parse-article.ts';

/** The day on which somebody last went through all of them. */
export const articlesReviewedOn = '2026-11-23';

export type ReadArticle = Article & ArticlePlace;

// Where Canada writes the same word otherwise.
const canadian: readonly (readonly [RegExp, string])[] = [
  [/\b(neighb|lab|col)or(?=s?\b)/g, '$1our'],
  [/(?<!\/)\blicense(?=s?\b)/g, 'licence'],
  [/\bgray\b/g, 'grey'],
  [/\btraveling\b/g, 'travelling'],
  [/\btravelers\b/g, 'travellers'],
  [/\bjewelry\b/g, 'jewellery'],
];

/** English as Canada writes it. */
export function inCanadianEnglish(written: string): string {
  return canadian.reduce((text, [from, to]) => text.replaceAll(from, to), written);
}

/** An article in the language of a page; only what is made without a browser calls it. */
export function readArticle(place: ArticlePlace, locale: PageLocale): ReadArticle {
  const language = locale === 'fr-ca' ? 'fr' : 'en';
  const written = readSource(`apps/web/content/learning/${language}/${place.slug}.md`).toString();
  const source = locale === 'en-ca' ? inCanadianEnglish(written) : written;
  return { ...parseArticle(source), ...place };
}

/** All of them. */
export function readArticles(locale: PageLocale): ReadArticle[] {
  return articles.map((place) => readArticle(place, locale));
}
