import { bearerOf } from '@roadworthy/core/identity/principal.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Identified, sessionTokenOf } from '../identity/resolve-principal.ts';
import { networkOf, TooManyAttempts } from '../identity/attempt-limits.ts';
import { OperationError } from '../kernel/errors.ts';
import type { HttpParts } from './http-parts.ts';

/** Whom a request speaks for, found once a request and counted against that caller's budget. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Identified>;

/** What one caller's requests are counted under: the person, the API key, the link, or else the network. */
function budgetKey({ identified, ip }: FastifyRequest): string {
  const bearer = identified ? bearerOf(identified.principal) : null;
  return bearer ?? `network ${networkOf(ip)}`;
}

/** Makes the function that every route asks. It throws OperationError, `too_many_attempts` past the budget among them. */
export function createIdentify(app: FastifyInstance, { identity, platform }: HttpParts): Identify {
  const budget = app.createRateLimit({
    max: platform.config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: budgetKey,
  });
  return async (request) => {
    request.identified ??= await identity.resolve({ headers: request.headers, ip: request.ip });
    const state = await budget(request);
    if (!state.isAllowed && state.isExceeded) throw new TooManyAttempts(state.ttlInSeconds);
    return request.identified;
  };
}

/** The signed session token that a request carries. */
export function sessionOf(request: FastifyRequest, { identity }: HttpParts): string | null {
  return sessionTokenOf(request.headers, identity.cookieName)?.signed ?? null;
}

/** A limit of its own for a route that is worth abusing, counted by network. */
export function networkLimit(app: FastifyInstance, perMinute: number): (request: FastifyRequest) => Promise<void> {
  const limit = app.createRateLimit({ max: perMinute, timeWindow: 60_000, keyGenerator: ({ ip }) => networkOf(ip) });
  return async (request) => {
    const state = await limit(request);
    if (!state.isAllowed && state.isExceeded) throw new TooManyAttempts(state.ttlInSeconds);
  };
}

/** An id in a path; anything else is not found. */
export function uuidParameter(request: FastifyRequest, name: string): string {
  const value = (request.params as Record<string, string>)[name] ?? '';
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)) return value;
  throw new OperationError('not_found', 'We can’t find that.', { status: 404 });
}
