import type { Fate } from '@roadworthy/core/accounts/plan-deletion.ts';
import { sql } from 'kysely';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { removeFile } from '../files/thumbnail.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
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

/**
 * Ends what could be charged of a person in this organization: theirs, and what their records were paid with or were to be.
 * Answers what the gateway has to forget yet.
 */
export async function endMethods(work: Work, userId: string, fates: readonly Fate[]): Promise<readonly string[]> {
  const own = (kind: Fate['kind']) =>
    fates.filter((fate) => fate.kind === kind && fate.organizationId === work.organizationId).map(({ id }) => id);
  const { rows } = await sql<{ id: string }>`
    update payment_methods m set ended = coalesce(ended, ${work.now})
    where forgotten is null and (user_id = ${userId}::uuid or quote_id = any (${own('quote')}::uuid[])
      or contract_id in (select p.contract_id from policies p where p.policy_id = any (${own('policy')}::uuid[])))
    returning payment_method_id as id`.execute(work.tx);
  return rows.map(({ id }) => id);
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
    with quote as (select quote_id from quotes where organization_id = ${organizationId} and erased is not null),
      policy as (select policy_id from policies where organization_id = ${organizationId} and erased is not null),
      claim as (select claim_id from claims where organization_id = ${organizationId} and erased is not null)
    select 'file' as kind, file_id as id, storage_key as key, upload from (
      select f.* from files f join quote using (quote_id)
      union select f.* from files f join policy using (policy_id)
      union select f.* from files f join claim using (claim_id)) f
    union all
    select 'document', document_id, storage_key, null from (
      select d.* from documents d join quote using (quote_id)
      union select d.* from documents d join policy using (policy_id)) d
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
    for (const { kind, key, upload } of left) {
      if (key === null) continue;
      if (upload !== null) await storage.abortUpload(key, upload);
      await (kind === 'file' ? removeFile(storage, key) : storage.remove(key));
    }
    const idsOf = (kind: Stored['kind']) => left.filter((one) => one.kind === kind).map(({ id }) => id);
    await inOrganization(kernel, organizationId, request, ({ tx }) =>
      sql`select forget_files(${idsOf('file')}::uuid[], ${idsOf('document')}::uuid[])`.execute(tx),
    );
  }
}
