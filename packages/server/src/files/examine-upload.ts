import { fileInfected, fileNotOpened } from '@roadworthy/core/files/upload.ts';
import { mostOpenings } from '@roadworthy/core/files/vocabulary.ts';
import type { Refusal } from '@roadworthy/core/shared/decision.ts';
import { type ObjectStorage, UploadGoneError } from '@roadworthy/providers/storage/port.ts';
import { ScannerUnansweredError } from '@roadworthy/providers/scanning/port.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Look, Outcome } from '../kernel/jobs/process.ts';
import type { Wanted } from '../kernel/untrusted/answer.ts';
import { FileNotOpenedError, type OpenedFile, OpeningStoppedError } from '../kernel/untrusted/open-untrusted-file.ts';
import type { FinishRequest } from './finish-request.ts';
import { words } from '@roadworthy/core/shared/words.ts';
import { type Sentence, sentence } from '@roadworthy/core/shared/text/sentence.ts';

/** Why an upload ended without its file, in words for whoever sent it. */
export type NotStored = Sentence & {
  readonly stored: false;
  readonly code: string;
  /** What the scanner calls that which it found. */
  readonly found?: string;
};

/** The answer about parts that are no longer there. */
export const gone: NotStored = {
  stored: false,
  code: 'upload_over',
  ...sentence(
    words(
      'Parts of this file did not arrive. Send it again.',
      'Des parties de ce fichier ne sont pas arrivées. Renvoyez-le.',
    ),
  ),
};

/** A refusal as the end of an upload. */
export function notStored({ field: _field, ...refusal }: Refusal): NotStored {
  return { stored: false, ...refusal };
}

/** Puts the parts of an upload together; false where they are no longer there. */
async function putTogether(storage: ObjectStorage, { storageKey, upload, parts }: FinishRequest): Promise<boolean> {
  try {
    await storage.completeUpload(storageKey, upload, parts);
    return true;
  } catch (error) {
    if (error instanceof UploadGoneError) return false;
    throw error;
  }
}

/** Asks the scanner about a file that is nobody's yet. Null where it may be used. */
async function scan({ storage, scanner }: Platform, { fileId, storageKey }: FinishRequest, look: Look) {
  await look(({ tx }) =>
    tx
      .updateTable('files')
      .set({ status: 'quarantined' })
      .where('file_id', '=', fileId)
      .where('status', '=', 'checking')
      .execute(),
  );
  const bytes = await storage.open(storageKey);
  if (bytes === null) return gone;
  try {
    const verdict = await scanner.scan(bytes);
    if (verdict.isClean) return null;
    const { found } = verdict;
    return { ...notStored(fileInfected(found).refusal), found };
  } finally {
    bytes.destroy();
  }
}

/** Counts an opening before it begins, so that one that takes its process along counts too; false past the last. */
function countOpening(look: Look, fileId: string): Promise<boolean> {
  return look(async ({ tx }) => {
    const row = await tx
      .updateTable('files')
      .set(({ eb }) => ({ openings: eb('openings', '+', 1) }))
      .where('file_id', '=', fileId)
      .where('openings', '<', mostOpenings)
      .returning('openings')
      .executeTakeFirst();
    return row !== undefined;
  });
}

/** Takes back an opening that was not the file's fault. */
function forgetOpening(look: Look, fileId: string): Promise<unknown> {
  return look(({ tx }) =>
    tx
      .updateTable('files')
      .set(({ eb }) => ({ openings: eb('openings', '-', 1) }))
      .where('file_id', '=', fileId)
      .where('openings', '>', 0)
      .execute(),
  );
}

/** Opens a file as often as it may be tried. Null where it is not there. */
async function openPatiently(
  { storage, fileOpener, log }: Platform,
  { fileId, storageKey }: FinishRequest,
  look: Look,
  wanted: Wanted,
): Promise<OpenedFile | NotStored | null> {
  while (await countOpening(look, fileId)) {
    try {
      return await fileOpener.open(() => storage.open(storageKey), wanted);
    } catch (error) {
      if (!(error instanceof FileNotOpenedError)) {
        await forgetOpening(look, fileId);
        throw error;
      }
      log.warn({ err: error, file: fileId }, 'a file was not opened');
    }
  }
  return notStored(fileNotOpened().refusal);
}

async function settle(
  platform: Platform,
  request: FinishRequest,
  look: Look,
  wanted: Wanted,
): Promise<OpenedFile | NotStored> {
  const { storage } = platform;
  if (!(await putTogether(storage, request))) return gone;
  const stopped = await scan(platform, request, look);
  const opened = stopped ?? (await openPatiently(platform, request, look, wanted)) ?? gone;
  if ('stored' in opened) await storage.remove(request.storageKey);
  return opened;
}

/**
 * The way of every upload, whatever its kind: its parts become one file, which is nobody's until the virus scanner has
 * passed it, and which is opened in a process of its own. What is refused is removed at once. `keep` decides about what was
 * found. Unknown where the storage or the scanner does not answer: then it is asked again later.
 */
export async function lookIntoUpload<Answer>(
  platform: Platform,
  request: FinishRequest,
  {
    look,
    keep,
    ...wanted
  }: Wanted & {
    readonly look: Look;
    readonly keep: (opened: OpenedFile) => Promise<Answer | NotStored>;
  },
): Promise<Outcome<Answer | NotStored>> {
  try {
    const opened = await settle(platform, request, look, wanted);
    return { known: true, answer: 'stored' in opened ? opened : await keep(opened) };
  } catch (error) {
    const what =
      error instanceof OpeningStoppedError
        ? 'a file is opened by another process'
        : error instanceof ScannerUnansweredError
          ? 'a file waits for the scanner'
          : 'the storage did not answer';
    platform.log.warn({ err: error, file: request.fileId }, what);
    return { known: false };
  }
}
