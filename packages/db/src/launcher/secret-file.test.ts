import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepSecret, secretFile } from './secret-file.ts';

test('a kept secret stays the same, differs from others and is readable by its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roadworthy-secret-'));
  const secret = keepSecret(folder, 'one');
  expect(secret).toMatch(/^[A-Za-z0-9_-]{32}$/);
  expect(keepSecret(folder, 'one')).toBe(secret);
  expect(keepSecret(folder, 'two')).not.toBe(secret);
  expect(statSync(secretFile(folder, 'one')).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
