import type { Fate } from '@roadworthy/core/accounts/plan-deletion.ts';
import { sql } from 'kysely';
import type { Kernel } from '../kernel/carry-out.ts';
import { inOrganization, systemRequest } from '../kernel/sweep.ts';
import type { Work } from '../kernel/work.ts';

const tables = {
  quote: ['quotes', 'quote_id', 'erase_quotes'],
  policy: ['policies', 'policy_id', 'erase_policies'],
  claim: ['claims', 'claim_id', 'erase_claims'],
} as const;

const kinds = ['quote', 'policy', 'claim'] as const;

/** Empties records of this organization of their person. */
export async function eraseRecords({ tx }: Work, kind: Fate['kind'], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`select ${sql.ref(tables[kind][2])}(${[...ids]}::uuid[])`.execute(tx);
}

/** Does to the records of one organization what a plan says: empties them, or writes down until when they are kept. */
export async function applyFates(work: Work, fates: readonly Fate[]): Promise<void> {
  const own = fates.filter(({ organizationId }) => organizationId === work.organizationId);
  for (const kind of kinds) {
    const ofKind = own.filter((fate) => fate.kind === kind);
    const [table, key] = tables[kind];
    for (const { id, until } of ofKind) {
      if (until === null) continue;
      // A link to a quote that somebody still has opens nothing any more.
      const closed = kind === 'policy' ? sql`` : sql`, token_version = token_version + 1`;
      await sql`update ${sql.table(table)} set kept_until = ${until}::date ${closed}
        where ${sql.ref(key)} = ${id}::uuid and kept_until is null`.execute(work.tx);
    }
    const emptied = ofKind.filter(({ until }) => until === null);
    await eraseRecords(
      work,
      kind,
      emptied.map(({ id }) => id),
    );
  }
}

type Stored = {
  readonly kind: 'file' | 'document';
  readonly id: string;
  readonly key: string | null;
  readonly upload: string | null;
};

/** Files and documents of this organization whose record was emptied, a hundred at a time. */
async function leftFiles({ tx, organizationId }: Work): Promise<readonly Stored[]> {
  const { rows } = await sql<Stored>`
    select 'file' as kind, f.file_id as id, f.storage_key as key, f.upload from files f
    where f.organization_id = ${organizationId} and (
      f.quote_id in (select quote_id from quotes where erased is not null)
      or f.policy_id in (select policy_id from policies where erased is not null)
      or f.claim_id in (select claim_id from claims where erased is not null))
    union all
    select 'document', d.document_id, d.storage_key, null from documents d
    where d.organization_id = ${organizationId} and (
      d.quote_id in (select quote_id from quotes where erased is not null)
      or d.policy_id in (select policy_id from policies where erased is not null))
    limit 100`.execute(tx);
  return rows;
}

/**
 * Removes the bytes of what was filed with emptied records of an organization, and then the rows that name them: a
 * process that dies in between finds the rows again. No transaction is open while the storage is asked.
 */
export async function forgetFiles(kernel: Kernel, organizationId: string): Promise<void> {
  const { storage } = kernel.platform;
  const request = systemRequest(`forget-files:${organizationId}`);
  for (;;) {
    const left = await inOrganization(kernel, organizationId, request, leftFiles);
    if (left.length === 0) return;
    for (const { key, upload } of left) {
      if (key === null) continue;
      if (upload !== null) await storage.abortUpload(key, upload);
      await storage.remove(key);
    }
    const idsOf = (kind: Stored['kind']) => left.filter((one) => one.kind === kind).map(({ id }) => id);
    await inOrganization(kernel, organizationId, request, ({ tx }) =>
      sql`select forget_files(${idsOf('file')}::uuid[], ${idsOf('document')}::uuid[])`.execute(tx),
    );
  }
}
