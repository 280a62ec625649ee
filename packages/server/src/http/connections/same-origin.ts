import type { FastifyRequest } from 'fastify';
import { OperationError } from '../../kernel/errors.ts';
import { words } from '@roadworthy/core/shared/words.ts';

export const fromOwnPages = words(
  'This request has to come from our own pages.',
  'Cette requête doit venir de nos propres pages.',
);

/** Whether a browser says that one of our own pages sends the request. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  return isOurs(request.headers.origin, request.headers.host, publicUrl);
}

function isOurs(address: string | undefined, host: string | undefined, publicUrl: string): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const [sent, site] = [new URL(address), new URL(publicUrl)];
  if (sent.origin === site.origin) return true;
  // Our other domains, and a demo under whatever name it is reached. Anybody on the way may write a page that came plain.
  return sent.host !== '' && sent.host === host && (sent.protocol === 'https:' || site.protocol === 'http:');
}

/**
 * Whether a navigation begins on one of our own pages, or with the person: an address typed or a bookmark. A browser
 * that does not say where it came from is believed by the page that it names.
 */
export function isOwnNavigation(request: FastifyRequest, publicUrl: string): boolean {
  const { 'sec-fetch-site': from, origin, referer, host } = request.headers;
  if (from !== undefined) return from === 'same-origin' || from === 'none';
  return isOurs(origin ?? referer, host, publicUrl);
}

/** Throws `origin_not_allowed` (403) unless one of our own pages sends the request. */
export function assertSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (!isSameOrigin(request, publicUrl)) {
    throw new OperationError('origin_not_allowed', fromOwnPages, { status: 403 });
  }
}

/** Throws for another site's page, whose request names its origin or carries cookies; a program's does neither. */
export function assertOwnPage(request: FastifyRequest, publicUrl: string): void {
  const { origin, cookie } = request.headers;
  if (origin !== undefined || cookie !== undefined) assertSameOrigin(request, publicUrl);
}
