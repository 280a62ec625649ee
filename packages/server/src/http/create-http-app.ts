import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { OperationError, nothingHere } from '../kernel/errors.ts';
import { analyticsRoutes } from './routes/analytics-routes.ts';
import { authRoutes } from './sign-in/auth-routes.ts';
import { consentRoute } from './routes/consent-route.ts';
import { noteWrites } from './connections/after-write.ts';
import { createApp } from './create-app.ts';
import { documentRoute } from './files/document-route.ts';
import { commissionRoutes } from './files/commission-routes.ts';
import { exportRoutes } from './files/export-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { graphqlRoute } from './graphql/graphql-route.ts';
import { helpRoute } from './routes/help-route.ts';
import { errorListRoute } from './routes/error-list-route.ts';
import { errorReportsRoute } from './routes/error-reports-route.ts';
import type { HttpParts } from './http-parts.ts';
import { createIdentify } from './connections/identify.ts';
import { type LiveOptions, liveRoute } from './live/live-route.ts';
import { myDataRoutes } from './files/my-data-routes.ts';
import { outboxRoutes } from './routes/outbox-routes.ts';
import { logoRoute } from './routes/logo-route.ts';
import { partnerRoute } from './routes/partner-route.ts';
import { accountRoute, cardRoute, webhookRoute } from './routes/payment-routes.ts';
import { postWebhookRoute } from './routes/post-routes.ts';
import { telematicsRoutes } from './routes/telematics-routes.ts';
import { presenceRoute } from './live/presence-route.ts';
import { healthRoute, readinessRoute } from './routes/readiness-route.ts';
import { reportOfRoute } from './routes/report-of-route.ts';
import { watchRoutes } from './connections/served-methods.ts';
import { passkeyRoutes } from './sign-in/passkey-routes.ts';
import { secondFactorRoutes } from './sign-in/second-factor-routes.ts';
import { secondStepRoutes } from './sign-in/second-step-routes.ts';
import { organizationRoutes } from './sign-in/organization-routes.ts';
import { sessionRoutes } from './sign-in/session-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { signingDocumentRoute } from './files/signing-document-route.ts';
import { specimenRoute } from './files/specimen-route.ts';
import { unsubscribeRoute } from './routes/unsubscribe-route.ts';

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
  app.addHook('onRequest', (_request, reply, done) => {
    // Whoever kept the connection opens the next one to another process.
    if (parts.isEnding?.() === true) reply.header('connection', 'close');
    done();
  });
  noteWrites(app, parts);
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
  organizationRoutes(app, parts);
  partnerRoute(app, parts);
  logoRoute(app, parts);
  documentRoute(app, parts, identify);
  signingDocumentRoute(app, parts, identify);
  specimenRoute(app, parts);
  exportRoutes(app, parts, identify);
  commissionRoutes(app, parts, identify);
  myDataRoutes(app, parts, identify);
  await fileRoutes(app, parts, identify);
  await unsubscribeRoute(app, parts);
  cardRoute(app, parts);
  accountRoute(app, parts);
  await webhookRoute(app, parts);
  await postWebhookRoute(app, parts);
  await telematicsRoutes(app, parts);
  outboxRoutes(app, parts);
  errorReportsRoute(app, parts, identify);
  errorListRoute(app, parts, identify);
  consentRoute(app, parts);
  await analyticsRoutes(app, parts);
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/api/*',
    handler: async () => {
      throw new OperationError('not_found', nothingHere, { status: 404 });
    },
  });
  refuseOtherMethods();
  return app;
}
