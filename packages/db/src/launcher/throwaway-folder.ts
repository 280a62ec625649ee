import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
const wantedBytes = 3 * 2 ** 30;

/** Folders that throw-away servers may lie in. */
export function throwawayFolders(): string[] {
  return [...new Set([tmpdir(), ...(existsSync(memoryFolder) ? [memoryFolder] : [])])];
}

/**
 * Where a throw-away server's data goes: into memory where there is plenty, otherwise the temporary folder. A clone is
 * hundreds of small files; on a disk just emptied of such a clone, creating them was measured twenty times slower.
 */
export function throwawayFolder(): string {
  return hasPlenty(memoryFolder) && freemem() > 2 * wantedBytes ? memoryFolder : tmpdir();
}

function hasPlenty(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > wantedBytes;
  } catch {
    return false;
  }
}
