import { bearerOf } from '@roadworthy/core/identity/principal.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Identified, sessionTokenOf } from '../../identity/resolve-principal.ts';
import { OperationError, cannotFindThat } from '../../kernel/errors.ts';
import { TooManyAttempts } from '../../kernel/operations/budget.ts';
import { networkOf } from '../../kernel/network/network.ts';
import type { HttpParts } from '../http-parts.ts';

/** Whom a request speaks for, found once a request and counted against that caller's budget. */
export type Identify = (request: FastifyRequest, reply: FastifyReply) => Promise<Identified>;

/** What one caller's requests are counted under: the person, the API key, the link, or else the network. */
function budgetKey({ identified, ip }: FastifyRequest): string {
  const bearer = identified ? bearerOf(identified.principal) : null;
  return bearer ?? `network ${networkOf(ip)}`;
}

/** A limit of its own, counted by key. What it gives throws `too_many_attempts` (429) past the limit. */
function limitBy(
  app: FastifyInstance,
  perMinute: number,
  keyGenerator: (request: FastifyRequest) => string,
): (request: FastifyRequest) => Promise<void> {
  const limit = app.createRateLimit({ max: perMinute, timeWindow: 60_000, keyGenerator });
  return async (request) => {
    const state = await limit(request);
    if (!state.isAllowed && state.isExceeded) throw new TooManyAttempts(state.ttlInSeconds);
  };
}

/** A limit for what takes longer than other requests, counted by caller, who has to be identified before. */
export const callerLimit = (app: FastifyInstance, perMinute: number): ((request: FastifyRequest) => Promise<void>) =>
  limitBy(app, perMinute, budgetKey);

/** A limit for a route that is worth abusing, counted by network. */
export const networkLimit = (app: FastifyInstance, perMinute: number): ((request: FastifyRequest) => Promise<void>) =>
  limitBy(app, perMinute, ({ ip }) => networkOf(ip));

/** Makes the function that every route asks. It throws OperationError, `too_many_attempts` past the budget among them. */
export function createIdentify(app: FastifyInstance, { identity, platform }: HttpParts): Identify {
  const budget = callerLimit(app, platform.config.requestsPerMinute);
  return async (request) => {
    try {
      request.identified ??= await identity.resolve({ headers: request.headers, ip: request.ip });
    } catch (error) {
      // Who is refused is nobody, and spends what the network has.
      await budget(request);
      throw error;
    }
    await budget(request);
    return request.identified;
  };
}

/** The signed session token that a request carries. */
export function sessionOf(request: FastifyRequest, { identity }: HttpParts): string | null {
  return sessionTokenOf(request.headers, identity.cookieName)?.signed ?? null;
}

/** An id in a path; anything else is not found. */
export function uuidParameter(request: FastifyRequest, name: string): string {
  const value = ownValue(request.params as Record<string, string>, name) ?? '';
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(value)) return value;
  throw new OperationError('not_found', cannotFindThat, { status: 404 });
}
