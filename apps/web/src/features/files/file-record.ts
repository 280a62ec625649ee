import {
  AttachClaimFileDocument,
  CreatePolicyAttachmentDocument,
  CreateQuoteAttachmentDocument,
  LoadClaimFilesDocument,
  LoadPolicyFilesDocument,
  type LoadQuoteFilesQuery,
  LoadQuoteFilesDocument,
} from '../../generated/documents.ts';

/** A record that holds files, and the documents that read and write them. */
export const fileDocuments = {
  quotes: { load: LoadQuoteFilesDocument, attach: CreateQuoteAttachmentDocument },
  policies: { load: LoadPolicyFilesDocument, attach: CreatePolicyAttachmentDocument },
  claims: { load: LoadClaimFilesDocument, attach: AttachClaimFileDocument },
} as const;

export type FileRecord = { readonly table: keyof typeof fileDocuments; readonly id: string };

/** What is known of a record's files; the same for every kind of record. */
export type RecordFiles = LoadQuoteFilesQuery;
export type Attachment = RecordFiles['attachments'][number];
