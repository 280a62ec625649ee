import { type PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive, opened when its turn comes. */
export type ZipEntry = {
  readonly name: string;
  readonly at: Date;
  /** Its bytes; null where they are gone, which leaves it empty. */
  open(): Promise<Readable | null>;
};

/** A name that is no path and no device on any system that unpacks it. */
function plainName(name: string): string {
  const parts = name.split('/').map((part) => part.replaceAll(/[\\:*?"<>|\p{Cc}]/gu, '_').replace(/^[. ]+/, '_'));
  return parts.filter((part) => part !== '').join('/') || '_';
}

/** The name, or with a number where another file of the archive has it. */
function freeName(taken: Set<string>, name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(name) ?? [];
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${stem} (${number})${ending}`;
    if (taken.has(free.toLowerCase())) continue;
    taken.add(free.toLowerCase());
    return free;
  }
}

async function* bytesOf(open: ZipEntry['open']): AsyncGenerator<Uint8Array> {
  const stream = await open();
  if (stream !== null) yield* stream as AsyncIterable<Uint8Array>;
}

/** Packs files into an archive that is read as it is written: one file is open at a time, whatever there are. */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  // The library has it a PassThrough, and types it more widely.
  const out = zip.outputStream as PassThrough;
  zip.on('error', (error: unknown) => out.destroy(error instanceof Error ? error : new Error(String(error))));
  const taken = new Set<string>();
  for (const { name, at, open } of entries) {
    zip.addReadStreamLazy(freeName(taken, plainName(name)), { mtime: at }, (done) => {
      const bytes = Readable.from(bytesOf(open), { objectMode: false });
      // The library does not listen: unheard, it would end the process.
      bytes.on('error', (error) => out.destroy(error));
      done(null, bytes);
    });
  }
  zip.end();
  return out;
}
