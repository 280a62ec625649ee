'use client';
import { useRef, useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { request, type RequestOptions } from '../../../data/requests/request.ts';
import {
  BeginClaimUploadDocument,
  CreateClaimAttachmentDocument,
  FinishClaimUploadDocument,
  LoadFileStatusDocument,
} from '../../../generated/documents.ts';
import { sendPart } from '../../shared/upload/send-part.ts';
import { FileRefusedError, uploadFile, type UploadCalls } from '../../shared/upload/upload-file.ts';
import { digest, wait } from '../../shared/upload/wait-and-digest.ts';

/** A file on its way to a claim, as its row shows it. */
export type EvidenceUpload = {
  readonly key: string;
  readonly file: File;
  readonly keepsPosition: boolean;
  readonly sent: number;
  readonly phase: 'waiting' | 'sending' | 'failed';
  /** What the server says against it; empty where the way was blocked. */
  readonly message?: string | undefined;
  /** The calls of one upload keep what they have sent, so that it goes on where it stopped. */
  readonly calls: UploadCalls;
};

/** The calls of one upload: each has a key of its own, so that one whose answer was lost has its effect once. */
function callsFor(claimId: string, who: RequestOptions, keepsPosition: boolean): UploadCalls {
  const [beginning, finishing, attaching] = [newId(), newId(), newId()];
  const { signal } = new AbortController();
  return {
    wait,
    digest,
    begin: async (name, size) =>
      (
        await request(
          BeginClaimUploadDocument,
          { claim_id: claimId, name, size, keep_position: keepsPosition },
          { ...who, idempotencyKey: beginning },
        )
      ).begin_claim_upload.file_id,
    send: (url, part, bytes, onProgress) => sendPart({ url, part, bytes, onProgress, signal }, who),
    finish: async (file) =>
      (await request(FinishClaimUploadDocument, { file }, { ...who, idempotencyKey: finishing })).finish_claim_upload,
    statusOf: async (file) => (await request(LoadFileStatusDocument, { file }, who)).files_by_pk,
    async attach(name, url) {
      const variables = { claim_id: claimId, name, url };
      await request(CreateClaimAttachmentDocument, variables, { ...who, idempotencyKey: attaching });
    },
  };
}

/** The files that are being sent for a claim, one after another; each fails and is tried again by itself. */
export function useClaimUploads(claimId: string, who: RequestOptions, onStored: () => void) {
  const [rows, setRows] = useState<readonly EvidenceUpload[]>([]);
  const line = useRef(Promise.resolve());
  const change = (key: string, to: Partial<EvidenceUpload>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...to } : row)));
  const drop = (key: string) => setRows((all) => all.filter((row) => row.key !== key));

  async function send({ key, file, calls }: EvidenceUpload): Promise<void> {
    change(key, { phase: 'sending', message: undefined });
    try {
      await uploadFile(file, undefined, calls, (sent) => change(key, { sent }));
      drop(key);
      onStored();
    } catch (error) {
      const message = error instanceof FileRefusedError ? error.message : readableMessage(error);
      change(key, { phase: 'failed', message });
    }
  }
  const enqueue = (row: EvidenceUpload): void => {
    line.current = line.current.then(() => send(row));
  };
  return {
    rows,
    drop,
    add(files: readonly File[], keepsPosition: boolean): void {
      const added = files.map((file) => ({
        key: newId(),
        file,
        keepsPosition,
        sent: 0,
        phase: 'waiting' as const,
        calls: callsFor(claimId, who, keepsPosition),
      }));
      setRows((all) => [...all, ...added]);
      for (const row of added) enqueue(row);
    },
    again(row: EvidenceUpload): void {
      const fresh = { ...row, calls: callsFor(claimId, who, row.keepsPosition) };
      change(row.key, { phase: 'waiting', message: undefined, calls: fresh.calls });
      enqueue(fresh);
    },
  };
}
