import type { Declarations } from '@roadworthy/core/documents/declarations.ts';
import type { JobData } from '../kernel/jobs.ts';
import type { Platform } from '../kernel/platform.ts';
import { inOrganization, systemRequest } from '../kernel/sweep.ts';
import { gatherDeclarations } from './gather-declarations.ts';
import { renderDeclarations } from './render-pdf.ts';

type Task = JobData['render-document'];
type Manuscript = { readonly policyId: string; readonly declarations: Declarations };

/** What is still to be rendered; null when another attempt has done it. */
async function read(platform: Platform, { documentId, organizationId }: Task): Promise<Manuscript | null> {
  const kernel = { platform, handlers: [] };
  return inOrganization(kernel, organizationId, systemRequest(`render:${documentId}`), async ({ tx }) => {
    const document = await tx
      .selectFrom('documents')
      .select(['status', 'policy_id'])
      .where('document_id', '=', documentId)
      .executeTakeFirstOrThrow();
    if (document.status === 'ready') return null;
    const policyId = document.policy_id;
    if (policyId === null) throw new Error('Declarations belong to a policy');
    return { policyId, declarations: await gatherDeclarations({ tx, secrets: platform.secrets }, policyId) };
  });
}

/**
 * Renders a document and stores its file. Twice is as good as once: the same facts give the same bytes under the same
 * key, and the row is marked ready once. Throws when anything fails, so that the queue tries again.
 */
export function renderDocument(platform: Platform): (task: Task) => Promise<void> {
  return async (task) => {
    const manuscript = await read(platform, task);
    if (manuscript === null) return;
    const { documentId, organizationId } = task;
    const bytes = await renderDeclarations(manuscript.declarations);
    const key = `organizations/${organizationId}/policies/${manuscript.policyId}/declarations-${documentId}.pdf`;
    const { sha256, size } = await platform.storage.put(key, bytes, 'application/pdf');
    const kernel = { platform, handlers: [] };
    await inOrganization(kernel, organizationId, systemRequest(`render:${documentId}`), ({ tx }) =>
      tx
        .updateTable('documents')
        .set({ status: 'ready', storage_key: key, sha256, byte_size: size })
        .where('document_id', '=', documentId)
        .where('status', '<>', 'ready')
        .execute(),
    );
  };
}
