import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../kernel/errors.ts';
import type { HttpParts } from '../http-parts.ts';
import { type Identify, uuidParameter } from '../connections/identify.ts';
import { saveAs } from './save-as.ts';
import { storageKeyOf } from '../../kernel/network/storage-key.ts';
import { visibleRow } from '../graphql/visible-row.ts';

const writtenSql = `
  select organization_id, file_name, byte_size from export_runs
  where export_run_id = $1::uuid and status = 'done' and removed is null and expires > app_now()`;

/** GET /api/v1/exports/{export_run_id}: a list that was written as a file, for whoever asked for it, until it ends. */
export function exportRoutes(app: FastifyInstance, { platform }: HttpParts, identify: Identify): void {
  app.get('/api/v1/exports/:export_run_id', async (request, reply) => {
    const identified = await identify(request, reply);
    const id = uuidParameter(request, 'export_run_id');
    const [organizationId = null, name, size] = await visibleRow(
      platform,
      { identified, isRoleNamed: false },
      writtenSql,
      id,
    );
    const key = await storageKeyOf(platform, 'export_runs', id, organizationId);
    // The framework reads an answer to HEAD to its end, so that one has no bytes.
    const stream = request.method === 'HEAD' ? Readable.from([]) : await platform.storage.open(key);
    if (stream === null) throw notFound();
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', saveAs(`${name ?? 'export'}.csv`, 'text/csv'))
      .header('cache-control', 'private, no-store')
      .header('content-length', Number(size))
      .send(stream);
  });
}
