import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createOnce, hasCode, makeFolder, readIfPresent, replaceFile } from './atomic-file.ts';

describe('a file created once', () => {
  test('belongs to exactly one of 50 that want to create it, and is whole', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'file');
    const attempts = Array.from({ length: 50 }, (_, n) => createOnce(path, `${n}`.repeat(10_000), folder));
    const created = await Promise.all(attempts);
    expect(created.filter(Boolean)).toHaveLength(1);
    expect(await readFile(path, 'utf8')).toBe(`${created.indexOf(true)}`.repeat(10_000));
    expect(await readdir(folder)).toEqual(['file']);
  });

  test('is not touched by a later attempt', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'file');
    expect([await createOnce(path, 'first', folder), await createOnce(path, 'second', folder)]).toEqual([true, false]);
    expect(await readFile(path, 'utf8')).toBe('first');
  });

  test('leaves nothing behind when its folder is missing', async () => {
    const folder = temporaryFolder();
    await expect(createOnce(join(folder, 'missing', 'file'), 'x', folder)).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a file replaced', () => {
  test('has the new bytes, whether it was there or not', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'file');
    for (const content of ['one', 'two']) {
      await replaceFile(path, content, folder);
      expect(await readFile(path, 'utf8')).toBe(content);
    }
    expect(await readdir(folder)).toEqual(['file']);
  });
});

describe('reading what may not be there', () => {
  test('gives null for a missing file, a folder and a path through a file', async () => {
    const folder = temporaryFolder();
    await writeFile(join(folder, 'file'), 'x');
    await mkdir(join(folder, 'inner'));
    for (const name of ['missing', 'inner', 'file/below']) expect(await readIfPresent(join(folder, name))).toBeNull();
    expect((await readIfPresent(join(folder, 'file')))?.toString()).toBe('x');
  });

  test('does not hide other errors', async () => {
    await expect(readIfPresent(join(temporaryFolder(), 'x'.repeat(300)))).rejects.toMatchObject({
      code: 'ENAMETOOLONG',
    });
  });

  test('knows an error by its code only', () => {
    expect(hasCode(Object.assign(new Error('x'), { code: 'ENOENT' }), 'EEXIST', 'ENOENT')).toBe(true);
    expect(hasCode(new Error('ENOENT'), 'ENOENT')).toBe(false);
    expect(hasCode({ code: 'ENOENT' }, 'ENOENT')).toBe(false);
  });
});

test('a folder is made with every folder above it, and again without complaint', async () => {
  const folder = join(temporaryFolder(), 'a', 'b', 'c');
  await makeFolder(folder);
  await makeFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});
