'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { isReadAs } from '../../../data/requests/query-keys.ts';
import { readableMessage } from '../../../data/requests/request-error.ts';
import { request } from '../../../data/requests/request.ts';
import { useSession } from '../../../data/session/use-session.ts';
import { BeginMapUploadDocument, LoadFileStatusDocument, UploadKmlFileDocument } from '../../../generated/documents.ts';
import { sendPart } from '../../shared/upload/send-part.ts';
import { FileRefusedError, uploadFile, type UploadCalls } from '../../shared/upload/upload-file.ts';
import { digest, wait } from '../../shared/upload/wait-and-digest.ts';

type About = { readonly organizationId: string; readonly aroundKm: number };

/** A map on its way (`percent` of it has left), or what is said against it. */
export type Sending = { readonly percent: number } | { readonly problem: string };

/** The calls of one map: each has a key of its own, so that one whose answer was lost has its effect once. */
function callsFor({ organizationId, aroundKm }: About, heldRoles: readonly string[]): UploadCalls {
  const who = { kind: 'underwriter', heldRoles } as const;
  const [beginning, finishing] = [newId(), newId()];
  const { signal } = new AbortController();
  return {
    wait,
    digest,
    begin: async (name, size) => {
      const about = { organization_id: organizationId, name, size };
      return (await request(BeginMapUploadDocument, about, { ...who, idempotencyKey: beginning })).begin_map_upload
        .file_id;
    },
    send: (url, part, bytes, onProgress) => sendPart({ url, part, bytes, onProgress, signal }, who),
    finish: async (file) =>
      (
        await request(
          UploadKmlFileDocument,
          { file, around_km: aroundKm === 0 ? null : aroundKm },
          { ...who, idempotencyKey: finishing },
        )
      ).upload_kml_file,
    statusOf: async (file) => (await request(LoadFileStatusDocument, { file }, who)).files_by_pk,
    attach: () => Promise.resolve(),
  };
}

/** Sends a map; what is read anew afterwards shows it. */
export function useSendMap(failed: string) {
  const heldRoles = useSession().data?.roles ?? [];
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);

  async function send(file: File, about: About): Promise<boolean> {
    setSending({ percent: 0 });
    try {
      await uploadFile(file, undefined, callsFor(about, heldRoles), (sent) =>
        setSending({ percent: Math.round((100 * sent) / Math.max(file.size, 1)) }),
      );
      await client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey, ['underwriting']) });
      setSending(null);
      return true;
    } catch (error) {
      setSending({ problem: (error instanceof FileRefusedError ? error.message : readableMessage(error)) || failed });
      return false;
    }
  }
  return { sending, send, forget: () => setSending(null) };
}
