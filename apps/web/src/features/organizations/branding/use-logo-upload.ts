'use client';
import { useQueryClient } from '@tanstack/react-query';
import { isReadAs } from '../../../data/requests/query-keys.ts';
import { request } from '../../../data/requests/request.ts';
import { BeginLogoUploadDocument, FinishLogoUploadDocument } from '../../../generated/documents.ts';
import { useOwnUpload } from '../../shared/upload/use-own-upload.ts';
import { changing } from '../load-organization/organization.ts';

/** Whose logo it is: an organization's own, or that of a partner of it. */
export type LogoOwner = { readonly organization_id: string; readonly partner_id: string | null };

/** Sends a logo; what is read anew afterwards shows it. */
export function useLogoUpload(owner: LogoOwner, failed: string) {
  const client = useQueryClient();
  const { send, ...upload } = useOwnUpload({ kind: changing.kind, reader: changing.kind, failed });
  return {
    ...upload,
    async send(file: File): Promise<void> {
      const hasArrived = await send(file, {
        begin: async (name, size, keyed) =>
          (await request(BeginLogoUploadDocument, { ...owner, name, size }, keyed)).begin_logo_upload.file_id,
        finish: async (arrived, keyed) =>
          (await request(FinishLogoUploadDocument, { file: arrived }, keyed)).finish_logo_upload,
      });
      if (hasArrived) {
        await client.invalidateQueries({ predicate: ({ queryKey }) => isReadAs(queryKey, changing.rereads) });
      }
    },
  };
}
