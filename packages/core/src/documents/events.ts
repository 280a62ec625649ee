/** The file of a document is there to be read. */
export type DocumentMade = {
  readonly type: 'document_made';
  readonly quoteId: string;
  readonly policyId: string | null;
  readonly documentType: string;
  readonly name: string;
};

export type DocumentsEvent = DocumentMade;
