import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startS3 } from '../testing/s3-stand-in.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createDiskStorage } from './disk-storage.ts';
import { leastPartBytes, type ObjectStorage, StorageKeyError, UploadGoneError } from './port.ts';
import { createS3Storage } from './s3-storage.ts';

const key = 'policies/0198-aa/declarations.pdf';
const bytes = Buffer.from('%PDF-1.7\n\u0000\u00ff', 'latin1');

async function openS3(): Promise<ObjectStorage> {
  const bucket = await startS3();
  onTestFinished(() => bucket.close());
  return createS3Storage(bucket.account);
}

/** Three parts, the last of them small, each filled with its own number. */
const parts = [leastPartBytes, leastPartBytes, 3].map((size, place) => Buffer.alloc(size, place + 1));

async function bytesOf(stream: Readable | null): Promise<Buffer | null> {
  return stream === null ? null : Buffer.concat(await stream.toArray());
}

describe.each([
  { name: 'disk', open: async () => createDiskStorage({ root: temporaryFolder() }) },
  { name: 'S3', open: openS3 },
])('an object storage: $name', ({ open }) => {
  test('gives back the bytes it was given, with their digest and size', async () => {
    const storage = await open();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await storage.put(key, bytes, 'application/pdf')).toEqual({ sha256, size: bytes.byteLength });
    expect(Buffer.from((await storage.get(key)) ?? [])).toEqual(bytes);
    expect(await storage.exists(key)).toBe(true);
  });

  test('has nothing under a key that was never put, nor under the folder of one that was', async () => {
    const storage = await open();
    await storage.put(key, bytes, 'application/pdf');
    for (const absent of ['policies', 'policies/0198-aa', `${key}/page-1`, 'other']) {
      expect([absent, await storage.get(absent), await storage.exists(absent)]).toEqual([absent, null, false]);
    }
  });

  test('keeps the last bytes put under a key', async () => {
    const storage = await open();
    await storage.put(key, bytes, 'application/pdf');
    await storage.put(key, Buffer.from('new'), 'text/plain');
    expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('new');
  });

  test('keeps an empty object', async () => {
    const storage = await open();
    expect(await storage.put(key, new Uint8Array(), 'text/plain')).toMatchObject({ size: 0 });
    expect((await storage.get(key))?.byteLength).toBe(0);
  });

  test('forgets what is removed, once or twice', async () => {
    const storage = await open();
    await storage.put(key, bytes, 'application/pdf');
    await storage.remove(key);
    await storage.remove(key);
    await storage.remove(`${key}/page-1`);
    expect(await storage.exists(key)).toBe(false);
  });

  test('gives a range of the bytes, and the whole as a stream', async () => {
    const storage = await open();
    await storage.put(key, Buffer.from('0123456789'), 'text/plain');
    expect(await bytesOf(await storage.open(key))).toEqual(Buffer.from('0123456789'));
    expect(await bytesOf(await storage.open(key, { first: 3, last: 5 }))).toEqual(Buffer.from('345'));
    expect(await storage.open('other')).toBeNull();
  });

  test('puts parts together in their order, however they came, one of them twice', async () => {
    const storage = await open();
    const upload = await storage.beginUpload(key);
    const marks = [];
    for (const place of [2, 0, 1]) marks.push(await storage.putPart(key, upload, place + 1, parts[place] ?? bytes));
    await storage.putPart(key, upload, 1, parts[0] ?? bytes);
    expect(await storage.exists(key)).toBe(false);
    await storage.completeUpload(key, upload, marks);
    expect((await bytesOf(await storage.open(key)))?.equals(Buffer.concat(parts))).toBe(true);
  });

  test('completes an upload that was completed before, and loses nothing', async () => {
    const storage = await open();
    const upload = await storage.beginUpload(key);
    const marks = [await storage.putPart(key, upload, 1, bytes)];
    await storage.completeUpload(key, upload, marks);
    await storage.completeUpload(key, upload, marks);
    expect(Buffer.from((await storage.get(key)) ?? [])).toEqual(bytes);
  });

  test('completes no upload whose part is missing or was replaced', async () => {
    const storage = await open();
    const upload = await storage.beginUpload(key);
    const mark = await storage.putPart(key, upload, 1, bytes);
    const complete = storage.completeUpload(key, upload, [{ part: 2, mark: mark.mark }]);
    await expect(complete).rejects.toThrow(UploadGoneError);
    await storage.putPart(key, upload, 1, Buffer.from('other'));
    await expect(storage.completeUpload(key, upload, [mark])).rejects.toThrow(UploadGoneError);
    expect(await storage.exists(key)).toBe(false);
  });

  test('takes no part of an upload that was aborted, once or twice', async () => {
    const storage = await open();
    const upload = await storage.beginUpload(key);
    const mark = await storage.putPart(key, upload, 1, bytes);
    await storage.abortUpload(key, upload);
    await storage.abortUpload(key, upload);
    await expect(storage.putPart(key, upload, 2, bytes)).rejects.toThrow(UploadGoneError);
    await expect(storage.completeUpload(key, upload, [mark])).rejects.toThrow(UploadGoneError);
  });

  test.each([
    ['', 'nothing'],
    ['/etc/passwd', 'an absolute path'],
    ['../secret', 'a way up'],
    ['a/../../secret', 'a way up inside'],
    ['a/./b', 'a dot'],
    ['a//b', 'an empty name'],
    ['a/', 'an empty last name'],
    ['a\\..\\b', 'backslashes'],
    ['a\u0000b', 'a NUL'],
    ['.unfinished/x', 'a hidden folder'],
    ['%2e%2e/x', 'an encoded way up'],
    ['C:evil', 'a drive'],
    [`${'a/'.repeat(12)}b`, 'too many folders'],
    ['a'.repeat(121), 'a long name'],
  ])('refuses the key "%s": %s', async (bad) => {
    const storage = await open();
    const attempts = [
      storage.put(bad, bytes, 'x'),
      storage.get(bad),
      storage.exists(bad),
      storage.remove(bad),
      storage.open(bad),
      storage.beginUpload(bad),
      storage.putPart(bad, 'x', 1, bytes),
      storage.completeUpload(bad, 'x', []),
      storage.abortUpload(bad, 'x'),
    ];
    for (const settled of await Promise.allSettled(attempts)) {
      expect(settled).toMatchObject({ status: 'rejected', reason: expect.any(StorageKeyError) });
    }
  });
});
