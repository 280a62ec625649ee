'use client';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { localePath } from './locale-path.ts';
import { usePageLocale } from './use-page-locale.ts';

/** The router, which keeps to the locale of the page. */
export function usePageRouter(): Pick<ReturnType<typeof useRouter>, 'push' | 'replace' | 'prefetch' | 'back'> {
  const router = useRouter();
  const locale = usePageLocale();
  return useMemo(
    () => ({
      push: (href, options) => router.push(localePath(locale, href), options),
      replace: (href, options) => router.replace(localePath(locale, href), options),
      prefetch: (href, options) => router.prefetch(localePath(locale, href), options),
      back: () => router.back(),
    }),
    [router, locale],
  );
}
