import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { OperationError } from '../kernel/errors.ts';
import { analyticsRoutes } from './analytics-routes.ts';
import { authRoutes } from './auth-routes.ts';
import { consentRoute } from './consent-route.ts';
import { createApp } from './create-app.ts';
import { documentRoute } from './document-route.ts';
import { exportRoutes } from './export-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { graphqlRoute } from './graphql-route.ts';
import { helpRoute } from './help-route.ts';
import { errorListRoute } from './error-list-route.ts';
import { errorReportsRoute } from './error-reports-route.ts';
import type { HttpParts } from './http-parts.ts';
import { createIdentify } from './identify.ts';
import { type LiveOptions, liveRoute } from './live-route.ts';
import { myDataRoutes } from './my-data-routes.ts';
import { outboxRoutes } from './outbox-routes.ts';
import { partnerRoute } from './partner-route.ts';
import { accountRoute, cardRoute, webhookRoute } from './payment-routes.ts';
import { presenceRoute } from './presence-route.ts';
import { healthRoute, readinessRoute } from './readiness-route.ts';
import { reportOfRoute } from './report-of-route.ts';
import { watchRoutes } from './served-methods.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { secondStepRoutes } from './second-step-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { signingDocumentRoute } from './signing-document-route.ts';
import { specimenRoute } from './specimen-route.ts';
import { unsubscribeRoute } from './unsubscribe-route.ts';

/** Our HTTP server with every route of the API; pages may be mounted behind it. */
export async function createHttpApp(parts: HttpParts, live: LiveOptions = {}): Promise<FastifyInstance> {
  const { config, log, errors } = parts.platform;
  const app = await createApp(config, log, (error, request) => errors.report(reportOfRoute(error, request)));
  // JSON is the only language of the API.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  const identify = createIdentify(app, parts);
  const refuseOtherMethods = watchRoutes(app);
  healthRoute(app);
  readinessRoute(app, parts);
  graphqlRoute(app, parts, identify);
  helpRoute(app, parts, presenceRoute(app, parts, identify, liveRoute(app, parts, identify, live)));
  // What is listed in these six is all that there is below /api/auth.
  signInRoutes(app, parts);
  secondStepRoutes(app, parts);
  secondFactorRoutes(app, parts);
  passkeyRoutes(app, parts);
  authRoutes(app, parts);
  sessionRoutes(app, parts);
  partnerRoute(app, parts);
  documentRoute(app, parts, identify);
  signingDocumentRoute(app, parts, identify);
  specimenRoute(app, parts);
  exportRoutes(app, parts, identify);
  myDataRoutes(app, parts, identify);
  await fileRoutes(app, parts, identify);
  await unsubscribeRoute(app, parts);
  cardRoute(app, parts);
  accountRoute(app, parts);
  await webhookRoute(app, parts);
  outboxRoutes(app, parts);
  errorReportsRoute(app, parts, identify);
  errorListRoute(app, parts, identify);
  consentRoute(app, parts);
  await analyticsRoutes(app, parts);
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/api/*',
    handler: async () => {
      throw new OperationError('not_found', 'There is nothing at this address.', { status: 404 });
    },
  });
  refuseOtherMethods();
  return app;
}
