import type { Locale } from 'next-intl';

/** The key of the words that name a currency, where it is not that of the page's country; null where the sign is enough. */
export function foreignCurrency(currency: string, locale: Locale): 'inUsd' | 'inCad' | null {
  const own = locale === 'en-US' ? 'USD' : 'CAD';
  if (currency === own) return null;
  return currency === 'USD' ? 'inUsd' : 'inCad';
}
