import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { principalOf } from '@roadworthy/core/identity/principal.ts';
import { documentEntries } from '../../accounts/my-documents.ts';
import { zipOf } from '../../files/zip.ts';
import { notFound, OperationError, sessionEnded } from '../../kernel/errors.ts';
import { storageKeyOf } from '../../kernel/network/storage-key.ts';
import type { HttpParts } from '../http-parts.ts';
import { callerLimit, type Identify, uuidParameter } from '../connections/identify.ts';
import { saveAs } from './save-as.ts';
import { visibleRow } from '../graphql/visible-row.ts';

const writtenSql = `
  select organization_id, byte_size, to_char(finished, 'YYYY-MM-DD') from personal_exports
  where personal_export_id = $1::uuid and status = 'done' and removed is null and expires > app_now()`;

const zip = 'application/zip';

/** What a customer takes along: what was written about them, and all of their documents in one file. */
export function myDataRoutes(app: FastifyInstance, { platform }: HttpParts, identify: Identify): void {
  const limit = callerLimit(app, 12);

  app.get('/api/v1/my-data/:personal_export_id', async (request, reply) => {
    const identified = await identify(request, reply);
    const id = uuidParameter(request, 'personal_export_id');
    const who = { identified, isRoleNamed: false };
    const [organizationId = null, size, day] = await visibleRow(platform, who, writtenSql, id);
    const key = await storageKeyOf(platform, 'personal_exports', id, organizationId);
    // The framework reads an answer to HEAD to its end, so that one has no bytes.
    const stream = request.method === 'HEAD' ? Readable.from([]) : await platform.storage.open(key);
    if (stream === null) throw notFound();
    return reply
      .type(zip)
      .header('content-disposition', saveAs(`my-data-${day ?? ''}.zip`, zip))
      .header('cache-control', 'private, no-store')
      .header('content-length', Number(size))
      .send(stream);
  });

  app.get('/api/v1/my-documents', async (request, reply) => {
    const { account } = await identify(request, reply);
    await limit(request);
    if (account === null) {
      throw new OperationError('not_signed_in', sessionEnded, { status: 401 });
    }
    const entries = await documentEntries(platform, principalOf('global:user', { userId: account.userId }));
    if (entries.length === 0) throw notFound();
    const stream = request.method === 'HEAD' ? Readable.from([]) : zipOf(entries);
    return reply
      .type(zip)
      .header('content-disposition', saveAs('documents.zip', zip))
      .header('cache-control', 'private, no-store')
      .send(stream);
  });
}
