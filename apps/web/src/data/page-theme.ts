'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { localStore } from './browser-storage.ts';

export type Theme = 'light' | 'dark';

const key = 'staff-theme';
const listeners = new Set<() => void>();
const read = (): Theme => (localStore.getItem(key) === 'dark' ? 'dark' : 'light');

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function setTheme(theme: Theme): void {
  localStore.setItem(key, theme);
  for (const listener of listeners) listener();
}

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

/** The theme of the staff's pages, kept in this browser and shared by its tabs. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'light'), setTheme];
}
