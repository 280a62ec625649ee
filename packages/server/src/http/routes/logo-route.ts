import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../kernel/errors.ts';
import { storageKeyOf } from '../../kernel/network/storage-key.ts';
import { askAs } from '../../kernel/operations/ask-as.ts';
import { isUuid } from '../../kernel/operations/is-uuid.ts';
import type { HttpParts } from '../http-parts.ts';

const text = 'select organization_of_logo($1::uuid)';

/**
 * GET /api/logos/{file_id}.png: the logo of an organization or a partner, for anybody, since letters and the pages of
 * partners show it. A logo never changes: another one has another address.
 */
export function logoRoute(app: FastifyInstance, { platform }: Pick<HttpParts, 'platform'>): void {
  app.get<{ Params: { file: string } }>('/api/logos/:file', async ({ params, method }, reply) => {
    const id = params.file.replace(/\.png$/, '');
    if (!isUuid(id)) throw notFound();
    const [row] = await askAs(platform.pools.reads, { role: 'anonymous', text, values: [id] });
    const organizationId = row?.[0] ?? null;
    if (organizationId === null) throw notFound();
    const key = await storageKeyOf(platform, 'files', id, organizationId);
    // The framework reads an answer to HEAD to its end, so that one has no bytes.
    const stream = method === 'HEAD' ? Readable.from([]) : await platform.storage.open(key);
    if (stream === null) throw notFound();
    reply.removeHeader('cross-origin-resource-policy');
    return reply
      .type('image/png')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
      .send(stream);
  });
}
