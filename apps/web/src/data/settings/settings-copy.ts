import { densities, type Preferences, themes } from '@roadworthy/core/identity/vocabulary.ts';
import type { KeyValueStore } from '../browser-storage.ts';
import { laidOver, notChosenIn, stillUnsent } from './preference-changes.ts';

/** What this browser knows of a person's preferences: pages draw from it at once. */
export type SettingsCopy = {
  /** Whose they are; null while they are this browser's alone. */
  readonly of: string | null;
  /** As the server last said. */
  readonly stored: Preferences;
  /** Set here, and not acknowledged yet. */
  readonly unsent: Preferences;
};

/** Where the browser keeps them. */
export const settingsKey = 'settings';
/** Where settings were kept before they were kept with the person. */
const formerKeys = ['staff-theme', 'single-keys', 'list-density'] as const;

function formerSettings(store: KeyValueStore): Preferences {
  const [theme, keys, rows] = formerKeys.map((key) => store.getItem(key));
  const density = densities.find((one) => one === rows);
  const chosen = themes.find((one) => one === theme);
  return {
    ...(chosen && { theme: chosen }),
    ...(keys !== null && keys !== undefined && { single_keys: keys !== 'off' }),
    ...(density && { lists: { quotes: { density }, policies: { density } } }),
  };
}

function isCopy(value: unknown): value is SettingsCopy {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['stored', 'unsent'].every((key) => typeof value[key as keyof typeof value] === 'object')
  );
}

/** The copy in a browser's storage; what cannot be read is none. */
export function readSettings(store: KeyValueStore): SettingsCopy {
  try {
    const stored: unknown = JSON.parse(store.getItem(settingsKey) ?? 'null');
    if (isCopy(stored)) return stored;
  } catch {
    // Then it is as if nothing was kept here.
  }
  return { of: null, stored: {}, unsent: formerSettings(store) };
}

export function writeSettings(store: KeyValueStore, copy: SettingsCopy): void {
  store.setItem(settingsKey, JSON.stringify(copy));
  for (const key of formerKeys) store.removeItem(key);
}

/** What pages go by. */
export function shownSettings({ stored, unsent }: SettingsCopy): Preferences {
  return laidOver(stored, unsent);
}

/** The copy once the server has said what it keeps for a person. Nothing of anybody else's stays. */
export function adopted(copy: SettingsCopy, of: string, stored: Preferences): SettingsCopy {
  if (copy.of === of) return { of, stored, unsent: copy.unsent };
  // What nobody's browser kept before moves to the person; what they chose elsewhere goes before it.
  return { of, stored, unsent: copy.of === null ? notChosenIn(copy.unsent, stored) : {} };
}

/** The copy once something was set here. */
export function changed(copy: SettingsCopy, change: Preferences): SettingsCopy {
  return { ...copy, unsent: laidOver(copy.unsent, change) };
}

/** The copy once the server has answered to what was sent. */
export function acknowledged(copy: SettingsCopy, sent: Preferences, stored: Preferences): SettingsCopy {
  return { ...copy, stored, unsent: stillUnsent(copy.unsent, sent) };
}
