import type { S3Client } from '@aws-sdk/client-s3';

/** A bucket, and how it is reached. */
export type S3Account = {
  readonly bucket: string;
  readonly region: string;
  /** Null: Amazon's own address. */
  readonly endpoint: string | null;
  /** Null: the identity of the machine, as the library finds it. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
};

// Loaded with the first object: a process that keeps files on its disk never pays for it.
const library = () => import('@aws-sdk/client-s3');

type Library = Awaited<ReturnType<typeof library>>;

/** The library and a client of it that signs for the account. */
export type S3Connection = { readonly s3: Library; readonly client: S3Client };

/** Opens nothing yet: the client connects with its first request. */
export async function connectS3({ region, endpoint, credentials }: S3Account): Promise<S3Connection> {
  const s3 = await library();
  const client = new s3.S3Client({
    region,
    maxAttempts: 4,
    // Not every storage that speaks S3 knows the newer checksums; the signature covers the bytes as well.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(credentials === null ? {} : { credentials }),
  });
  return { s3, client };
}

/** Whether an error is one of those that the storage names so. */
export function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}
