import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { assertStorageKey, type ByteRange, type ObjectStorage } from './port.ts';
import { connectS3, isNamed, type S3Account, type S3Connection } from './s3-connection.ts';
import { s3Uploads } from './s3-uploads.ts';

const isAbsent = (error: unknown): boolean => isNamed(error, 'NoSuchKey', 'NotFound');

async function nullIfAbsent<Found>(requested: Promise<Found>): Promise<Found | null> {
  return requested.catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });
}

async function openObject(
  { s3, client }: S3Connection,
  place: { readonly Bucket: string; readonly Key: string },
  range?: ByteRange,
): Promise<Readable | null> {
  const wanted = range === undefined ? {} : { Range: `bytes=${range.first}-${range.last}` };
  const found = await nullIfAbsent(client.send(new s3.GetObjectCommand({ ...place, ...wanted })));
  if (found === null) return null;
  if (!(found.Body instanceof Readable)) throw new Error('The storage answered without a body');
  return found.Body;
}

/** Keeps objects in a bucket of Amazon S3, or of anything that speaks its protocol. */
export function createS3Storage(account: S3Account): ObjectStorage {
  let connection: Promise<S3Connection> | undefined;
  const connected = () => (connection ??= connectS3(account));
  const placeOf = (key: string) => {
    assertStorageKey(key);
    return { Bucket: account.bucket, Key: key };
  };
  const exists = async (key: string): Promise<boolean> => {
    const place = placeOf(key);
    const { s3, client } = await connected();
    return (await nullIfAbsent(client.send(new s3.HeadObjectCommand(place)))) !== null;
  };
  return {
    exists,
    async put(key, bytes, contentType) {
      const place = placeOf(key);
      const { s3, client } = await connected();
      await client.send(new s3.PutObjectCommand({ ...place, Body: bytes, ContentType: contentType }));
      return { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.byteLength };
    },
    async get(key) {
      const stream = await openObject(await connected(), placeOf(key));
      return stream === null ? null : Buffer.concat(await stream.toArray());
    },
    open: async (key, range) => openObject(await connected(), placeOf(key), range),
    async remove(key) {
      const place = placeOf(key);
      const { s3, client } = await connected();
      await client.send(new s3.DeleteObjectCommand(place));
    },
    ...s3Uploads({ connected, placeOf, exists }),
  };
}
