'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** Fetches the next page while the person is still reading this one. */
export function usePrefetch(href: string | null): void {
  const router = useRouter();
  useEffect(() => {
    if (href === null) return;
    const timer = setTimeout(() => router.prefetch(href), 1500);
    return () => clearTimeout(timer);
  }, [href, router]);
}
