import { telematicsProviderOf } from '@roadworthy/core/incidents/vocabulary.ts';
import { refuse } from '@roadworthy/core/shared/decision.ts';
import { forPrograms } from '@roadworthy/core/shared/words.ts';
import type { FastifyInstance } from 'fastify';
import { IntakeFullError, openIntake } from '../../incidents/devices/intake.ts';
import { fromRefusal } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';

/** The largest message that any of them sends. */
const bodyLimit = 1_048_576;

/**
 * POST /api/telematics/{provider}: what a provider of devices pushes. It is answered when what it says is written, and may
 * come again: a provider that hears nothing sends it anew. What nobody here can read is theirs all the same, and kept.
 */
export async function telematicsRoutes(app: FastifyInstance, { platform }: HttpParts): Promise<void> {
  const intake = openIntake(platform);
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    // Signatures are over the bytes as they came.
    raw.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
    raw.post<{ Params: { provider: string } }>('/api/telematics/:provider', { bodyLimit }, async (request, reply) => {
      const provider = telematicsProviderOf(request.params.provider);
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const decision = provider
        ? platform.telematics.receive(provider, request.headers, body)
        : refuse('provider_unknown', forPrograms('Nobody pushes under this name.'));
      if (!decision.ok) {
        const isUnknown = decision.refusal.code === 'provider_unknown';
        throw fromRefusal(decision.refusal, isUnknown ? 404 : 401);
      }
      if (!provider) return reply.code(404).send();
      try {
        await intake.take({ provider, message: decision.event, raw: body });
      } catch (error) {
        if (!(error instanceof IntakeFullError)) throw error;
        return reply.code(503).header('retry-after', '5').send({});
      }
      // Never a field of the name `authorization`: one of them would take it for its new key.
      return reply.code(200).send(decision.event.answer);
    });
  });
}
