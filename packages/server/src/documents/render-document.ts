import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import type { JobData } from '../kernel/jobs.ts';
import type { Kernel } from '../kernel/carry-out.ts';
import { inOrganization, systemRequest } from '../kernel/sweep.ts';
import type { Work } from '../kernel/work.ts';
import { gatherDeclarations } from './gather-declarations.ts';
import { renderDeclarations } from './render-pdf.ts';

type Task = JobData['render-document'];
type Unrendered = { readonly policyId: string; readonly declarations: Declarations };

/** What is still to be rendered; null when another attempt has done it. */
async function read(work: Work, { documentId }: Task): Promise<Unrendered | null> {
  const document = await work.tx
    .selectFrom('documents')
    .select(['status', 'policy_id'])
    .where('document_id', '=', documentId)
    .executeTakeFirstOrThrow();
  if (document.status === 'ready') return null;
  const policyId = document.policy_id;
  if (policyId === null) throw new Error('Declarations belong to a policy');
  return { policyId, declarations: await gatherDeclarations(work, policyId) };
}

/**
 * Renders a document and stores its file. Twice is as good as once: the same facts give the same bytes under the same
 * key, and the row is marked ready once. Throws when anything fails, so that the queue tries again.
 */
export async function renderDocument(kernel: Kernel, task: Task): Promise<void> {
  const { documentId, organizationId } = task;
  const request = systemRequest(`render:${documentId}`);
  const unrendered = await inOrganization(kernel, organizationId, request, (work) => read(work, task));
  if (unrendered === null) return;
  const bytes = await renderDeclarations(unrendered.declarations);
  const key = `organizations/${organizationId}/policies/${unrendered.policyId}/declarations-${documentId}.pdf`;
  const { sha256, size } = await kernel.platform.storage.put(key, bytes, 'application/pdf');
  await inOrganization(kernel, organizationId, request, async (work) => {
    const made = await work.tx
      .updateTable('documents')
      .set({ status: 'ready', storage_key: key, sha256, byte_size: size })
      .where('document_id', '=', documentId)
      .where('status', '<>', 'ready')
      .returning(['quote_id', 'policy_id', 'document_type', 'name'])
      .executeTakeFirst();
    if (!made) return;
    const { quote_id: quoteId, policy_id: policyId, document_type: documentType, name } = made;
    await work.publish({ type: 'document_made', quoteId, policyId, documentType, name });
  });
}
