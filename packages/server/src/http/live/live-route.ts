import { bearerOf, type Principal } from '@roadworthy/core/identity/principal.ts';
import { isCustomer } from '@roadworthy/core/identity/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveStreamLimits } from '../../kernel/settings/env.ts';
import { OperationError, notAvailable } from '../../kernel/errors.ts';
import { networkOf } from '../../kernel/network/network.ts';
import { createLiveHub, type LiveHub } from '../../kernel/live/live-hub.ts';
import type { HttpParts } from '../http-parts.ts';
import type { Identify } from '../connections/identify.ts';
import { createLiveStreams, type Listener, type LiveStream } from './live-streams.ts';
import { isSameOrigin, fromOwnPages } from '../connections/same-origin.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import type { Phrase } from '@roadworthy/core/shared/text/sentence.ts';

export type LiveOptions = {
  readonly pollMs?: number;
  readonly heartbeatMs?: number;
  /** How often it is looked at again who listens; what is known of a session may be 30 seconds old by then. */
  readonly lookMs?: number;
  readonly limits?: Partial<LiveStreamLimits>;
};

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // The connection carries nothing else, so that it ends with the stream.
  connection: 'close',
};

function refused(code: string, message: Phrase, status: number): OperationError {
  return new OperationError(code, message, { status });
}

/** A GET of the same origin names no origin in most browsers; they all say where it came from. */
function assertOwnPage(request: FastifyRequest, publicUrl: string): void {
  if (request.headers['sec-fetch-site'] === 'same-origin' || isSameOrigin(request, publicUrl)) return;
  throw refused('origin_not_allowed', fromOwnPages, 403);
}

function isSame(one: Principal, other: Principal): boolean {
  return (
    one.role === other.role &&
    one.userId === other.userId &&
    one.apiKeyId === other.apiKeyId &&
    one.organizationId === other.organizationId &&
    one.quoteId === other.quoteId &&
    one.claimId === other.claimId
  );
}

/** Whether a role is one that anybody may come to. */
const isOutside = (role: Principal['role']): boolean => isCustomer(role) || role === 'email';

/** GET /api/v1/live: server-sent events that say which rows changed of those that the caller may see, and nothing else. */
export function liveRoute(
  app: FastifyInstance,
  parts: HttpParts,
  identify: Identify,
  options: LiveOptions = {},
): LiveHub {
  const { pollMs = 250, heartbeatMs = 15_000, lookMs = 30_000, limits } = options;
  const { platform, identity } = parts;
  const hub = createLiveHub(platform, { pollMs });
  const streams = createLiveStreams({ ...platform.config.liveStreams, ...limits });
  let isClosing = false;

  async function isStill(principal: Principal, request: FastifyRequest): Promise<boolean> {
    const again = await identity.resolve({ headers: request.headers, ip: request.ip }).catch(() => null);
    return again !== null && isSame(again.principal, principal);
  }

  function open(request: FastifyRequest, reply: FastifyReply, principal: Principal, listener: Listener): void {
    reply.hijack();
    reply.raw.writeHead(200, { ...reply.getHeaders(), ...headers } as Record<string, string>);
    const beat = setInterval(() => stream.send(':\n\n'), heartbeatMs);
    const look = (): void => {
      void isStill(principal, request).then((still) => still || stream.end());
    };
    const looking = setInterval(look, lookMs);
    // Who is signed out, loses a role or goes on in another organization is told nothing more at once.
    const leaveIdentity = identity.onPersonChanged((userId) => {
      if (userId === null || userId === principal.userId) look();
    });
    const stream: LiveStream = streams.begin(reply.raw, listener, () => {
      clearInterval(beat);
      clearInterval(looking);
      leaveIdentity();
      leave();
    });
    const leave = hub.listen({
      principal,
      send: (message) => stream.send(`data: ${JSON.stringify(message)}\n\n`),
    });
    stream.send(':\n\n');
  }

  app.addHook('preClose', async () => {
    isClosing = true;
    hub.close();
    streams.endAll();
  });

  app.get('/api/v1/live', { exposeHeadRoute: false }, async (request, reply) => {
    const { principal, via } = await identify(request, reply);
    if (via === 'cookie') assertOwnPage(request, platform.config.publicUrl);
    const owner = bearerOf(principal);
    if (owner === null)
      throw refused(
        'not_signed_in',
        words('Sign in to be told of changes.', 'Connectez-vous pour être averti des changements.'),
        401,
      );
    const isStaff = principal.apiKeyId !== null || (principal.userId !== null && !isOutside(principal.role));
    const listener = { owner, isStaff, network: networkOf(request.ip) };
    if (isClosing || !streams.hasRoom(listener)) {
      reply.header('retry-after', '5');
      throw refused('unavailable', notAvailable, 503);
    }
    if (!streams.hasRoomFor(listener, principal.userId === null && principal.apiKeyId === null)) {
      reply.header('retry-after', '30');
      throw refused(
        'too_many_streams',
        words('You listen in too many places already.', 'Vous écoutez déjà à trop d’endroits.'),
        429,
      );
    }
    open(request, reply, principal, listener);
    return reply;
  });
  return hub;
}
