import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { progressOf, sourcesHash } from './build-pages.ts';

const root = mkdtempSync(join(tmpdir(), 'roadworthy-sources-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('the pages are built anew when what they are made of changed, and only then', () => {
  write('apps/web/src/app/page.tsx', 'one');
  write('packages/ui/src/button.tsx', 'one');
  write('packages/core/src/quoting/vocabulary.ts', 'one');
  const first = sourcesHash(root);
  write('packages/core/src/quoting/expire.ts', 'a rule');
  write('packages/server/src/registry.ts', 'an operation');
  write('apps/web/src/app/page.test.tsx', 'a test');
  write('apps/web/next-env.d.ts', 'written by the build');
  write('apps/web/.next/server/app/index.html', 'the build');
  expect(sourcesHash(root)).toBe(first);
  for (const file of ['apps/web/src/app/page.tsx', 'packages/core/src/quoting/vocabulary.ts', 'package-lock.json']) {
    const before = sourcesHash(root);
    write(file, `changed ${file}`);
    expect([file, sourcesHash(root) === before]).toEqual([file, false]);
  }
});

test('a file that moved is a change', () => {
  const before = sourcesHash(root);
  rmSync(join(root, 'packages/ui/src/button.tsx'));
  write('packages/ui/src/switch.tsx', 'one');
  expect(sourcesHash(root)).not.toBe(before);
});

test('whoever waits for a build is told how far it is', () => {
  expect(progressOf('✓ Compiled successfully in 31.4s')).toBe('The pages are compiled.');
  expect(progressOf('  Generating static pages using 2 workers (281/1315) ')).toBe('281 of 1315 pages are made.');
  expect(progressOf('  Generating static pages using 2 workers (0/1315) ...')).toBeNull();
  expect(progressOf('  Collecting page data using 2 workers ...')).toBeNull();
});
