import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { logPlace } from '@roadworthy/db/replicas.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterHeader } from '../../kernel/after-header.ts';
import type { HttpParts } from '../http-parts.ts';
import { cookieAttributes } from '../sign-in/cookie-attributes.ts';

/** Longer than a standby may be behind: from then on each knows of it. */
const keptSeconds = 30;

/** What a request has to read at least: what its browser last did here, or what it was told of. */
export function afterOf({ headers, cookies }: FastifyRequest): string | null {
  const [told, done] = [headers[afterHeader], ownValue(cookies, afterHeader)].map((text) =>
    typeof text === 'string' && logPlace(text) !== null ? text : null,
  );
  if (!told || !done) return told ?? done ?? null;
  return (logPlace(told) ?? 0n) > (logPlace(done) ?? 0n) ? told : done;
}

/** Lets a browser read what it has just done, from whichever process and page. */
export function keepAfter(reply: FastifyReply, after: string | undefined, publicUrl: string): void {
  if (after === undefined) return;
  reply.setCookie(afterHeader, after, { ...cookieAttributes(publicUrl), maxAge: keptSeconds });
}

/** Where there are standbys, every other address at which something is done says how far a read has to have come. */
export function noteWrites(app: FastifyInstance, { platform: { replicas, config } }: HttpParts): void {
  if (replicas === null) return;
  app.addHook('onSend', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.url.startsWith('/api/v1/graphql');
    if (isRead || reply.statusCode >= 400) return;
    const after = await replicas.position();
    reply.header(afterHeader, after);
    keepAfter(reply, after, config.publicUrl);
  });
}
