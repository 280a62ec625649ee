'use client';
import type { Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../data/new-id.ts';
import { isReadAs } from '../../data/requests/query-keys.ts';
import { readableMessage } from '../../data/requests/request-error.ts';
import { request } from '../../data/requests/request.ts';
import { useSession } from '../../data/session/use-session.ts';
import {
  BeginInspectionPhotoDocument,
  FinishInspectionPhotoDocument,
  LoadFileStatusDocument,
} from '../../generated/documents.ts';
import { sendPart } from '../shared/upload/send-part.ts';
import { FileRefusedError, uploadFile, type UploadCalls } from '../shared/upload/upload-file.ts';
import { digest, wait } from '../shared/upload/wait-and-digest.ts';

/** A photograph on its way, or what is said against it. */
export type ShotUpload = { readonly sent: number; readonly size: number } | { readonly problem: string };

type Asking = { readonly kind: 'user' | 'agent'; readonly heldRoles: readonly string[] };

/** The calls of one photograph: each has a key of its own, so that one whose answer was lost has its effect once. */
function callsFor(id: string, shot: Shot, who: Asking): UploadCalls {
  const [beginning, finishing] = [newId(), newId()];
  const { signal } = new AbortController();
  return {
    wait,
    digest,
    begin: async (name, size) =>
      (
        await request(
          BeginInspectionPhotoDocument,
          {
            id,
            shot,
            name,
            size,
          },
          {
            ...who,
            idempotencyKey: beginning,
          },
        )
      ).begin_inspection_photo.file_id,
    send: (url, part, bytes, onProgress) =>
      sendPart(
        {
          url,
          part,
          bytes,
          onProgress,
          signal,
        },
        who,
      ),
    finish: async (file) =>
      (
        await request(
          FinishInspectionPhotoDocument,
          { file },
          {
            ...who,
            idempotencyKey: finishing,
          },
        )
      ).finish_inspection_photo,
    statusOf: async (file) => (await request(LoadFileStatusDocument, { file }, who)).files_by_pk,
    attach: () => Promise.resolve(),
  };
}

/** Sends the photographs of one inspection, each shot by itself; what is read anew afterwards shows them. */
export function useShotUpload(kind: 'user' | 'agent', inspectionId: string) {
  const heldRoles = useSession().data?.roles ?? [];
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Partial<Record<Shot, ShotUpload>>>({});
  const put = (shot: Shot, upload: ShotUpload | undefined) =>
    setUploads(({ [shot]: _former, ...others }) => (upload ? { ...others, [shot]: upload } : others));

  async function send(shot: Shot, file: File): Promise<void> {
    put(shot, { sent: 0, size: file.size });
    try {
      const calls = callsFor(inspectionId, shot, { kind, heldRoles });
      await uploadFile(file, undefined, calls, (sent) => put(shot, { sent, size: file.size }));
      await client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey, [kind]) });
      put(shot, undefined);
    } catch (error) {
      put(shot, { problem: (error instanceof FileRefusedError ? error.message : readableMessage(error)) || '–' });
    }
  }
  return { uploads, send };
}
