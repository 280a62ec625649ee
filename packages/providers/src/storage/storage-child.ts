// Overwrites one object again and again while another process does the same.
import { serveAsChild } from '../testing/child-process.ts';
import { createDiskStorage } from './disk-storage.ts';

export type StorageChildSettings = { readonly root: string; readonly key: string; readonly fill: number };

await serveAsChild<StorageChildSettings>(async ({ root, key, fill }) => {
  const storage = createDiskStorage({ root });
  for (let round = 0; round < 40; round += 1) await storage.put(key, Buffer.alloc(200_000, fill), 'text/plain');
  return 'done';
});
