import { principalOf } from '@roadworthy/core/identity/principal.ts';
import type { FastifyInstance } from 'fastify';
import { roleHeader } from '../identity/resolve-principal.ts';
import { askAs } from '../kernel/ask-as.ts';
import { claimsOf } from '../kernel/claims.ts';
import { notFound } from '../kernel/errors.ts';
import type { HttpParts } from './http-parts.ts';
import { type Identify, uuidParameter } from './identify.ts';
import { saveAs } from './save-as.ts';
import { visibleRow } from './visible-row.ts';

const visibleSql = `
  select organization_id, name, content_type from documents where document_id = $1::uuid and status = 'ready'`;
const placeSql = 'select storage_key from documents where document_id = $1::uuid';

/** GET /api/documents/{document_id}: the bytes of a document whose row the caller may see. */
export function documentRoute(app: FastifyInstance, { platform }: HttpParts, identify: Identify): void {
  const { pools, clock, storage } = platform;

  app.get('/api/documents/:document_id', async (request, reply) => {
    const identified = await identify(request, reply);
    const id = uuidParameter(request, 'document_id');
    const isRoleNamed = request.headers[roleHeader] !== undefined;
    const [organizationId, name, contentType] = await visibleRow(platform, { identified, isRoleNamed }, visibleSql, id);
    const inside = { ...principalOf('system'), organizationId: organizationId ?? null };
    const [row] = await askAs(pools.operations, {
      role: 'operator',
      claims: claimsOf(inside, clock),
      text: placeSql,
      values: [id],
    });
    const bytes = row?.[0] ? await storage.get(row[0]) : null;
    if (bytes === null) throw notFound();
    const type = contentType ?? 'application/octet-stream';
    return reply
      .type(type)
      .header('content-disposition', saveAs(name ?? 'document', type))
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes));
  });
}
