import { computedRead } from '../kernel/operation.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { quoteDocumentTypes } from './document-types.ts';
import { newestOfQuote } from './make-document.ts';

/** Which documents a quote has, and which of them say what they would say now. */
export const quoteDocuments = computedRead({
  name: 'quote_documents',
  permission: 'whoever_sees_it',
  root: 'quote_id',
  example: {},
  async run(work) {
    const stored = await loadQuote(work, work.input.quote_id);
    const answers = [];
    for (const type of quoteDocumentTypes) {
      const newest = await newestOfQuote(work, type, stored);
      const { document_id = null, version = null } = newest ?? {};
      answers.push({ document_type: type, document_id, version, outdated: newest !== null && !newest.isCurrent });
    }
    return answers;
  },
});
