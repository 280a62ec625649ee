import type { FastifyInstance } from 'fastify';
import { roleHeader } from '../../identity/resolve-principal.ts';
import { notFound } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';
import { type Identify, uuidParameter } from '../connections/identify.ts';
import { sendDocument } from './send-document.ts';
import { storageKeyOf } from '../../kernel/network/storage-key.ts';
import { visibleRow } from '../graphql/visible-row.ts';

const visibleSql = `
  select organization_id, name, content_type from documents where document_id = $1::uuid and status = 'ready'`;

/** GET /api/documents/{document_id}: the bytes of a document whose row the caller may see. */
export function documentRoute(app: FastifyInstance, { platform }: HttpParts, identify: Identify): void {
  app.get('/api/documents/:document_id', async (request, reply) => {
    const identified = await identify(request, reply);
    const id = uuidParameter(request, 'document_id');
    const isRoleNamed = request.headers[roleHeader] !== undefined;
    const [organizationId = null, name, contentType] = await visibleRow(
      platform,
      { identified, isRoleNamed },
      visibleSql,
      id,
    );
    const bytes = await platform.storage.get(await storageKeyOf(platform, 'documents', id, organizationId));
    if (bytes === null) throw notFound();
    return sendDocument(reply, { bytes, name, contentType });
  });
}
