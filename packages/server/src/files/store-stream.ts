import type { Readable } from 'node:stream';
import { leastPartBytes, type ObjectStorage, type UploadedPart } from '@roadworthy/providers/storage/port.ts';

/** The bytes of a stream in pieces that a storage takes as parts; no more than one piece is in memory. */
async function* piecesOf(stream: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    size += chunk.length;
    if (size < leastPartBytes) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (held.length > 0) yield Buffer.concat(held);
}

/** Keeps a stream under a key, whole or not at all, and answers its size in bytes. */
export async function storeStream(
  storage: Pick<ObjectStorage, 'beginUpload' | 'putPart' | 'completeUpload' | 'abortUpload'>,
  key: string,
  stream: Readable,
): Promise<number> {
  const upload = await storage.beginUpload(key);
  try {
    const parts: UploadedPart[] = [];
    let size = 0;
    for await (const piece of piecesOf(stream)) {
      parts.push(await storage.putPart(key, upload, parts.length + 1, piece));
      size += piece.length;
    }
    await storage.completeUpload(key, upload, parts);
    return size;
  } catch (error) {
    await storage.abortUpload(key, upload);
    throw error;
  }
}
