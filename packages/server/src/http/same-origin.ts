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

/** Throws for another site's page, whose request names its origin or carries cookies; a program's does neither. */
export function assertOwnPage(request: FastifyRequest, publicUrl: string): void {
  const { origin, cookie } = request.headers;
  if (origin !== undefined || cookie !== undefined) assertSameOrigin(request, publicUrl);
}
