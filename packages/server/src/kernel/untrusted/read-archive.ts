import type { Archive } from '@roadworthy/core/files/upload.ts';
import { fromBufferPromise } from 'yauzl';

/** What an archive says of itself in its directory, with nothing unpacked. Null where the directory cannot be read. */
export async function readArchive(bytes: Buffer): Promise<Archive | null> {
  try {
    const archive = await fromBufferPromise(bytes);
    let entries = 0;
    let unpackedBytes = 0;
    for await (const entry of archive.eachEntry()) {
      entries += 1;
      unpackedBytes += entry.uncompressedSize;
    }
    return { entries, unpackedBytes };
  } catch {
    return null;
  }
}
