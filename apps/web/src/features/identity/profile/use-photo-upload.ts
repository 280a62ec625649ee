'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isReadAs, queryKeys } from '../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { BeginAgentPhotoDocument, FinishAgentPhotoDocument } from '../../../generated/documents.ts';
import { pictureCalls } from '../../shared/upload/picture-calls.ts';
import { FileRefusedError, uploadFile } from '../../shared/upload/upload-file.ts';

/** A picture on its way, or what is said against it. */
export type PhotoUpload = { readonly percent: number } | { readonly problem: string };

const agentPhoto = (heldRoles: readonly string[]) =>
  pictureCalls(
    { kind: 'agent', heldRoles },
    {
      begin: async (name, size, keyed) =>
        (await request(BeginAgentPhotoDocument, { name, size }, keyed)).begin_agent_photo.file_id,
      finish: async (file, keyed) => (await request(FinishAgentPhotoDocument, { file }, keyed)).finish_agent_photo,
    },
  );

/** Sends the picture of whoever asks; what is read anew afterwards shows it. */
export function usePhotoUpload(failed: string) {
  const heldRoles = useSession().data?.roles ?? [];
  const client = useQueryClient();
  const [upload, setUpload] = useState<PhotoUpload | null>(null);

  async function send(file: File): Promise<void> {
    setUpload({ percent: 0 });
    try {
      await uploadFile(file, undefined, agentPhoto(heldRoles), (sent) =>
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
