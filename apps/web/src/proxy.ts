import { type NextRequest, NextResponse } from 'next/server';
import { alternateLinks } from './locale/alternate-links.ts';
import { splitLocale } from './locale/locale-path.ts';
import { readLocale } from '@roadworthy/core/shared/site/page-locales.ts';
import { localeCookie } from './locale/locales.ts';
import { localeHosts } from './locale/locale-hosts.ts';
import { isPublic, lostPageAt, mayBePage } from './locale/public-paths.ts';
import { routeLocale } from './locale/route-locale.ts';
import { siteOrigin } from './locale/site-origin.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Gives every page its locale before the pages see the request. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const host = request.headers.get('host') ?? '';
  const hosts = localeHosts(process.env);
  const answer = routeLocale({
    host,
    pathname,
    chosen: readLocale(request.cookies.get(localeCookie)?.value),
    languages: request.headers.get('accept-language') ?? '',
    hosts,
  });
  const protocol = request.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  const remember = (response: NextResponse): NextResponse => {
    const options = { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure: protocol === 'https' } as const;
    response.cookies.set(localeCookie, answer.locale, options);
    return response;
  };
  if ('moveTo' in answer) {
    const origin = `${protocol}://${answer.host ?? host}`;
    const response = NextResponse.redirect(new URL(`${answer.moveTo}${search}`, origin), 307);
    response.headers.set('cache-control', 'no-store');
    return remember(response);
  }
  const { path } = splitLocale(pathname);
  const requested = splitLocale(answer.show).path;
  const isLost = !mayBePage(requested, process.env['DEMO'] === 'true');
  const shown = isLost ? `/${answer.locale}${lostPageAt(requested)}` : answer.show;
  const response = NextResponse.rewrite(new URL(`${shown}${search}`, request.url), isLost ? { status: 404 } : {});
  const isSeenByAll = isPublic(path);
  // Next would let shared caches keep a page for a year, past the next deployment.
  response.headers.set('cache-control', isSeenByAll ? 'public, max-age=0, must-revalidate' : 'private, no-cache');
  if (isSeenByAll) {
    const origin = siteOrigin(process.env, hosts);
    response.headers.set('link', alternateLinks({ path, locale: answer.locale, hosts, ...origin }));
  }
  return answer.remember ? remember(response) : response;
}

// Files and the API have no locale.
export const config = { matcher: ['/((?!api/|_next/|dev/|healthz|readyz|.*\\.[a-z0-9]+$).*)'] };
