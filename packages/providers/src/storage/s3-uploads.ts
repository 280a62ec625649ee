import { type ObjectStorage, type UploadedPart, UploadGoneError } from './port.ts';
import { isNamed, type S3Connection } from './s3-connection.ts';

type Uploads = Pick<ObjectStorage, 'beginUpload' | 'putPart' | 'completeUpload' | 'abortUpload'>;

type Bucket = {
  connected(): Promise<S3Connection>;
  placeOf(key: string): { readonly Bucket: string; readonly Key: string };
  exists(key: string): Promise<boolean>;
};

const isGone = (error: unknown): boolean => isNamed(error, 'NoSuchUpload', 'InvalidPart');

const sorted = (parts: readonly UploadedPart[]) =>
  parts.toSorted((one, other) => one.part - other.part).map(({ part, mark }) => ({ PartNumber: part, ETag: mark }));

/** Uploads as S3 knows them, in several parts. */
export function s3Uploads({ connected, placeOf, exists }: Bucket): Uploads {
  return {
    async beginUpload(key) {
      const place = placeOf(key);
      const { s3, client } = await connected();
      const { UploadId } = await client.send(new s3.CreateMultipartUploadCommand(place));
      if (UploadId === undefined) throw new Error('The storage did not name the upload');
      return UploadId;
    },
    async putPart(key, upload, part, bytes) {
      const provided = { ...placeOf(key), UploadId: upload, PartNumber: part, Body: bytes };
      const { s3, client } = await connected();
      const { ETag } = await client.send(new s3.UploadPartCommand(provided)).catch((error: unknown) => {
        throw isGone(error) ? new UploadGoneError(key, { cause: error }) : error;
      });
      if (ETag === undefined) throw new Error('The storage did not mark the part');
      return { part, mark: ETag };
    },
    async completeUpload(key, upload, parts) {
      const provided = { ...placeOf(key), UploadId: upload, MultipartUpload: { Parts: sorted(parts) } };
      const { s3, client } = await connected();
      try {
        await client.send(new s3.CompleteMultipartUploadCommand(provided));
      } catch (error) {
        if (!isGone(error)) throw error;
        // The answer to a first completion may have been lost.
        if (isNamed(error, 'NoSuchUpload') && (await exists(key))) return;
        throw new UploadGoneError(key, { cause: error });
      }
    },
    async abortUpload(key, upload) {
      const provided = { ...placeOf(key), UploadId: upload };
      const { s3, client } = await connected();
      await client.send(new s3.AbortMultipartUploadCommand(provided)).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
    },
  };
}
