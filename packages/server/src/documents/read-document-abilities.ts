import { decidePrepareProposal } from '@roadworthy/core/documents/prepare-proposal.ts';
import { decidePrepareDocuments } from '@roadworthy/core/quoting/signing/prepare-documents.ts';
import type { ReadAbilities } from '../kernel/slice.ts';
import { loadQuote } from '../quoting/quote-store.ts';

/** Which documents may be made about a quote. */
export const readDocumentAbilities: ReadAbilities = async (work, quoteId) => {
  const { quote } = await loadQuote(work, quoteId);
  return {
    prepare_documents: decidePrepareDocuments(quote, work.actor),
    prepare_proposal: decidePrepareProposal(quote, { providers: [] }, work.actor),
  };
};
