import { Readable } from 'node:stream';
import { may } from '@roadworthy/core/identity/principal.ts';
import { partBytes } from '@roadworthy/core/files/vocabulary.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takePart } from '../../files/take-part.ts';
import { thumbnailOf } from '../../files/thumbnail.ts';
import { roleHeader } from '../../identity/resolve-principal.ts';
import { notFound, notPermitted, OperationError } from '../../kernel/errors.ts';
import { byteRange } from './byte-range.ts';
import type { HttpParts } from '../http-parts.ts';
import { type Identify, uuidParameter } from '../connections/identify.ts';
import { assertOwnPage } from '../connections/same-origin.ts';
import { saveAs } from './save-as.ts';
import { storageKeyOf } from '../../kernel/network/storage-key.ts';
import { visibleRow } from '../graphql/visible-row.ts';
import { words } from '@roadworthy/core/shared/words.ts';

const storedSql = `
  select organization_id, name, content_type, byte_size from files where file_id = $1::uuid and stored is not null`;
const uploadSql = 'select organization_id, user_id from files where file_id = $1::uuid';

// A browser shows these without running anything; all else is saved. (PDF too: no browser opens one in a sandbox.)
const shown = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif']);

/** A stored file that the caller may read at this moment. Throws `not_found`. */
async function readable(
  platform: HttpParts['platform'],
  identify: Identify,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const identified = await identify(request, reply);
  const id = uuidParameter(request, 'file_id');
  const isRoleNamed = request.headers[roleHeader] !== undefined;
  const [organizationId = null, name, type, size] = await visibleRow(
    platform,
    { identified, isRoleNamed },
    storedSql,
    id,
  );
  const key = await storageKeyOf(platform, 'files', id, organizationId);
  return { key, name, type: type ?? null, byteSize: Number(size) };
}

/** Nothing keeps what a file says, and nothing in it runs. */
const guarded = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox");

/** GET /api/v1/files/{file_id}/thumbnail: its picture made small, for whoever may read it; 404 where it is none. */
function thumbnailRoute(app: FastifyInstance, { platform }: HttpParts, identify: Identify): void {
  app.get('/api/v1/files/:file_id/thumbnail', async (request, reply) => {
    const jpeg = await thumbnailOf(platform, await readable(platform, identify, request, reply));
    if (jpeg === null) throw notFound();
    return guarded(reply).type('image/jpeg').header('content-disposition', 'inline').send(Buffer.from(jpeg));
  });
}

/** GET /api/v1/files/{file_id}: the bytes of a file, for whoever may read it at this moment; in ranges, too. */
function readRoute(app: FastifyInstance, { platform }: HttpParts, identify: Identify): void {
  app.get('/api/v1/files/:file_id', async (request, reply) => {
    const { key, name, type, byteSize: whole } = await readable(platform, identify, request, reply);
    const range = byteRange(request.headers.range, whole);
    const contentType = type ?? 'application/octet-stream';
    guarded(reply)
      .type(contentType)
      .header(
        'content-disposition',
        saveAs(name ?? 'file', contentType, shown.has(contentType) ? 'inline' : 'attachment'),
      )
      .header('accept-ranges', 'bytes');
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${whole}`).send();
    if (range) reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${whole}`);
    const length = range ? range.last - range.first + 1 : whole;
    // The framework reads an answer to HEAD to its end, so that one has no bytes.
    const stream = request.method === 'HEAD' ? Readable.from([]) : await platform.storage.open(key, range ?? undefined);
    if (stream === null) throw notFound();
    return reply.header('content-length', length).send(stream);
  });
}

/** What is kept in memory at once: so many parts, whoever sends them. */
const mostParts = 24;

/**
 * PUT /api/v1/files/{file_id}/parts/{part}: one part of an upload, from whoever began it. Who may is asked before the
 * bytes are read.
 */
async function partRoute(app: FastifyInstance, parts: HttpParts, identify: Identify): Promise<void> {
  const { platform } = parts;
  const organizations = new WeakMap<FastifyRequest, string>();
  let arriving = 0;

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    assertOwnPage(request, platform.config.publicUrl);
    const identified = await identify(request, reply);
    const { principal } = identified;
    const who = { identified, isRoleNamed: true };
    const [organizationId, userId] = await visibleRow(platform, who, uploadSql, uuidParameter(request, 'file_id'));
    if (!organizationId || userId !== principal.userId) throw notFound();
    // The parts of a photo that an inspection asked for come from customers, too, and those of evidence from whoever has
    // the link of a claim, those of a logo from who answers for an organization: none sees an upload of anybody else.
    if (!may(principal, ['file:write', 'inspection:upload', 'claim:attach', 'organization:write'])) {
      throw new OperationError('not_permitted', notPermitted('file:write').sentence, { status: 403 });
    }
    if (arriving >= mostParts) {
      reply.header('retry-after', '2');
      throw new OperationError(
        'too_many_uploads',
        words(
          'Many files are arriving. Try again in a moment.',
          'Beaucoup de fichiers arrivent. Réessayez dans un moment.',
        ),
        { status: 503 },
      );
    }
    organizations.set(request, organizationId);
    arriving += 1;
    reply.raw.once('close', () => (arriving -= 1));
  }

  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    raw.route({
      method: 'PUT',
      url: '/api/v1/files/:file_id/parts/:part',
      bodyLimit: partBytes,
      onRequest: admit,
      handler: async (request, reply) => {
        const { file_id: fileId = '', part = '' } = request.params as Record<string, string>;
        const organizationId = organizations.get(request);
        if (organizationId === undefined) throw notFound();
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        await takePart(platform, { organizationId, fileId, part: /^\d{1,4}$/.test(part) ? Number(part) : 0, bytes });
        return reply.code(204).send();
      },
    });
  });
}

/** The bytes of files: they come in parts and leave as streams. What they are for is said by operations. */
export async function fileRoutes(app: FastifyInstance, parts: HttpParts, identify: Identify): Promise<void> {
  readRoute(app, parts, identify);
  thumbnailRoute(app, parts, identify);
  await partRoute(app, parts, identify);
}
