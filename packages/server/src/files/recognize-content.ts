import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Content } from '@roadworthy/core/files/upload.ts';
import type { ObjectStorage } from '@roadworthy/providers/storage/port.ts';
import { fileTypeFromStream } from 'file-type';

/** Bytes as they are, and their digest: SHA-256 in hex. */
export type Recognized = Content & { readonly sha256: string };

async function typeOf(storage: ObjectStorage, key: string): Promise<string | null> {
  const stream = await storage.open(key);
  if (stream === null) return null;
  try {
    return (await fileTypeFromStream(Readable.toWeb(stream)))?.mime ?? null;
  } finally {
    stream.destroy();
  }
}

/** Looks at a stored object, which may be large: its bytes pass by and are not kept. Null when it is not there. */
export async function recognizeContent(storage: ObjectStorage, key: string): Promise<Recognized | null> {
  const stream = await storage.open(key);
  if (stream === null) return null;
  const hash = createHash('sha256');
  let byteSize = 0;
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    byteSize += chunk.byteLength;
  }
  return { byteSize, sha256: hash.digest('hex'), type: await typeOf(storage, key) };
}
