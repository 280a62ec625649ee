import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { OperationError } from '../kernel/errors.ts';
import { answerError } from './answer-error.ts';
import { authRoutes } from './auth-routes.ts';
import { documentRoute } from './document-route.ts';
import './fastify-types.ts';
import { graphqlRoute } from './graphql-route.ts';
import { healthRoutes } from './health-routes.ts';
import type { HttpParts } from './http-parts.ts';
import { createIdentify } from './identify.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { partnerRoute } from './partner-route.ts';
import { cardRoute, webhookRoute } from './payment-routes.ts';
import { securityHeaders } from './security-headers.ts';

const bodyLimit = 256 * 1024;

/** Our HTTP server with every route of the API; pages may be mounted behind it. */
export async function createHttpApp(parts: HttpParts): Promise<FastifyInstance> {
  const { config, log } = parts.platform;
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
  app.setErrorHandler(answerError);
  // JSON is the only language of the API.
  app.removeContentTypeParser('text/plain');
  await app.register(helmet, securityHeaders(config.publicUrl));
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  writeLines(app);
  const identify = createIdentify(app, parts);
  healthRoutes(app, parts);
  graphqlRoute(app, parts, identify);
  authRoutes(app, parts);
  partnerRoute(app, parts);
  documentRoute(app, parts, identify);
  cardRoute(app, parts);
  await webhookRoute(app, parts);
  outboxRoutes(app, parts);
  app.all('/api/*', async () => {
    throw new OperationError('not_found', 'There is nothing at this address.', { status: 404 });
  });
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
