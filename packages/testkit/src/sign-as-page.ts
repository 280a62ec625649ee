import { renderDocument } from '@roadworthy/server/documents/render-document.ts';
import { eventHandlers } from '@roadworthy/server/registry.ts';
import type { Backend } from './backend.ts';
import type { Caller } from './caller.ts';
import { selectRows } from './select-rows.ts';

/** A quote and whoever signs it. */
export type Signing = { readonly quoteId: string; readonly customer: Caller };

/** What was there to read, as variables of `signDocument`. */
export type Read = { readonly id: string; readonly documents: readonly string[]; readonly text: string };

/** Renders what is pending of a quote's documents, by the handler of the job. */
export async function renderPending(backend: Backend, quoteId: string): Promise<void> {
  const { platform, layOut } = backend;
  const pending = await selectRows<{ document_id: string; organization_id: string }>(
    backend,
    "select document_id, organization_id from documents where quote_id = $1 and status = 'pending'",
    [quoteId],
  );
  for (const { document_id: documentId, organization_id: organizationId } of pending) {
    await renderDocument({ platform, handlers: eventHandlers }, { documentId, organizationId }, layOut);
  }
}

/** Has what is read before a signature made and rendered, and says what a signature names of it, as our page does. */
export async function readBeforeSigning(backend: Backend, { quoteId, customer }: Signing): Promise<Read> {
  const prepare = `mutation ($id: uuid!) {
    prepare_documents(quote_id: $id) { documents(order_by: [{ version: desc }]) { document_id document_type } }
  }`;
  type Prepared = { prepare_documents: { documents: { document_id: string; document_type: string }[] } };
  const { prepare_documents } = await customer.must<Prepared>(prepare, { id: quoteId });
  await renderPending(backend, quoteId);
  const newest = ['application', 'specimen_policy'].flatMap((type) => {
    const found = prepare_documents.documents.find(({ document_type }) => document_type === type);
    return found ? [found.document_id] : [];
  });
  const { signing_terms } = await customer.must<{ signing_terms: { e_consent_version: string } }>(
    'query ($id: uuid!) { signing_terms(quote_id: $id) { e_consent_version } }',
    { id: quoteId },
  );
  return { id: quoteId, documents: newest, text: signing_terms.e_consent_version };
}

/** What the signature on a quote names, or may name as long as nothing has changed. */
export async function readDocumentsOf(backend: Backend, quoteId: string): Promise<string[]> {
  const rows = await selectRows<{ document_id: string }>(
    backend,
    `select distinct on (document_type) document_id from documents
     where quote_id = $1 and document_type in ('application', 'specimen_policy') order by document_type, version desc`,
    [quoteId],
  );
  return rows.map(({ document_id }) => document_id);
}

export const signDocument = `mutation ($id: uuid!, $name: String!, $documents: [uuid!], $text: String, $version: Int) {
  sign_quote(
    quote_id: $id, signature: $name, consent: true, documents: $documents, e_consent_version: $text, version: $version
  ) { id }
}`;

/** Signs under a name after everything was read, as our page does. */
export async function signAsPage(backend: Backend, quote: Signing, name: string): Promise<void> {
  await quote.customer.must(signDocument, { ...(await readBeforeSigning(backend, quote)), name });
}
