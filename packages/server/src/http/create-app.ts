import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../kernel/env.ts';
import type { Log } from '../kernel/log.ts';
import { answerError } from './answer-error.ts';
import './fastify-types.ts';
import { securityHeaders } from './security-headers.ts';

const bodyLimit = 256 * 1024;

/**
 * A server without routes: request ids, log lines, security headers, limits, and errors that tell nothing of us.
 * `report` hears of the errors that nobody expected.
 */
export async function createApp(
  config: Config,
  log: Log,
  report?: (error: Error, request: FastifyRequest) => void,
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
  });
  app.decorateRequest('identified', null);
  app.setErrorHandler<Error>((error, request, reply) => answerError(error, request, reply, report));
  await app.register(helmet, securityHeaders(config.publicUrl));
  writeLines(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}

// One line a request: the route's pattern instead of the address, which may carry a token.
function writeLines(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, identified } = request;
    const entry = { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    const role = identified?.principal.role;
    request.log[reply.statusCode >= 500 ? 'warn' : 'info']({ ...entry, ...(role ? { role } : {}) }, 'answered');
  });
}
