import { createHash } from 'node:crypto';
import { open, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { hasCode, makeFolder, readIfPresent, replaceFile } from '../files/atomic-file.ts';
import { diskUploads } from './disk-uploads.ts';
import { assertStorageKey, type ByteRange, type ObjectStorage } from './port.ts';

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}

async function openFile(path: string, range?: ByteRange): Promise<Readable | null> {
  if (!(await isFile(path))) return null;
  const handle = await open(path);
  return handle.createReadStream(range === undefined ? {} : { start: range.first, end: range.last });
}

/** Keeps objects as files below a root. The content type stands in the row that refers to the object. */
export function createDiskStorage({ root }: { readonly root: string }): ObjectStorage {
  // No key begins with a dot, so none can name an unfinished file.
  const temporary = join(root, '.unfinished');
  const pathOf = (key: string): string => {
    assertStorageKey(key);
    return join(root, ...key.split('/'));
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await makeFolder(temporary);
      await makeFolder(dirname(path));
      await replaceFile(path, bytes, temporary);
      return { sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.byteLength };
    },
    get: async (key) => readIfPresent(pathOf(key)),
    open: async (key, range) => openFile(pathOf(key), range),
    exists: async (key) => isFile(pathOf(key)),
    async remove(key) {
      try {
        await rm(pathOf(key));
      } catch (error) {
        if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
      }
    },
    ...diskUploads({ temporary, pathOf }),
  };
}
