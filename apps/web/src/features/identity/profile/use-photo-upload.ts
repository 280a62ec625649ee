'use client';
import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../data/requests/query-keys.ts';
import { request } from '../../../data/requests/request.ts';
import { BeginAgentPhotoDocument, FinishAgentPhotoDocument } from '../../../generated/documents.ts';
import { useOwnUpload } from '../../shared/upload/use-own-upload.ts';

/** Sends the picture of whoever asks; what is read anew afterwards shows it. */
export function usePhotoUpload(failed: string) {
  const client = useQueryClient();
  const { send, ...upload } = useOwnUpload({ kind: 'agent', reader: 'agent', failed });
  return {
    ...upload,
    async send(file: File): Promise<void> {
      const hasArrived = await send(file, {
        begin: async (name, size, keyed) =>
          (await request(BeginAgentPhotoDocument, { name, size }, keyed)).begin_agent_photo.file_id,
        finish: async (arrived, keyed) =>
          (await request(FinishAgentPhotoDocument, { file: arrived }, keyed)).finish_agent_photo,
      });
      // The bar shows it too.
      if (hasArrived) await client.invalidateQueries({ queryKey: queryKeys.session });
    },
  };
}
