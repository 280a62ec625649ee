import type { LocaleHosts } from './route-locale.ts';

/** The hosts of the two domains as the settings `US_HOST` and `CA_HOST` name them; null unless both are set. */
export function localeHosts(env: Readonly<Record<string, string | undefined>>): LocaleHosts {
  const us = env['US_HOST'];
  const ca = env['CA_HOST'];
  return us && ca ? { us, ca } : null;
}
