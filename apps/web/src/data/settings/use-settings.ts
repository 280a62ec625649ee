'use client';
import type { Preferences, Theme } from '@roadworthy/core/identity/vocabulary.ts';
import { useSyncExternalStore } from 'react';
import { localStore } from '../browser-storage.ts';
import { changed, readSettings, type SettingsCopy, shownSettings, writeSettings } from './settings-copy.ts';

type Snapshot = { readonly copy: SettingsCopy; readonly shown: Preferences };

const nothing: Snapshot = { copy: { of: null, stored: {}, unsent: {} }, shown: {} };
const listeners = new Set<() => void>();
let current: Snapshot | null = null;
let lastShown = nothing.shown;

function snapshot(): Snapshot {
  if (current === null) {
    const copy = readSettings(localStore);
    const shown = shownSettings(copy);
    // What pages go by stays the same object while it says the same: the server's word alone draws no list again.
    if (JSON.stringify(shown) !== JSON.stringify(lastShown)) lastShown = shown;
    current = { copy, shown: lastShown };
  }
  return current;
}

/** Looks at the storage again: another tab has written, or it was emptied. */
export function rereadSettings(): void {
  current = null;
  for (const listener of listeners) listener();
}

/** The copy of the settings in this browser. */
export const settings = {
  read: (): SettingsCopy => snapshot().copy,
  change(next: SettingsCopy): void {
    writeSettings(localStore, next);
    rereadSettings();
  },
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', rereadSettings);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', rereadSettings);
  };
}

/** What is set here and not acknowledged yet, and whose it is. */
export const useSettingsCopy = (): SettingsCopy =>
  useSyncExternalStore(
    subscribe,
    () => snapshot().copy,
    () => nothing.copy,
  );

/** What the person set for their own work; known at once, as this browser last saw it. */
export const usePreferences = (): Preferences =>
  useSyncExternalStore(
    subscribe,
    () => snapshot().shown,
    () => nothing.shown,
  );

/** Sets something for the person: it shows at once, and goes to the server by itself. */
export function setPreferences(change: Preferences): void {
  settings.change(changed(settings.read(), change));
}

const darkDevice = '(prefers-color-scheme: dark)';
const deviceTheme = (): Theme => (window.matchMedia(darkDevice).matches ? 'dark' : 'light');
function subscribeToDevice(listener: () => void): () => void {
  const device = window.matchMedia(darkDevice);
  device.addEventListener('change', listener);
  return () => device.removeEventListener('change', listener);
}

/** The theme of the staff's pages: what the person chose, otherwise what the device says; null without a browser. */
export function useTheme(): readonly [Theme | null, (theme: Theme) => void] {
  const { theme } = usePreferences();
  const device = useSyncExternalStore(subscribeToDevice, deviceTheme, () => null);
  return [device && (theme ?? device), setTheme];
}

const setTheme = (theme: Theme): void => setPreferences({ theme });
