'use client';
import { useEffect } from 'react';
import { brand } from '@roadworthy/core/shared/site/brand.ts';

/** Names the record in the tab of the browser, once it is known. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
}
