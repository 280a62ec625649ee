import { permissionsOf } from '@roadworthy/core/identity/role-permissions.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { OperationError } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';
import { type Identify, networkLimit } from '../connections/identify.ts';
import { assertSameOrigin } from '../connections/same-origin.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const bodyLimit = 16 * 1024;
const perMinute = 60;

/** What a page may say of a failure. Who is signed in is the session's to say, and anything more is refused. */
const reported = z.strictObject({
  source: z.enum(['data_call', 'page']),
  message: z.string().max(2_000),
  query: z.string().max(12_000).optional(),
  code: z.string().max(60).optional(),
  status: z.int().min(0).max(599).optional(),
  path: z.string().max(500),
});

/** POST /api/v1/errors: a page of ours tells of a failure; what is personal in it is taken out before it is kept. */
export function errorReportsRoute(app: FastifyInstance, { platform }: HttpParts, identify: Identify): void {
  const limit = networkLimit(app, perMinute);
  app.post('/api/v1/errors', { bodyLimit }, async (request, reply) => {
    await limit(request);
    assertSameOrigin(request, platform.config.publicUrl);
    const parsed = reported.safeParse(request.body);
    if (!parsed.success) {
      throw new OperationError(
        'report_malformed',
        words('This is no report of an error.', 'Ceci n’est pas un rapport d’erreur.'),
        { status: 400 },
      );
    }
    const { account } = await identify(request, reply);
    platform.errors.report({
      ...parsed.data,
      ...(account !== null && { userId: account.userId, permissions: permissionsOf(account.roles) }),
    });
    return reply.code(204).send();
  });
}
