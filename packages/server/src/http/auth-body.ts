import type { FastifyRequest } from 'fastify';

export type Body = Readonly<Record<string, unknown>>;

/** The body of a request as an object; empty for anything else. */
export function bodyOf({ body }: Pick<FastifyRequest, 'body'>): Body {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : {};
}
