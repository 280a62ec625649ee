'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { isReadAs, queryKeys } from '../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { useSession } from '../../../data/session/use-session.ts';
import {
  BeginAgentPhotoDocument,
  FinishAgentPhotoDocument,
  LoadFileStatusDocument,
} from '../../../generated/documents.ts';
import { sendPart } from '../../shared/upload/send-part.ts';
import { FileRefusedError, uploadFile, type UploadCalls } from '../../shared/upload/upload-file.ts';
import { digest, wait } from '../../shared/upload/wait-and-digest.ts';

/** A picture on its way, or what is said against it. */
export type PhotoUpload = { readonly percent: number } | { readonly problem: string };

/** The calls of one picture: each has a key of its own, so that one whose answer was lost has its effect once. */
function callsFor(heldRoles: readonly string[]): UploadCalls {
  const who = { kind: 'agent', heldRoles } as const;
  const [beginning, finishing] = [newId(), newId()];
  const { signal } = new AbortController();
  return {
    wait,
    digest,
    begin: async (name, size) =>
      (
        await request(
          BeginAgentPhotoDocument,
          {
            name,
            size,
          },
          {
            ...who,
            idempotencyKey: beginning,
          },
        )
      ).begin_agent_photo.file_id,
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
          FinishAgentPhotoDocument,
          { file },
          {
            ...who,
            idempotencyKey: finishing,
          },
        )
      ).finish_agent_photo,
    statusOf: async (file) => (await request(LoadFileStatusDocument, { file }, who)).files_by_pk,
    attach: () => Promise.resolve(),
  };
}

/** Sends the picture of whoever asks; what is read anew afterwards shows it. */
export function usePhotoUpload(failed: string) {
  const heldRoles = useSession().data?.roles ?? [];
  const client = useQueryClient();
  const [upload, setUpload] = useState<PhotoUpload | null>(null);

  async function send(file: File): Promise<void> {
    setUpload({ percent: 0 });
    try {
      await uploadFile(file, undefined, callsFor(heldRoles), (sent) =>
        setUpload({ percent: Math.round((100 * sent) / Math.max(file.size, 1)) }),
      );
      await client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey, ['agent']) });
      // The bar shows it too.
      await client.invalidateQueries({ queryKey: queryKeys.session });
      setUpload(null);
    } catch (error) {
      setUpload({ problem: (error instanceof FileRefusedError ? error.message : readableMessage(error)) || failed });
    }
  }
  return { upload, send };
}
