import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { OperationError } from '../kernel/errors.ts';
import { authRoutes } from './auth-routes.ts';
import { createApp } from './create-app.ts';
import { documentRoute } from './document-route.ts';
import { graphqlRoute } from './graphql-route.ts';
import type { HttpParts } from './http-parts.ts';
import { createIdentify } from './identify.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { partnerRoute } from './partner-route.ts';
import { cardRoute, webhookRoute } from './payment-routes.ts';
import { readinessRoute } from './readiness-route.ts';

/** Our HTTP server with every route of the API; pages may be mounted behind it. */
export async function createHttpApp(parts: HttpParts): Promise<FastifyInstance> {
  const { config, log } = parts.platform;
  const app = await createApp(config, log);
  // JSON is the only language of the API.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  const identify = createIdentify(app, parts);
  readinessRoute(app, parts);
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
