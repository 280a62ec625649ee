import { addressOfFile, partBytes, partCount } from '@roadworthy/core/files/vocabulary.ts';
import { isTransient } from '../../../data/requests/request-error.ts';
import type { UnfinishedFileFragment } from '../../../generated/documents.ts';

/** What of a file in the browser is needed. */
export type Source = Pick<File, 'name' | 'size' | 'slice'>;

type FinishedFile = { readonly status: string; readonly code?: string | null; readonly message: string | null };
type FileStatus = { readonly status: string; readonly problem: string | null };

/** The calls of an upload; a test brings its own. */
export type UploadCalls = {
  begin(name: string, size: number): Promise<string>;
  send(url: string, part: number, bytes: Blob, onProgress: (sent: number) => void): Promise<void>;
  finish(file: string): Promise<FinishedFile>;
  /** Null where the file is not there any more. */
  statusOf(file: string): Promise<FileStatus | null>;
  attach(name: string, url: string): Promise<void>;
  /** SHA-256 in hex; null where the browser has none, which is outside a secure context. */
  digest(bytes: Blob): Promise<string | null>;
  /** Waits, or until the connection is back. */
  wait(milliseconds: number): Promise<void>;
};

/** The server refused a file after it had all of it; its message is empty where the code alone is known. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
  readonly code: string | null;
  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

const longestName = 100;
const tries = 8;

/** A name that fits, with its ending. */
export function fittingName(name: string): string {
  const characters = [...name.normalize('NFC')];
  if (characters.length <= longestName) return characters.join('');
  const ending = /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '';
  return `${characters.slice(0, longestName - ending.length - 1).join('')}…${ending}`;
}

/** An upload that stopped and is of this file, as far as its name and size tell; the parts are compared one by one. */
export function sameUpload(
  source: Source,
  unfinished: readonly UnfinishedFileFragment[],
): UnfinishedFileFragment | undefined {
  return unfinished.find((one) => one.name === fittingName(source.name) && one.byte_size === source.size);
}

async function patiently<Result>(calls: UploadCalls, step: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (attempt >= tries || !isTransient(error)) throw error;
      await calls.wait(Math.min(1000 * 2 ** (attempt - 1), 30_000));
    }
  }
}

async function sendMissing(
  source: Source,
  known: UnfinishedFileFragment,
  calls: UploadCalls,
  onProgress: (sent: number) => void,
): Promise<void> {
  let sent = 0;
  for (let part = 1; part <= partCount(source.size); part += 1) {
    const bytes = source.slice((part - 1) * partBytes, part * partBytes);
    const there = known.file_parts.find((one) => one.part === part);
    if (!there || there.sha256 !== (await calls.digest(bytes))) {
      const url = addressOfFile(known.file_id);
      await patiently(calls, () => calls.send(url, part, bytes, (now) => onProgress(sent + Math.min(now, bytes.size))));
    }
    sent += bytes.size;
    onProgress(sent);
  }
}

// The scanner answers later for a file that is quarantined.
const isOpen = (status: string | undefined): boolean => status === 'checking' || status === 'quarantined';

async function settled(file: string, calls: UploadCalls): Promise<void> {
  let status = await patiently(calls, () => calls.statusOf(file));
  while (isOpen(status?.status)) {
    await calls.wait(1500);
    status = await patiently(calls, () => calls.statusOf(file));
  }
  if (status?.status !== 'stored') throw new FileRefusedError('', status?.problem ?? null);
}

async function finished(file: string, calls: UploadCalls): Promise<void> {
  const { status, code = null, message } = await patiently(calls, () => calls.finish(file));
  if (status === 'refused') throw new FileRefusedError(message ?? '', code);
  if (status === 'stored') return;
  await calls.wait(1500);
  await settled(file, calls);
}

/**
 * Brings a file to its record: parts that are there already are not sent again, and a connection that breaks is waited
 * for. Throws what the server says against it.
 */
export async function uploadFile(
  source: Source,
  unfinished: UnfinishedFileFragment | undefined,
  calls: UploadCalls,
  onProgress: (sent: number) => void,
): Promise<void> {
  const name = fittingName(source.name);
  const fresh = async () => ({
    name,
    byte_size: source.size,
    status: 'uploading',
    file_parts: [],
    file_id: await calls.begin(name, source.size),
  });
  const known = unfinished ?? (await patiently(calls, fresh));
  if (known.status === 'uploading') {
    await sendMissing(source, known, calls, onProgress);
    await finished(known.file_id, calls);
  } else if (isOpen(known.status)) await settled(known.file_id, calls);
  await patiently(calls, () => calls.attach(name, addressOfFile(known.file_id)));
}
