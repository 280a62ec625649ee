import type { Principal } from '@roadworthy/core/identity/principal.ts';
import { ownValue } from '@roadworthy/core/shared/text/own-value.ts';
import { askAs } from '../kernel/operations/ask-as.ts';
import { claimsOf } from '../kernel/tokens/claims.ts';
import type { Platform } from '../kernel/platform.ts';
import { storageKeyOf } from '../kernel/network/storage-key.ts';
import type { ZipEntry } from '../files/zip.ts';

const documentsSql = `
  select d.document_id, d.organization_id, coalesce(p.policy_number, left(d.quote_id::text, 8)), d.name, d.version,
    extract(epoch from d.created)
  from documents d left join policies p on p.policy_id = d.policy_id
  where d.status = 'ready' order by d.created, d.document_id`;

const filesSql = `
  select file_id, organization_id, name, extract(epoch from created), content_type from files
  where stored is not null order by created, file_id`;

type From = Pick<Platform, 'pools' | 'clock' | 'storage'>;

const ending: Readonly<Record<string, string>> = { 'application/pdf': '.pdf', 'image/jpeg': '.jpg' };
const named = (name: string, suffix: string): string =>
  suffix !== '' && name.toLowerCase().endsWith(suffix) ? name : `${name}${suffix}`;

/** The documents that a customer sees, as files of an archive: one folder for each policy or quote. */
export async function documentEntries(from: From, principal: Principal): Promise<readonly ZipEntry[]> {
  const question = { role: principal.role, claims: claimsOf(principal, from.clock), text: documentsSql };
  const rows = await askAs(from.pools.reads, question);
  return rows.map(([id, organizationId, record, name, version, created]) => ({
    name: `${record ?? ''}/${named(`${name ?? 'document'} ${version ?? 1}`, '.pdf')}`,
    at: new Date(Number(created) * 1000),
    open: async () => from.storage.open(await storageKeyOf(from, 'documents', id ?? '', organizationId ?? null)),
  }));
}

/** The files that a customer sees, of what was sent about their quotes, policies and claims. */
export async function fileEntries(from: From, principal: Principal): Promise<readonly ZipEntry[]> {
  const question = { role: principal.role, claims: claimsOf(principal, from.clock), text: filesSql };
  const rows = await askAs(from.pools.reads, question);
  return rows.map(([id, organizationId, name, created, type]) => ({
    name: named(name ?? 'file', ownValue(ending, type ?? '') ?? ''),
    at: new Date(Number(created) * 1000),
    open: async () => from.storage.open(await storageKeyOf(from, 'files', id ?? '', organizationId ?? null)),
  }));
}
