import { type Attribution, readAttribution } from '@roadworthy/core/shared/site/attribution.ts';
import type { KeyValueStore } from '../browser-storage.ts';
import { storedText } from '../stored-value.ts';

const attributionKey = 'attribution';

/** The tracking parameters of an address: `tid`, the campaign `cam`, `utm_source` and the other `utm_…`. */
export const attributionOfAddress = (href: string): Attribution =>
  readAttribution(Object.fromEntries(new URL(href).searchParams));

const isStated = (values: Attribution): boolean => Object.keys(values).length > 0;

function parsed(text: string | null): Attribution {
  try {
    return readAttribution(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

/**
 * Where this browser came from: what the address of this visit said, otherwise what an earlier one left in a cookie of a
 * year. It is kept when it may be; a later visit that says where it comes from replaces it whole.
 */
export function createAttributionStore(cookies: KeyValueStore, landing: () => string) {
  const stored = storedText(cookies, attributionKey);
  const brought = (): Attribution => attributionOfAddress(landing());
  return {
    read(): Attribution {
      const now = brought();
      return isStated(now) ? now : parsed(stored.read());
    },
    keep(): void {
      const now = brought();
      if (isStated(now)) stored.write(JSON.stringify(now));
    },
    forget: stored.forget,
  };
}
