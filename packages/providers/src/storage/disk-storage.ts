import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode, makeFolder, readIfPresent, replaceFile } from '../files/atomic-file.ts';
import { assertStorageKey, type ObjectStorage } from './port.ts';

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
    async exists(key) {
      try {
        return (await stat(pathOf(key))).isFile();
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'ENOTDIR')) return false;
        throw error;
      }
    },
    async remove(key) {
      try {
        await rm(pathOf(key));
      } catch (error) {
        if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
      }
    },
  };
}
