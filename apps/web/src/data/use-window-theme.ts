'use client';
import type { Theme } from '@roadworthy/core/identity/vocabulary.ts';
import { useEffect } from 'react';

/** Gives the whole window the theme, scroll bars included, while a page that has one is shown. */
export function useWindowTheme(theme: Theme): void {
  useEffect(() => {
    const { body, documentElement: root } = document;
    body.dataset['theme'] = theme;
    root.style.colorScheme = theme;
    return () => {
      delete body.dataset['theme'];
      root.style.removeProperty('color-scheme');
    };
  }, [theme]);
}
