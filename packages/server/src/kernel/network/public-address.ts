import type { Config } from '../settings/env.ts';

type Addresses = Pick<Config, 'publicUrl' | 'canadianUrl'>;

/** Where the people of a country (US or CA) reach the platform, without a trailing slash. */
export function addressFor({ publicUrl, canadianUrl }: Addresses, country: string): string {
  return country === 'CA' ? (canadianUrl ?? publicUrl) : publicUrl;
}

/** The address of our own that a request came to; a host that is not configured counts as the public one. */
export function addressOfHost({ publicUrl, canadianUrl }: Addresses, host: string | undefined): string {
  return canadianUrl === `${new URL(publicUrl).protocol}//${host}` ? canadianUrl : publicUrl;
}
