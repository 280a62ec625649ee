'use client';
import { useEffect } from 'react';
import { useTheme } from './settings/use-settings.ts';

/** Gives the whole window its theme, scroll bars included, while a page of the staff is shown. */
export function useWindowTheme(): void {
  const [theme] = useTheme();
  useEffect(() => {
    // Until a browser is there, what the page itself set before it was drawn stands.
    if (theme === null) return;
    const root = document.documentElement;
    root.dataset['theme'] = theme;
    root.style.colorScheme = theme;
    return () => {
      delete root.dataset['theme'];
      root.style.removeProperty('color-scheme');
    };
  }, [theme]);
}
