import type { SigningDocumentFragment } from '../../../generated/documents.ts';

/** What is read before a signature, in the order in which it is read. */
export const signingDocumentTypes = ['application', 'specimen_policy'] as const;
export type SigningDocumentType = (typeof signingDocumentTypes)[number];

export type SigningDocument = { readonly type: SigningDocumentType; readonly id: string; readonly isReady: boolean };

/** The newest version of each document, as far as it is there; versions come newest first. */
export function newestDocuments(documents: readonly SigningDocumentFragment[]): SigningDocument[] {
  return signingDocumentTypes.flatMap((type) => {
    const newest = documents.find(({ document_type }) => document_type === type);
    return newest ? [{ type, id: newest.document_id, isReady: newest.status === 'ready' }] : [];
  });
}

/** What a signature names, once all of it can be read; null before. */
export function readableDocuments(documents: readonly SigningDocument[]): string[] | null {
  const isWhole = documents.length === signingDocumentTypes.length && documents.every(({ isReady }) => isReady);
  return isWhole ? documents.map(({ id }) => id) : null;
}
