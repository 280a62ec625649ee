import { brand } from '@roadworthy/core/shared/site/brand.ts';
import { localeHosts } from '../../../locale/locale-hosts.ts';
import { securityText } from '../../../locale/security-text.ts';
import { siteOrigin } from '../../../locale/site-origin.ts';

export const dynamic = 'force-dynamic';

/** Whom to tell of a weakness (RFC 9116). */
export function GET(): Response {
  const { protocol, host } = siteOrigin(process.env, localeHosts(process.env));
  const body = securityText({ origin: `${protocol}://${host}`, email: brand.supportEmail, now: new Date() });
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
