import type { ReadDocument } from '@roadworthy/core/quoting/documents-read.ts';
import type { Work } from '../kernel/work.ts';

/** Those of the named documents that belong to a quote, as its signature may name them. */
export async function readDocuments(
  { tx }: Pick<Work, 'tx'>,
  quoteId: string,
  named: readonly string[],
): Promise<ReadDocument[]> {
  if (named.length === 0) return [];
  const rows = await tx
    .selectFrom('documents')
    .select(['document_id', 'document_type', 'version', 'sha256', 'made_from'])
    .select(({ selectFrom }) =>
      selectFrom('documents as later')
        .select((later) => later.fn.max('later.version').as('last'))
        .whereRef('later.quote_id', '=', 'documents.quote_id')
        .whereRef('later.document_type', '=', 'documents.document_type')
        .as('last'),
    )
    .where('quote_id', '=', quoteId)
    .where('document_id', 'in', [...named])
    .orderBy('document_type')
    .execute();
  return rows.map((row) => ({
    documentId: row.document_id,
    type: row.document_type,
    version: row.version,
    sha256: row.sha256,
    madeFrom: row.made_from,
    isNewest: row.version === row.last,
  }));
}
