import { agents } from '@roadworthy/core/identity/role-groups.ts';
import { decidePrepareDocuments } from '@roadworthy/core/quoting/signing/prepare-documents.ts';
import { permissionFor } from '@roadworthy/core/quoting/transitions.ts';
import { operation } from '../kernel/operation.ts';
import { lockQuote } from '../quoting/quote-store.ts';
import { signingDocumentTypes } from './document-types.ts';
import { makeQuoteDocument } from './make-document.ts';

export const prepareDocuments = operation({
  name: 'prepare_documents',
  permission: permissionFor('bind_quote'),
  root: 'quote_id',
  example: {},
  statuses: {
    open: { to: 'open' },
    agent_approved: { to: 'agent_approved' },
    agent_required: { to: 'agent_required', roles: agents },
  },
  async run(work) {
    const { quote_id } = work.input;
    const stored = await lockQuote(work, quote_id);
    const decision = decidePrepareDocuments(stored.quote, work.actor);
    if (!decision.ok) return decision;
    for (const type of signingDocumentTypes) await makeQuoteDocument(work, type, stored);
    return { quote_id };
  },
});
