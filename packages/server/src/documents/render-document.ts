import { logoAtAddress } from '@roadworthy/core/files/vocabulary.ts';
import { localeFor } from '@roadworthy/core/shared/text/sentence.ts';
import type { StoredObject } from '@roadworthy/providers/storage/port.ts';
import type { JobData } from '../kernel/jobs/jobs.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Kernel } from '../kernel/operations/carry-out.ts';
import { inOrganization, systemRequest } from '../kernel/jobs/scheduled-scan.ts';
import type { Work } from '../kernel/work.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { type ContentOf, documentTypes, type DocumentType } from './document-types.ts';
import { type LayOut, renderPdf } from './render-pdf.ts';

type Task = JobData['render-document'];
type Unrendered = {
  readonly type: DocumentType;
  readonly content: ContentOf<DocumentType>;
  readonly key: string;
  /** Where the logo of the organization lies; null where it sent none. */
  readonly logoKey: string | null;
};

/** What is still to be rendered; null when another attempt has done it. */
async function read(work: Work, { documentId, organizationId }: Task): Promise<Unrendered | null> {
  const document = await work.tx
    .selectFrom('documents')
    .select(['status', 'quote_id', 'policy_id', 'document_type', 'version', 'language', 'made_from', 'created'])
    .select(['compared_providers as compared', 'about_id as aboutId', 'visible'])
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  // A document that is not here went with its policy to another organization, where a job of its own renders it.
  if (!document || document.status !== 'pending') return null;
  const { quote_id: quoteId, policy_id: policyId, document_type: type, version, language, created: made } = document;
  const { compared, aboutId } = document;
  const kind = documentTypes[type];
  if (kind.about === 'quote') {
    // What it was to be made from is gone: the page asks for the next version, and nobody reads this one.
    const source = await kind.madeFrom(work, await loadQuote(work, quoteId), compared);
    if (source !== document.made_from) return markFailed(work, documentId);
  }
  const id = kind.about === 'quote' ? quoteId : policyId;
  if (id === null) throw new Error('A document about a policy belongs to one');
  const content = await kind.gather(work, { id, locale: localeFor(language), made, compared, aboutId });
  // A key of its own for each version: a file that somebody was given is never written over.
  const home = kind.about === 'quote' ? `quotes/${quoteId}` : `policies/${policyId}`;
  const key = `organizations/${organizationId}/${home}/${type}-${version}-${documentId}.pdf`;
  return { type, content, key, logoKey: await logoKeyOf(work, organizationId) };
}

export async function logoKeyOf({ tx }: Work, organizationId: string): Promise<string | null> {
  const { logo_url: address } = await tx
    .selectFrom('organizations')
    .select('logo_url')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  const fileId = address === null ? null : logoAtAddress(address);
  if (fileId === null) return null;
  const file = await tx.selectFrom('files').select('storage_key').where('file_id', '=', fileId).executeTakeFirst();
  return file?.storage_key ?? null;
}

/** The paper of an organization; null where it sent no logo. */
export async function letterheadOf({ storage }: Pick<Platform, 'storage'>, logoKey: string | null) {
  const logo = logoKey === null ? null : await storage.get(logoKey);
  return logo && { logo };
}

async function markFailed({ tx }: Work, documentId: string): Promise<null> {
  await tx.updateTable('documents').set({ status: 'failed' }).where('document_id', '=', documentId).execute();
  return null;
}

async function stands({ tx }: Work, documentId: string): Promise<boolean> {
  const rows = await tx.selectFrom('documents').select('document_id').where('document_id', '=', documentId).execute();
  return rows.length > 0;
}

/** The one place where a document becomes ready; says whether the document is still there. */
async function markReady(work: Work, documentId: string, key: string, file: StoredObject): Promise<boolean> {
  const made = await work.tx
    .updateTable('documents')
    .set({ status: 'ready', storage_key: key, sha256: file.sha256, byte_size: file.size })
    .where('document_id', '=', documentId)
    .where('status', '=', 'pending')
    .returning(['quote_id', 'policy_id', 'document_type', 'name'])
    .executeTakeFirst();
  if (!made) return stands(work, documentId);
  const { quote_id: quoteId, policy_id: policyId, document_type: documentType, name } = made;
  await work.publish({ type: 'document_made', quoteId, policyId, documentType, name });
  return true;
}

/**
 * Renders a document and stores its file. Twice is as good as once: the same facts give the same bytes under the same
 * key, and the row is marked ready once. Throws when anything fails, so that the queue tries again. Suites that read no
 * page have it laid out plainly.
 */
export async function renderDocument(kernel: Kernel, task: Task, layOut: LayOut = renderPdf): Promise<void> {
  const { documentId, organizationId } = task;
  const request = systemRequest(`render:${documentId}`);
  const unrendered = await inOrganization(kernel, organizationId, request, (work) => read(work, task));
  if (unrendered === null) return;
  const { type, content, key, logoKey } = unrendered;
  const bytes = await layOut(type, content, await letterheadOf(kernel.platform, logoKey));
  const file = await kernel.platform.storage.put(key, bytes, 'application/pdf');
  const isThere = await inOrganization(kernel, organizationId, request, (work) =>
    markReady(work, documentId, key, file),
  );
  // Its record was erased, or went to another organization, while it was laid out.
  if (!isThere) await kernel.platform.storage.remove(key);
}
