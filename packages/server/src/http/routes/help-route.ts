import { answerBy, whoAnswers } from '@roadworthy/core/shared/time/office-hours.ts';
import type { FastifyInstance } from 'fastify';
import type { PresenceBoard } from '../../kernel/live/presence.ts';
import { platformOf } from '../platform-of.ts';
import type { HttpParts } from '../http-parts.ts';

/** GET /api/v1/help: who answers whoever writes now, and until when an answer comes by e-mail. Anybody may know. */
export function helpRoute(app: FastifyInstance, parts: HttpParts, board: PresenceBoard): void {
  const { clock } = parts.platform;
  app.get('/api/v1/help', async (_request, reply) => {
    const organizationId = await platformOf(parts);
    const there =
      organizationId === null ? [] : board.others({ table: 'enquiries', id: 'queue', organizationId }, null);
    const now = clock.now();
    reply.header('cache-control', 'no-store');
    return { who: whoAnswers(now, there.length > 0), answer_by: answerBy(now).toISOString() };
  });
}
