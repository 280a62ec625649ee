import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAssets } from './compress-assets.ts';

test('what is text is there in brotli and gzip too, and what is compressed already is not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'roadworthy-assets-'));
  mkdirSync(join(folder, 'chunks'));
  const script = 'start();'.repeat(500);
  writeFileSync(join(folder, 'chunks', 'a.js'), script);
  writeFileSync(join(folder, 'face.woff2'), 'wOF2');
  await compressAssets(folder);
  const read = (name: string): Buffer => readFileSync(join(folder, name));
  expect(brotliDecompressSync(read('chunks/a.js.br')).toString()).toBe(script);
  expect(gunzipSync(read('chunks/a.js.gz')).toString()).toBe(script);
  expect(read('chunks/a.js.br').length).toBeLessThan(script.length / 10);
  expect(existsSync(join(folder, 'face.woff2.br'))).toBe(false);
  rmSync(folder, { recursive: true });
});
