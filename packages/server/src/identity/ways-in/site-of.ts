import type { Config } from '../../kernel/settings/env.ts';
import type { Site } from './passkeys.ts';

/** Which of our addresses a browser asks at: one that is configured, or the public one. Passkeys are for its domain. */
export function siteOf({ publicUrl, sites }: Pick<Config, 'publicUrl' | 'sites'>, host: string | undefined): Site {
  const origin = sites.find((site) => new URL(site).host === host) ?? new URL(publicUrl).origin;
  return { origin, domain: new URL(origin).hostname };
}
