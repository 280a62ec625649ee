'use client';
import { usePageRouter } from '../../../locale/use-page-router.ts';
import { useEffect } from 'react';

/** Fetches the next page while the person is still reading this one. */
export function usePrefetch(href: string | null): void {
  const router = usePageRouter();
  useEffect(() => {
    if (href === null) return;
    const timer = setTimeout(() => router.prefetch(href), 1500);
    return () => clearTimeout(timer);
  }, [href, router]);
}
