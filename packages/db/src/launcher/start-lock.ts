import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, processMark } from './process-mark.ts';

/** Runs `work` while no other process holds the lock file; a lock whose process died is taken over. Throws after the patience. */
export async function withStartLock<T>(file: string, work: () => Promise<T>, patienceMs = 120_000): Promise<T> {
  const own = `${processMark(process.pid)} ${randomUUID()}`;
  const deadline = Date.now() + patienceMs;
  while (!tryLock(file, own)) {
    if (!dropDeadLock(file)) {
      if (Date.now() > deadline) {
        throw new Error(`Another start (process ${Number.parseInt(read(file) ?? '', 10)}) holds ${file} for too long.`);
      }
      await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    if (read(file) === own) rmSync(file, { force: true });
  }
}

// A hard link appears with its content in one step: nobody ever reads a half written lock.
function tryLock(file: string, own: string): boolean {
  const draft = `${file}.${own.slice(-36)}`;
  try {
    writeFileSync(draft, own);
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function dropDeadLock(file: string): boolean {
  const holder = read(file);
  if (holder === undefined) return true;
  if (isAlive(holder.split(' ')[0] ?? '')) return false;
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  // Between the look and the rename another start may have taken the lock: give it back.
  if (read(aside) !== holder) {
    try {
      linkSync(aside, file);
    } catch {
      rmSync(aside, { force: true });
      return false;
    }
  }
  rmSync(aside, { force: true });
  return true;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
