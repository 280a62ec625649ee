import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageLocale } from '@roadworthy/core/shared/site/page-locales.ts';
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

// The folder of the web where pages are made, that of the repository where tests run.
const folder = ['content/learning', 'apps/web/content/learning'].find((one) => existsSync(join(process.cwd(), one)));

/** An article in the language of a page; only what is made without a browser calls it. */
export function readArticle(place: ArticlePlace, locale: PageLocale): ReadArticle {
  const language = locale === 'fr-ca' ? 'fr' : 'en';
  const written = readFileSync(join(process.cwd(), folder ?? '', language, `${place.slug}.md`), 'utf8');
  const source = locale === 'en-ca' ? inCanadianEnglish(written) : written;
  return { ...parseArticle(source), ...place };
}

/** All of them. */
export function readArticles(locale: PageLocale): ReadArticle[] {
  return articles.map((place) => readArticle(place, locale));
}
