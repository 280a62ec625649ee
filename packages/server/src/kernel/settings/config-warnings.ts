import type { Config } from './env.ts';

/** What a configuration that can be used still makes worse than whoever wrote it may know; each is told at the start. */
export function configWarnings({ nodeEnv, publicUrl, trustedProxies }: Config): readonly string[] {
  // We speak no TLS ourselves: somebody stands before us and ends it.
  const isBehindProxy = nodeEnv === 'production' && publicUrl.startsWith('https://');
  if (!isBehindProxy || trustedProxies.length > 0) return [];
  return [
    'PUBLIC_URL begins with https://, so a proxy answers for this server, but TRUSTED_PROXIES names none: all visitors ' +
      'look like one, and share one limit. Name the proxy’s address there.',
  ];
}
