import type { Slice } from '../kernel/slice.ts';
import { declareOnPolicyBound } from './on-policy-bound.ts';
import { prepareDocuments } from './prepare-documents.ts';
import { renderDocument } from './render-document.ts';

export const documentsSlice = {
  operations: [prepareDocuments],
  handlers: [declareOnPolicyBound],
  jobs: (kernel) => ({ 'render-document': (task) => renderDocument(kernel, task) }),
} satisfies Slice;
