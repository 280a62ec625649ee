import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { type Area, type AreaMessages, loadMessages } from './load-messages.ts';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { type LanguageTag, languageTags } from './locales.ts';

export type LocaleParams = { readonly params: Promise<{ readonly locale: string }> };
export type LocaleLayout = LocaleParams & { readonly children: ReactNode };

/** The locale of the page that is made. */
export async function localeOf({ params }: LocaleParams): Promise<PageLocale> {
  return readLocale((await params).locale) ?? defaultLocale;
}

/** The language and the messages that the components of an area are given. */
export async function areaMessages<A extends Area>(
  page: LocaleParams,
  area: A,
): Promise<{ readonly locale: LanguageTag; readonly messages: AreaMessages<A> }> {
  const locale = await localeOf(page);
  return { locale: languageTags[locale], messages: await loadMessages(locale, area) };
}

type Titles<A extends Area> = (messages: AreaMessages<A>) => string;

/** Makes the metadata of a page that says only its title. */
export function titleOf<A extends Area>(area: A, title: Titles<A>): (page: LocaleParams) => Promise<Metadata> {
  return async (page) => ({ title: title((await areaMessages(page, area)).messages) });
}
