'use client';
import { useLocale } from 'next-intl';
import { defaultLocale, type PageLocale, readLocale } from '@roadworthy/core/shared/site/page-locales.ts';

/** The locale of the page, as addresses name it. */
export function usePageLocale(): PageLocale {
  return readLocale(useLocale()) ?? defaultLocale;
}
