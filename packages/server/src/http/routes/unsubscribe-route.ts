import { randomUUID } from 'node:crypto';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { claimsOf } from '../../kernel/tokens/claims.ts';
import { notFound } from '../../kernel/errors.ts';
import { localeOf } from '../../kernel/language.ts';
import type { HttpParts } from '../http-parts.ts';

const document = 'mutation ($token: String!) { choose_by_letter(token: $token, wanted: false) { wanted } }';

const tokenOf = ({ query }: FastifyRequest): string => {
  const { token } = query as { readonly token?: unknown };
  return typeof token === 'string' ? token : '';
};

/**
 * POST /api/unsubscribe: a mail program switches off letters of a kind for its owner, in one step and without a page (RFC
 * 8058). It sends no cookie and a form that says nothing; the token in the address says it all. Opened as a page, the
 * address leads to the one that asks.
 */
export async function unsubscribeRoute(app: FastifyInstance, { platform }: HttpParts): Promise<void> {
  app.get('/api/unsubscribe', async (request, reply) => {
    const token = tokenOf(request);
    return reply.redirect(`/resume/letters?token=${encodeURIComponent(token)}`, 303);
  });
  await app.register(async (any) => {
    any.removeAllContentTypeParsers();
    any.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1_024 }, (_request, _body, done) => done(null, null));
    any.post('/api/unsubscribe', async (request, reply) => {
      const principal = principalOf('anonymous');
      const { body } = await platform.dataApi.execute({
        role: principal.role,
        claims: claimsOf(principal, platform.clock),
        query: document,
        variables: { token: tokenOf(request) },
        context: {
          requestId: randomUUID(),
          principal,
          locale: localeOf(request.headers['accept-language']),
          idempotencyKey: null,
          ip: request.ip,
          userAgent: 'mail program',
          answerHeaders: new Map(),
        },
      });
      const { errors = [] } = JSON.parse(body) as { readonly errors?: readonly unknown[] };
      if (errors.length > 0) throw notFound();
      return reply.code(200).send({ success: true });
    });
  });
}
