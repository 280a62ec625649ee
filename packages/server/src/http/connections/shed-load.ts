import { queueDelay } from '@roadworthy/db/queue-delay.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { OperationError, overloaded } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';

/** For how many milliseconds what is asked may have to wait before its turn comes: longer, and it is refused at once. */
export const patience = { read: 1_000, operation: 3_000 } as const;

const lookMs = 500;
const resolutionMs = 20;
/** Refused callers come back spread over some seconds, and not together. */
const comeAgain = { soonest: 2, latest: 6 };

/**
 * How late this process is with everything, in milliseconds: the lesser mean of its last two half seconds, so that one
 * long piece of work is no crowd.
 */
function watchLoop(app: FastifyInstance): () => number {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  let [before, latest] = [0, 0];
  const look = setInterval(() => {
    // The histogram counts its own pause between two looks as well; of nothing the mean is no number.
    [before, latest] = [latest, Math.max(0, histogram.mean / 1e6 - resolutionMs) || 0];
    histogram.reset();
  }, lookMs);
  look.unref();
  app.addHook('onClose', async () => {
    clearInterval(look);
    histogram.disable();
  });
  return () => Math.min(before, latest);
}

/** What a request asks for is told from its text: whoever dresses a read up as more gains two seconds of waiting. */
function kindOf({ body, headers }: FastifyRequest): 'read' | 'operation' | 'money' {
  if (headers['idempotency-key'] !== undefined) return 'money';
  const isOperation = [body].flat().some((one: unknown) => {
    const query = typeof one === 'object' && one !== null && 'query' in one ? one.query : null;
    return typeof query === 'string' && query.trimStart().startsWith('mutation');
  });
  return isOperation ? 'operation' : 'read';
}

/**
 * Refuses at once, with 503 and Retry-After, what would wait for long before anybody works on it: reads first, then
 * operations; what moves money or cover, which carries a key, waits its turn as long as anything is waited for. What is let
 * in is answered as quickly as ever, and whoever is refused knows at once.
 */
export function shedLoad(
  app: FastifyInstance,
  { platform: { pools, replicas, log } }: HttpParts,
): (request: FastifyRequest, reply: FastifyReply) => void {
  const readPools = [pools.reads, ...(replicas?.pools ?? [])];
  const loopDelay = watchLoop(app);
  let [refused, warnedAt] = [0, -Infinity];

  function warn(delayMs: number): void {
    refused += 1;
    if (performance.now() - warnedAt < 10_000) return;
    log.warn(
      { refused, delayMs: Math.round(delayMs) },
      'requests are refused, since more is asked than can be answered',
    );
    [refused, warnedAt] = [0, performance.now()];
  }

  return (request, reply) => {
    const kind = kindOf(request);
    if (kind === 'money') return;
    const delayMs = loopDelay() + queueDelay(kind === 'read' ? readPools : [pools.operations]);
    if (delayMs <= patience[kind]) return;
    warn(delayMs);
    reply.header('retry-after', String(randomInt(comeAgain.soonest, comeAgain.latest + 1)));
    throw new OperationError('unavailable', overloaded, { status: 503 });
  };
}
