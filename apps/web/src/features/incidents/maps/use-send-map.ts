'use client';
import { request } from '../../../data/requests/request.ts';
import { BeginMapUploadDocument, UploadKmlFileDocument } from '../../../generated/documents.ts';
import { useOwnUpload } from '../../shared/upload/use-own-upload.ts';

type About = { readonly organizationId: string; readonly aroundKm: number };

/** Sends a map; what is read anew afterwards shows it. */
export function useSendMap(failed: string) {
  const { send, ...upload } = useOwnUpload({ kind: 'underwriter', reader: 'underwriting', failed });
  return {
    ...upload,
    send: (file: File, { organizationId: organization_id, aroundKm }: About) =>
      send(file, {
        begin: async (name, size, keyed) =>
          (await request(BeginMapUploadDocument, { organization_id, name, size }, keyed)).begin_map_upload.file_id,
        finish: async (arrived, keyed) => {
          const about = { file: arrived, around_km: aroundKm === 0 ? null : aroundKm };
          return (await request(UploadKmlFileDocument, about, keyed)).upload_kml_file;
        },
      }),
  };
}
