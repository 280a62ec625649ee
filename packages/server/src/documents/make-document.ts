import { localeFor } from '@roadworthy/core/shared/sentence.ts';
import { say } from '../kernel/language.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { documentTypes, type DocumentType } from './document-types.ts';

export type MadeDocument = { readonly documentId: string; readonly version: number };

/**
 * Owes a policy the next version of a document, in the language of the risk: its row now, its file by the worker. What
 * was made before stays as it is. Two at once for one policy do not both commit.
 */
export async function makeDocument(work: Work, type: DocumentType, policyId: string): Promise<MadeDocument> {
  const { tx, organizationId } = work;
  const { policy } = await loadPolicy({ tx }, policyId);
  const { last } = await tx
    .selectFrom('documents')
    .select((documents) => documents.fn.max('version').as('last'))
    .where('policy_id', '=', policyId)
    .where('document_type', '=', type)
    .executeTakeFirstOrThrow();
  const version = (last ?? 0) + 1;
  const { document_id: documentId } = await tx
    .insertInto('documents')
    .values({
      organization_id: organizationId,
      quote_id: policy.currentQuoteId,
      policy_id: policyId,
      document_type: type,
      version,
      language: policy.language,
      name: say(localeFor(policy.language), documentTypes[type].name(policy)),
      created: work.now,
    })
    .returning('document_id')
    .executeTakeFirstOrThrow();
  await work.enqueue('render-document', { documentId, organizationId });
  return { documentId, version };
}
