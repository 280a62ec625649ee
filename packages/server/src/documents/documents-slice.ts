import type { Slice } from '../kernel/slice.ts';
import { declareOnEffectiveDateChanged, declareOnPolicyBound, declareOnPolicyEndorsed } from './on-policy-bound.ts';
import { renderOnPolicyOrganizationChanged } from './on-policy-organization-changed.ts';
import { proveOnPolicyCancelled } from './on-policy-cancelled.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { preparePolicyDocument } from './prepare-policy-document.ts';
import { readPolicyActuaryDocument, readQuoteActuaryDocument } from './read-actuary-document.ts';
import { prepareProposal } from './prepare-proposal.ts';
import { readDocumentAbilities } from './read-document-abilities.ts';
import { quoteDocuments } from './read-quote-documents.ts';
import { renderDocument } from './render-document.ts';

export const documentsSlice = {
  operations: [
    prepareDocuments,
    prepareProposal,
    preparePolicyDocument,
    quoteDocuments,
    readQuoteActuaryDocument,
    readPolicyActuaryDocument,
  ],
  abilities: { quotes: readDocumentAbilities },
  handlers: [
    declareOnPolicyBound,
    declareOnPolicyEndorsed,
    declareOnEffectiveDateChanged,
    proveOnPolicyCancelled,
    renderOnPolicyOrganizationChanged,
  ],
  jobs: (kernel) => ({ 'render-document': (task) => renderDocument(kernel, task) }),
} satisfies Slice;
