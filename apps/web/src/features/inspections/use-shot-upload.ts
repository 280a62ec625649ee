'use client';
import type { Shot } from '@roadworthy/core/inspections/vocabulary.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isReadAs } from '../../data/requests/query-keys.ts';
import { readableMessage } from '../../data/requests/request-error.ts';
import { request } from '../../data/requests/request.ts';
import { useSession } from '../../data/session/use-session.ts';
import { BeginInspectionPhotoDocument, FinishInspectionPhotoDocument } from '../../generated/documents.ts';
import { ownCalls } from '../shared/upload/own-calls.ts';
import { FileRefusedError, uploadFile } from '../shared/upload/upload-file.ts';

/** A photograph on its way, or what is said against it. */
export type ShotUpload = { readonly sent: number; readonly size: number } | { readonly problem: string };

const shotCalls = (id: string, shot: Shot, who: Parameters<typeof ownCalls>[0]) =>
  ownCalls(who, {
    begin: async (name, size, keyed) =>
      (await request(BeginInspectionPhotoDocument, { id, shot, name, size }, keyed)).begin_inspection_photo.file_id,
    finish: async (file, keyed) =>
      (await request(FinishInspectionPhotoDocument, { file }, keyed)).finish_inspection_photo,
  });

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
      const calls = shotCalls(inspectionId, shot, { kind, heldRoles });
      await uploadFile(file, undefined, calls, (sent) => put(shot, { sent, size: file.size }));
      await client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey, [kind]) });
      put(shot, undefined);
    } catch (error) {
      put(shot, { problem: (error instanceof FileRefusedError ? error.message : readableMessage(error)) || '–' });
    }
  }
  return { uploads, send };
}
