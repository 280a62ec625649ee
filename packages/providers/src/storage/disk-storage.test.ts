import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startChild } from '../testing/child-process.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { StorageChildSettings } from './storage-child.ts';

describe('storage on a disk', () => {
  test('shows whole objects only, while two processes overwrite one', { timeout: 30_000 }, async () => {
    const root = temporaryFolder();
    const start = (fill: number) => {
      const settings: StorageChildSettings = { root, key: 'shared/object', fill };
      return startChild<string>(new URL('storage-child.ts', import.meta.url), settings);
    };
    const storage = createDiskStorage({ root });
    const children = await Promise.all([start(1), start(2)]);
    let isRunning = true;
    const writing = Promise.all(children.map((child) => child.run())).finally(() => (isRunning = false));
    const seen = new Set<string>();
    while (isRunning) {
      const bytes = await storage.get('shared/object');
      if (bytes !== null) seen.add(`${bytes.byteLength} bytes of ${[...new Set(bytes)].join(' and ')}`);
    }
    expect((await writing).map(({ answer }) => answer)).toEqual(['done', 'done']);
    expect([...seen].toSorted()).toEqual(['200000 bytes of 1', '200000 bytes of 2']);
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });

  test('leaves nothing behind when an object cannot take its place', async () => {
    const root = temporaryFolder();
    const storage = createDiskStorage({ root });
    await storage.put('folder/object', Buffer.from('x'), 'text/plain');
    await expect(storage.put('folder', Buffer.from('y'), 'text/plain')).rejects.toThrow();
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
    expect(await storage.exists('folder/object')).toBe(true);
  });
});
