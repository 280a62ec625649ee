import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** Whether an error carries one of the operating system's codes (`ENOENT`, `EEXIST`, …). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
}

/** The file's bytes, or null when there is no such file. */
export async function readIfPresent(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    // A path through a file, or one that ends at a folder, names no file either.
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return null;
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder for syncing; its journal orders the rename itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder whose existence survives a power cut, with every folder above it that was missing. */
export async function makeFolder(folder: string): Promise<void> {
  let made = resolve(folder);
  const firstMade = await mkdir(made, { recursive: true });
  if (firstMade === undefined) return;
  while (made.length >= firstMade.length) {
    made = dirname(made);
    await syncFolder(made);
  }
}

/** Bytes that are there, or that come one after another. */
type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

async function writeTemporary(folder: string, content: Content): Promise<string> {
  const path = join(folder, `${randomUUID()}.partial`);
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}

/**
 * Creates a file whole or not at all, and tells whether this call did: of any number of processes exactly one gets
 * true. `temporary` is an existing folder of the same file system; a killed process leaves its unfinished file there.
 */
export async function createOnce(path: string, content: string | Uint8Array, temporary: string): Promise<boolean> {
  const unfinished = await writeTemporary(temporary, content);
  try {
    await link(unfinished, path);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(dirname(path));
  return true;
}

/** Puts content in a file's place: readers see the old bytes or the new ones, never a mixture. */
export async function replaceFile(path: string, content: Content, temporary: string): Promise<void> {
  const unfinished = await writeTemporary(temporary, content);
  try {
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}
