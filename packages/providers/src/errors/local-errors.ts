import { appendFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, makeFolder, readIfPresent } from '../files/atomic-file.ts';
import type { ErrorReport, ErrorSink } from './port.ts';

export type StoredError = ErrorReport & { readonly at: string };

export type LocalErrors = ErrorSink & {
  /** The newest reports first, 200 at most. */
  list(): Promise<readonly StoredError[]>;
};

export type LocalErrorsOptions = {
  readonly directory: string;
  readonly now: () => Date;
  /** Bytes of the file at which another is begun; two are kept. */
  readonly fileSize?: number;
};

const mostListed = 200;

function parsed(line: string): StoredError[] {
  try {
    return [JSON.parse(line) as StoredError];
  } catch {
    // The line of a process that was killed while it wrote.
    return [];
  }
}

/** Keeps reports in two files of lines; the older is dropped when the newer is full. Processes may share them. */
export function createLocalErrors({ directory, now, fileSize = 1_000_000 }: LocalErrorsOptions): LocalErrors {
  const current = join(directory, 'errors.jsonl');
  const former = join(directory, 'errors.former.jsonl');
  let lastWrite: Promise<unknown> = Promise.resolve();

  async function makeRoom(): Promise<void> {
    try {
      if ((await stat(current)).size >= fileSize) await rename(current, former);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      await makeFolder(directory);
    }
  }

  async function write(report: ErrorReport): Promise<void> {
    await makeRoom();
    await appendFile(current, `${JSON.stringify({ at: now().toISOString(), ...report })}\n`);
  }

  return {
    keep(report) {
      const written = lastWrite.then(() => write(report));
      lastWrite = written.catch(() => undefined);
      return written;
    },
    async list() {
      await lastWrite;
      const files = [await readIfPresent(former), await readIfPresent(current)];
      const lines = files.flatMap((file) => file?.toString().split('\n') ?? []);
      return lines.filter(Boolean).flatMap(parsed).slice(-mostListed).toReversed();
    },
  };
}
