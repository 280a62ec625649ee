import type { LocaleHosts } from './route-locale.ts';

/** Protocol and host that the robots and the map of the site name, from the settings. */
export function siteOrigin(
  env: Readonly<Record<string, string | undefined>>,
  hosts: LocaleHosts,
): { readonly protocol: string; readonly host: string } {
  const address = new URL(env['PUBLIC_URL'] || `http://localhost:${env['PORT'] || '3000'}`);
  return { protocol: address.protocol.replace(':', ''), host: hosts?.us ?? address.host };
}
