import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { compile } from '@fastify/proxy-addr';
import { configWarnings } from '../kernel/settings/config-warnings.ts';
import type { Config } from '../kernel/settings/env.ts';
import type { Log } from '../kernel/audit/log.ts';
import { answerError } from './graphql/answer-error.ts';
import { boundConnections, slowest } from './connections/bound-connections.ts';
import './fastify-types.ts';
import { assertReadable, pathOfTarget } from './graphql/readable-request.ts';
import { securityHeaders } from './connections/security-headers.ts';
import { knowEveryMethod } from './connections/served-methods.ts';
import { watchProxies } from './connections/watch-proxies.ts';
import { withinRequest } from '../kernel/telemetry/request-scope.ts';
import { watch, type WatchedOutcome, within } from '../kernel/telemetry/watched.ts';

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
  const always = await securityHeaders(config.publicUrl);
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request would take a twentieth of a small one; our lines name their request.
    childLoggerFactory: (logger) => logger,
    bodyLimit,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    requestTimeout: slowest.request,
    connectionTimeout: slowest.silence,
    http: { headersTimeout: slowest.head, connectionsCheckingInterval: slowest.check },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '' }) => pathOfTarget(url),
    // An address that cannot be read is answered before any hook.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply.headers(always)),
    genReqId: ({ headers }) => {
      const provided = headers['x-request-id'];
      return typeof provided === 'string' && /^[\w-]{8,64}$/.test(provided) ? provided : randomUUID();
    },
  });
  app.decorateRequest('identified', null);
  app.decorateRequest('watched', null);
  app.setErrorHandler<Error>((error, request, reply) => answerError(error, request, reply, report));
  writeHeaders(app, always);
  writeLines(app, log);
  knowEveryMethod(app);
  const isProxy = compile([...config.trustedProxies]);
  boundConnections(app.server, config, (address) => isProxy(address, 0));
  for (const warning of configWarnings(config)) log.warn(warning);
  watchProxies(app, log);
  return app;
}

// Hooks without promises: each of those would take a turn of its own in every request.
function writeHeaders(app: FastifyInstance, always: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(always);
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    assertReadable(request);
    request.watched = watch('request', `${request.method} ${request.routeOptions.url ?? 'none'}`);
    within(request.watched, () => withinRequest(request.id, done));
  });
}

function outcomeOf(status: number): WatchedOutcome {
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'done';
}

// One line a request: the route's pattern instead of the address, which may carry a token.
function writeLines(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.watched?.end(outcomeOf(reply.statusCode));
    const level = reply.statusCode >= 500 ? 'warn' : 'info';
    if (log.isLevelEnabled(level)) {
      const { method, routeOptions, identified } = request;
      const role = identified?.principal.role;
      const facts = { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
      log[level]({ reqId: request.id, ...facts, ...(role ? { role } : {}) }, 'answered');
    }
    done();
  });
}
