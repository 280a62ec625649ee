import { principalOf, type Principal } from '@roadworthy/core/identity/principal.ts';
import type { FastifyInstance } from 'fastify';
import { principalOfAccount } from '../identity/account.ts';
import { type Identified, roleHeader } from '../identity/resolve-principal.ts';
import { askAs } from '../kernel/ask-as.ts';
import { claimsOf } from '../kernel/claims.ts';
import { notFound } from '../kernel/errors.ts';
import type { HttpParts } from './http-parts.ts';
import { type Identify, uuidParameter } from './identify.ts';

const visibleSql = `
  select organization_id, name, content_type from documents where document_id = $1::uuid and status = 'ready'`;
const placeSql = 'select storage_key from documents where document_id = $1::uuid';

// A plain link names no role: then every role that the person holds may find the document, the least first.
function principalsOf({ principal, account }: Identified, isRoleNamed: boolean): readonly Principal[] {
  if (account === null || isRoleNamed) return [principal];
  return account.roles.flatMap((role) => {
    const decision = principalOfAccount(account, role);
    return decision.ok ? [decision.event] : [];
  });
}

const endings: Readonly<Record<string, string>> = { 'application/pdf': '.pdf' };

/** The name of a file to save, with the ending of its type. */
export function fileName(name: string, contentType: string): string {
  const ending = endings[contentType] ?? '';
  return name.endsWith(ending) ? name : `${name}${ending}`;
}

/** The header that makes a browser save a file under a name, whatever letters it has (RFC 6266). */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escape)}`;
}

/** GET /api/documents/{document_id}: the bytes of a document whose row the caller may see. */
export function documentRoute(app: FastifyInstance, { platform }: HttpParts, identify: Identify): void {
  const { pools, clock, storage } = platform;

  async function visible(principals: readonly Principal[], id: string): Promise<readonly (string | null)[]> {
    for (const principal of principals) {
      const { role } = principal;
      // Some roles have no grant on the table at all, which says the same as seeing no row.
      const rows = await askAs(pools.reads, {
        role,
        claims: claimsOf(principal, clock),
        text: visibleSql,
        values: [id],
      }).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === '42501') return [];
        throw error;
      });
      if (rows[0] !== undefined) return rows[0];
    }
    throw notFound();
  }

  app.get('/api/documents/:document_id', async (request, reply) => {
    const identified = await identify(request, reply);
    const id = uuidParameter(request, 'document_id');
    const isRoleNamed = request.headers[roleHeader] !== undefined;
    const [organizationId, name, contentType] = await visible(principalsOf(identified, isRoleNamed), id);
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
      .header('content-disposition', attachment(fileName(name ?? 'document', type)))
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(Buffer.from(bytes));
  });
}
