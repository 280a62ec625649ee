'use client';
import { useRef, useState } from 'react';
import { newId } from '../../data/new-id.ts';
import { readableMessage } from '../../data/requests/request-error.ts';
import { request, type RequestOptions } from '../../data/requests/request.ts';
import { useSession } from '../../data/session/use-session.ts';
import {
  BeginUploadDocument,
  FinishUploadDocument,
  LoadFileStatusDocument,
  type UnfinishedFileFragment,
} from '../../generated/documents.ts';
import { fileDocuments, type FileRecord } from './file-record.ts';
import { sendPart } from '../shared/upload/send-part.ts';
import { FileRefusedError, sameUpload, uploadFile, type UploadCalls } from '../shared/upload/upload-file.ts';
import { digest, wait } from '../shared/upload/wait-and-digest.ts';

/** A file on its way, as its row shows it. */
export type UploadRow = {
  readonly key: string;
  readonly file: File;
  /** Whether the customer is to see it. */
  readonly visible: boolean;
  readonly sent: number;
  readonly phase: 'waiting' | 'sending' | 'failed';
  /** What the server says against it. */
  readonly message?: string | undefined;
  /** The same as a code, where it has one. */
  readonly problem?: string | null;
};

/** The uploads of this person to the record that stopped. */
type Unfinished = () => Promise<readonly UnfinishedFileFragment[]>;

/** Makes a stored file part of something; asked again after a lost answer under the same key. */
type Attach = (
  file: { readonly name: string; readonly url: string; readonly visible: boolean },
  options: RequestOptions,
) => Promise<unknown>;

/** The calls of one upload: each has a key of its own, so that one whose answer was lost has its effect once. */
function callsFor(
  { table, id }: FileRecord,
  heldRoles: readonly string[],
  { visible, attach }: { readonly visible: boolean; readonly attach: Attach },
): UploadCalls {
  const who = { kind: 'agent', heldRoles } as const;
  const [beginning, finishing, attaching] = [newId(), newId(), newId()];
  const { signal } = new AbortController();
  return {
    wait,
    digest,
    begin: async (name, size) =>
      (await request(BeginUploadDocument, { table, id, name, size }, { ...who, idempotencyKey: beginning }))
        .begin_upload.file_id,
    send: (url, part, bytes, onProgress) => sendPart({ url, part, bytes, onProgress, signal }, who),
    finish: async (file) =>
      (await request(FinishUploadDocument, { file }, { ...who, idempotencyKey: finishing })).finish_upload,
    statusOf: async (file) => (await request(LoadFileStatusDocument, { file }, who)).files_by_pk,
    async attach(name, url) {
      await attach({ name, url, visible }, { ...who, idempotencyKey: attaching });
    },
  };
}

/**
 * The files that are being sent to a record, one after another; each fails and is tried again by itself. What has a place
 * of its own at the record is put there by `attach`.
 */
export function useUploads(
  record: FileRecord,
  onStored: (name: string) => void,
  attach: Attach = (file, options) => request(fileDocuments[record.table].attach, { id: record.id, ...file }, options),
) {
  const heldRoles = useSession().data?.roles ?? [];
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const line = useRef(Promise.resolve());
  const change = (key: string, to: Partial<UploadRow>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...to } : row)));
  const drop = (key: string) => setRows((all) => all.filter((row) => row.key !== key));

  async function send({ key, file, visible }: UploadRow, unfinished: Unfinished) {
    change(key, { phase: 'sending', message: undefined });
    try {
      const known = sameUpload(file, await unfinished());
      await uploadFile(file, known, callsFor(record, heldRoles, { visible, attach }), (sent) => change(key, { sent }));
      drop(key);
      onStored(file.name);
    } catch (error) {
      const refused = error instanceof FileRefusedError ? error : null;
      const message = refused ? refused.message : readableMessage(error);
      change(key, { phase: 'failed', message, problem: refused?.code ?? null });
    }
    // What is read anew shows what arrived, and what stopped.
    await unfinished();
  }

  const enqueue = (row: UploadRow, unfinished: Unfinished) => {
    line.current = line.current.then(() => send(row, unfinished));
  };
  return {
    rows,
    drop,
    /** Puts files into the line; `unfinished` is asked when each one's turn comes. */
    add(files: readonly File[], visible: boolean, unfinished: Unfinished) {
      const added = files.map((file) => ({ key: newId(), file, visible, sent: 0, phase: 'waiting' as const }));
      setRows((all) => [...all, ...added]);
      for (const row of added) enqueue(row, unfinished);
    },
    again(row: UploadRow, unfinished: Unfinished) {
      change(row.key, { phase: 'waiting', message: undefined });
      enqueue(row, unfinished);
    },
  };
}
