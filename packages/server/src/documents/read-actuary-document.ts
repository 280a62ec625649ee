import { writeActuaryDocument } from '@roadworthy/core/documents/actuary-document.ts';
import type { Policy } from '@roadworthy/core/policies/policy.ts';
import { operation } from '../kernel/operation.ts';
import type { Work } from '../kernel/work.ts';
import { loadPolicy } from '../policies/policy-store.ts';
import { loadQuote } from '../quoting/quote-store.ts';
import { ratesFor } from '../quoting/pricing/rate-stored-quote.ts';
import { promotedBook } from '../rating/rate-books.ts';

async function written(work: Work, name: string, quoteId: string, policy: Policy | null) {
  const { quote } = await loadQuote(work, quoteId);
  const { raterVersionId } = quote;
  const book =
    raterVersionId === null ? (await ratesFor(work, quote)).book : await promotedBook(work.tx, raterVersionId);
  const document = writeActuaryDocument(name, { quote, book, policy });
  if (!document.ok) return document;
  return { document_name: name, provider_version: book.version, payload: document.event };
}

/** A write only in that it is kept who read. */
export const readQuoteActuaryDocument = operation({
  name: 'read_quote_actuary_document',
  permission: 'actuary_document:read',
  root: 'quote_id',
  example: { document_name: 'rating_response' },
  badInput: [{ input: { document_name: 'declarations' }, code: 'document_not_known', field: 'document_name' }],
  run: (work) => written(work, work.input.document_name, work.input.quote_id, null),
});

/** The same of a policy, by the rates that it was sold by. */
export const readPolicyActuaryDocument = operation({
  name: 'read_policy_actuary_document',
  permission: 'actuary_document:read',
  root: 'policy_id',
  example: { document_name: 'terms' },
  async run(work) {
    const { policy } = await loadPolicy(work, work.input.policy_id);
    return written(work, work.input.document_name, policy.currentQuoteId, policy);
  },
});
