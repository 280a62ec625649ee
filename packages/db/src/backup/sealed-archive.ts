import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { type Extract, extract, type Header, pack, type Pack } from 'tar-stream';

/** What a backup is sealed with: for whoever holds the key of a recipient (`age1…`), or knows a passphrase. */
export type Seal = { readonly recipient: string } | { readonly passphrase: string };
/** What opens one: the key (`AGE-SECRET-KEY-1…`), or the passphrase. */
export type Key = { readonly identity: string } | { readonly passphrase: string };

/** An entry of an archive as it is read. */
type Entry = Extract extends AsyncIterable<infer One> ? One : never;

const chunkBytes = 2 ** 20;

/** A key that opens, and what seals for it. */
export async function newKey(): Promise<{ readonly identity: string; readonly recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

function encrypterFor(seal: Seal): Encrypter {
  const encrypter = new Encrypter();
  if ('recipient' in seal) encrypter.addRecipient(seal.recipient);
  else encrypter.setPassphrase(seal.passphrase);
  return encrypter;
}

function decrypterFor(key: Key): Decrypter {
  const decrypter = new Decrypter();
  if ('identity' in key) decrypter.addIdentity(key.identity);
  else decrypter.addPassphrase(key.passphrase);
  return decrypter;
}

/** An archive that is being written. */
export type ArchiveWriter = {
  addFolder(name: string, mode: number): Promise<void>;
  addText(name: string, text: string): Promise<void>;
  /**
   * Adds a file of a running server as long as it is now: what is written to it meanwhile the log makes good. False where
   * there is none any more.
   */
  addFile(name: string, path: string): Promise<boolean>;
};

/** Writes one entry; the archive takes as much as it can before it waits. */
async function write(
  archive: Pack,
  header: Parameters<Pack['entry']>[0],
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const entry = archive.entry(header);
  const done = once(entry, 'close');
  for await (const chunk of chunks) {
    if (!entry.write(chunk)) await once(entry, 'drain');
  }
  entry.end(null);
  await done;
}

async function* nothing(): AsyncIterable<Uint8Array> {}

/** Exactly so many bytes of a file: what became shorter meanwhile is filled with zeros. */
async function* bytesOf(file: Awaited<ReturnType<typeof open>>, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < size;) {
    const wanted = Math.min(chunkBytes, size - at);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, at);
    if (bytesRead === 0) {
      yield Buffer.alloc(wanted);
      at += wanted;
    } else {
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  }
}

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

function writerOf(archive: Pack): ArchiveWriter {
  return {
    addFolder: (name, mode) => write(archive, { name, mode, type: 'directory' }, nothing()),
    async addText(name, text) {
      const bytes = Buffer.from(text);
      await write(archive, { name, mode: 0o600, size: bytes.byteLength }, Readable.from([bytes]));
    },
    async addFile(name, path) {
      const file = await open(path).catch((error: unknown) => {
        if (isGone(error)) return null;
        throw error;
      });
      if (file === null) return false;
      try {
        const { size, mode, mtime } = await file.stat();
        await write(archive, { name, mode: mode & 0o777, size, mtime }, bytesOf(file, size));
      } finally {
        await file.close();
      }
      return true;
    },
  };
}

/** Writes an archive, packed and sealed, and gives it its name once the last byte is on disk. */
export async function writeArchive(
  path: string,
  seal: Seal,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${path}.unfinished`;
  const archive = pack();
  // A failure reaches who packs and seals by the archive that it ends.
  const filled = fill(writerOf(archive)).then(
    () => archive.finalize(),
    (error: unknown) => archive.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  try {
    const packed = createGzip({ level: 1 });
    // What fails while it is filled ends the packed stream with its error, and so what follows.
    pipeline(Readable.from(archive), packed).catch(() => undefined);
    const sealed = await encrypterFor(seal).encrypt(Readable.toWeb(packed) as ReadableStream<Uint8Array>);
    await pipeline(
      Readable.fromWeb(sealed as unknown as WebStream),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await filled;
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function readEntry(entry: Entry, each: (header: Header, bytes: Readable) => Promise<void>): Promise<void> {
  const bytes = Readable.from(entry);
  await each(entry.header, bytes);
  // The next one comes once this one was read to its end.
  bytes.resume();
}

/** Reads an archive from its beginning, entry by entry. Throws where it was altered, cut short, or sealed otherwise. */
export async function readArchive(
  path: string,
  key: Key,
  each: (header: Header, bytes: Readable) => Promise<void>,
): Promise<void> {
  const sealed = Readable.toWeb(createReadStream(path)) as unknown as ReadableStream<Uint8Array>;
  let opened: ReadableStream<Uint8Array>;
  try {
    opened = await decrypterFor(key).decrypt(sealed);
  } catch (error) {
    throw new Error(`${path} is no backup, or is sealed with another key or passphrase.`, { cause: error });
  }
  const unpacked = extract();
  const read = pipeline(Readable.fromWeb(opened as unknown as WebStream), createGunzip(), unpacked);
  // Whoever reads hears of a failure twice: by the entry at which it is, and by the pipeline.
  read.catch(() => undefined);
  try {
    for await (const entry of unpacked) {
      await readEntry(entry, each);
    }
    await read;
  } catch (error) {
    throw new Error(`${path} is damaged or incomplete.`, { cause: error });
  }
}
