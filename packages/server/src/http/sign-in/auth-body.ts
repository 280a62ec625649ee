import { cleanFields } from '@roadworthy/core/shared/lists/field-kinds.ts';
import type { FastifyRequest } from 'fastify';

export type Body = Readonly<Record<string, unknown>>;

/** What a password is, and what browsers and links answer with, is what was sent. */
const cleaned: ReadonlySet<string> = new Set(['email', 'name', 'otp', 'code']);

/**
 * The body of a request as an object; empty for anything else. An address, a name and a code are cleaned as the arguments
 * of operations are.
 */
export function bodyOf({ body }: Pick<FastifyRequest, 'body'>): Body {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const pairs = Object.entries(body);
  return {
    ...Object.fromEntries(pairs),
    ...cleanFields(Object.fromEntries(pairs.filter(([name]) => cleaned.has(name)))),
  };
}
