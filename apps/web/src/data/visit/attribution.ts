import type { KeyValueStore } from '../browser-storage.ts';
import { storedText } from '../stored-value.ts';

/** What an address said about where a visit comes from. */
export type Attribution = Readonly<Record<string, string>>;

const attributionKey = 'attribution';
/** Milliseconds for which an attribution holds: one year. */
export const attributionLifetime = 31_536_000_000;
const tracked = /^(?:tid|cam|utm_[a-z][a-z_]{0,30})$/;
const longestValue = 200;
const mostParameters = 12;

/** The tracking parameters of an address: `tid`, the campaign `cam`, `utm_source` and the other `utm_…`. */
export function attributionOfAddress(href: string): Attribution {
  const found = [...new URL(href).searchParams].filter(([name, value]) => tracked.test(name) && value !== '');
  return Object.fromEntries(
    found.slice(0, mostParameters).map(([name, value]) => [name, value.slice(0, longestValue)]),
  );
}

type Kept = { readonly values: Attribution; readonly until: number };

function parsed(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const isKept = typeof kept === 'object' && kept !== null && 'values' in kept && 'until' in kept;
    return isKept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

/** Where this browser came from, kept for a year. A later visit that says where it comes from replaces it whole. */
export function createAttributionStore(store: KeyValueStore, now: () => number = Date.now) {
  const kept = storedText(store, attributionKey);
  return {
    read(): Attribution {
      const known = parsed(kept.read());
      return known !== null && known.until > now() ? known.values : {};
    },
    capture(href: string): void {
      const values = attributionOfAddress(href);
      if (Object.keys(values).length === 0) return;
      kept.write(JSON.stringify({ values, until: now() + attributionLifetime } satisfies Kept));
    },
  };
}

const snakeCase = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();

/** A flat copy whose keys are in snake_case, those of nested objects joined by underscores; what is absent is left out. */
export function flattened(traits: Readonly<Record<string, unknown>>, prefix = ''): Record<string, unknown> {
  const pairs = Object.entries(traits).flatMap(([name, value]): [string, unknown][] => {
    const key = `${prefix}${snakeCase(name)}`;
    if (value === null || value === undefined) return [];
    if (typeof value === 'object' && !Array.isArray(value)) {
      return Object.entries(flattened(value as Record<string, unknown>, `${key}_`));
    }
    return [[key, value]];
  });
  return Object.fromEntries(pairs);
}
