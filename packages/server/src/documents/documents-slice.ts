import type { Slice } from '../kernel/slice.ts';
import {
  declareOnEffectiveDateChanged,
  declareOnNextTermActivated,
  declareOnNextTermPaid,
  declareOnPolicyBound,
  declareOnPolicyEndorsed,
} from './on-policy-bound.ts';
import { keepOnProposalSigned } from './on-proposal-signed.ts';
import { renderOnPolicyOrganizationChanged } from './on-policy-organization-changed.ts';
import { proveOnPolicyCancelled } from './on-policy-cancelled.ts';
import { readDocumentAbilities } from './read-document-abilities.ts';
import { renderDocument } from './render-document.ts';

export const documentsSlice = {
  abilities: { quotes: readDocumentAbilities },
  handlers: [
    declareOnPolicyBound,
    declareOnNextTermPaid,
    declareOnNextTermActivated,
    declareOnPolicyEndorsed,
    declareOnEffectiveDateChanged,
    proveOnPolicyCancelled,
    keepOnProposalSigned,
    renderOnPolicyOrganizationChanged,
  ],
  jobs: (kernel) => ({ 'render-document': (task) => renderDocument(kernel, task) }),
} satisfies Slice;
