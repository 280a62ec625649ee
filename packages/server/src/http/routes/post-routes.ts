import type { FastifyInstance } from 'fastify';
import { fromRefusal } from '../../kernel/errors.ts';
import { wakeLetter } from '../../notifications/post/follow-letters.ts';
import type { HttpParts } from '../http-parts.ts';

/**
 * POST /api/post/webhook: that something became of a letter, believed by its signature alone. It decides nothing: the
 * vendor is asked after the letter.
 */
export async function postWebhookRoute(app: FastifyInstance, { platform }: HttpParts): Promise<void> {
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    // The signature is over the bytes as they came.
    raw.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    raw.post('/api/post/webhook', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const decision = platform.post.verifyWebhook(request.headers, body);
      if (!decision.ok) {
        throw fromRefusal(decision.refusal, 400);
      }
      await wakeLetter(platform, decision.event.key);
      return reply.code(204).send();
    });
  });
}
