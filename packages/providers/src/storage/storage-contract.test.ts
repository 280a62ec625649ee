import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createDiskStorage } from './disk-storage.ts';
import { StorageKeyError } from './port.ts';

const key = 'policies/0198-aa/declarations.pdf';
const bytes = Buffer.from('%PDF-1.7\n\u0000\u00ff', 'latin1');

describe.each([{ name: 'disk', open: () => createDiskStorage({ root: temporaryFolder() }) }])(
  'an object storage: $name',
  ({ open }) => {
    test('gives back the bytes it was given, with their digest and size', async () => {
      const storage = open();
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(await storage.put(key, bytes, 'application/pdf')).toEqual({ sha256, size: bytes.byteLength });
      expect(Buffer.from((await storage.get(key)) ?? [])).toEqual(bytes);
      expect(await storage.exists(key)).toBe(true);
    });

    test('has nothing under a key that was never put, nor under the folder of one that was', async () => {
      const storage = open();
      await storage.put(key, bytes, 'application/pdf');
      for (const absent of ['policies', 'policies/0198-aa', `${key}/page-1`, 'other']) {
        expect([absent, await storage.get(absent), await storage.exists(absent)]).toEqual([absent, null, false]);
      }
    });

    test('keeps the last bytes put under a key', async () => {
      const storage = open();
      await storage.put(key, bytes, 'application/pdf');
      await storage.put(key, Buffer.from('new'), 'text/plain');
      expect(Buffer.from((await storage.get(key)) ?? []).toString()).toBe('new');
    });

    test('keeps an empty object', async () => {
      const storage = open();
      expect(await storage.put(key, new Uint8Array(), 'text/plain')).toMatchObject({ size: 0 });
      expect((await storage.get(key))?.byteLength).toBe(0);
    });

    test('forgets what is removed, once or twice', async () => {
      const storage = open();
      await storage.put(key, bytes, 'application/pdf');
      await storage.remove(key);
      await storage.remove(key);
      await storage.remove(`${key}/page-1`);
      expect(await storage.exists(key)).toBe(false);
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
      const storage = open();
      const attempts = [storage.put(bad, bytes, 'x'), storage.get(bad), storage.exists(bad), storage.remove(bad)];
      for (const settled of await Promise.allSettled(attempts)) {
        expect(settled).toMatchObject({ status: 'rejected', reason: expect.any(StorageKeyError) });
      }
    });
  },
);
