import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, makeFolder, replaceFile } from '../files/atomic-file.ts';
import { assertStorageKey, type ObjectStorage, StorageKeyError, type UploadedPart, UploadGoneError } from './port.ts';

type Uploads = Pick<ObjectStorage, 'beginUpload' | 'putPart' | 'completeUpload' | 'abortUpload'>;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

/** The bytes of the parts one after another; throws UploadGoneError at one that is missing or is another. */
async function* joined(key: string, folder: string, parts: readonly UploadedPart[]): AsyncGenerator<Uint8Array> {
  for (const { part, mark } of parts.toSorted((one, other) => one.part - other.part)) {
    const hash = createHash('sha256');
    try {
      for await (const chunk of createReadStream(join(folder, String(part))) as AsyncIterable<Uint8Array>) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      throw hasCode(error, 'ENOENT') ? new UploadGoneError(key, { cause: error }) : error;
    }
    if (hash.digest('hex') !== mark) throw new UploadGoneError(key);
  }
}

/** Uploads as folders of parts, which become one file. */
export function diskUploads(place: { readonly temporary: string; pathOf(key: string): string }): Uploads {
  const { temporary, pathOf } = place;
  const folderOf = (key: string, upload: string): string => {
    assertStorageKey(key);
    if (!uuid.test(upload)) throw new StorageKeyError(upload);
    return join(temporary, 'uploads', upload);
  };
  return {
    async beginUpload(key) {
      const upload = randomUUID();
      await makeFolder(folderOf(key, upload));
      return upload;
    },
    async putPart(key, upload, part, bytes) {
      const folder = folderOf(key, upload);
      if (!(await isThere(folder))) throw new UploadGoneError(key);
      await replaceFile(join(folder, String(part)), bytes, folder);
      return { part, mark: digest(bytes) };
    },
    async completeUpload(key, upload, parts) {
      const [path, folder] = [pathOf(key), folderOf(key, upload)];
      if (!(await isThere(folder))) {
        if (await isThere(path)) return;
        throw new UploadGoneError(key);
      }
      await makeFolder(dirname(path));
      await replaceFile(path, joined(key, folder, parts), temporary);
      await rm(folder, { recursive: true, force: true });
    },
    abortUpload: async (key, upload) => rm(folderOf(key, upload), { recursive: true, force: true }),
  };
}
