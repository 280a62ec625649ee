import type { FastifyRequest } from 'fastify';
import { OperationError } from '../kernel/errors.ts';

/** Whether a browser says that one of our own pages sends the request. */
export function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const sent = new URL(origin);
  return sent.origin === new URL(publicUrl).origin || (sent.host !== '' && sent.host === host);
}

/** Throws `origin_not_allowed` (403) unless one of our own pages sends the request. */
export function assertSameOrigin(request: FastifyRequest, publicUrl: string): void {
  if (!isSameOrigin(request, publicUrl)) {
    throw new OperationError('origin_not_allowed', 'This request has to come from our own pages.', { status: 403 });
  }
}

const placeholder = 'http://here.invalid';

/** A path of our own to go back to; anything that could lead elsewhere becomes the fallback. */
export function safeReturnPath(given: unknown, fallback = '/'): string {
  if (typeof given !== 'string' || given.length > 2_000 || !/^\/(?![/\\])/.test(given)) return fallback;
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0020\\\u007f]/.test(given) || /^\/(?:%2f|%5c|%09|%0a|%0d)/i.test(given)) return fallback;
  if (!URL.canParse(given, placeholder)) return fallback;
  const url = new URL(given, placeholder);
  if (url.origin !== placeholder || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}
