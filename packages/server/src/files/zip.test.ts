import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { storeStream } from './store-stream.ts';
import { type ZipEntry, zipOf } from './zip.ts';

const at = new Date('2026-06-15T12:00:00Z');
const entry = (name: string, content: string | null): ZipEntry => ({
  name,
  at,
  open: () => Promise.resolve(content === null ? null : Readable.from([Buffer.from(content)])),
});
const namesOf = async (entries: readonly ZipEntry[]) => Object.keys(unzipSync(await buffer(zipOf(entries))));

describe('an archive', () => {
  test('has each file under its name, with its bytes', async () => {
    const files = unzipSync(await buffer(zipOf([entry('a/déclaration.pdf', 'one'), entry('b.txt', 'two')])));
    expect(Object.keys(files)).toEqual(['a/déclaration.pdf', 'b.txt']);
    expect(new TextDecoder().decode(files['a/déclaration.pdf'])).toBe('one');
  });

  test('names no path out of its folder, and nothing that a system could not keep', async () => {
    const names = await namesOf([
      entry('../../etc/passwd', 'x'),
      entry('/root', 'x'),
      entry('a\\b:c?.pdf', 'x'),
      entry('', 'x'),
    ]);
    expect(names).toEqual(['_/_/etc/passwd', 'root', 'a_b_c_.pdf', '_']);
  });

  test('keeps two files of one name apart, whatever the case', async () => {
    expect(await namesOf([entry('a.pdf', '1'), entry('A.pdf', '2'), entry('a.pdf', '3')])).toEqual([
      'a.pdf',
      'A (2).pdf',
      'a (3).pdf',
    ]);
  });

  test('leaves a file empty whose bytes are gone', async () => {
    const files = unzipSync(await buffer(zipOf([entry('gone.pdf', null), entry('there.pdf', 'x')])));
    expect(files['gone.pdf']).toHaveLength(0);
    expect(files['there.pdf']).toHaveLength(1);
  });

  test('opens one file at a time', async () => {
    let [open, most] = [0, 0];
    const counted = (name: string): ZipEntry => ({
      name,
      at,
      open: async () => {
        open += 1;
        most = Math.max(most, open);
        const stream = Readable.from([Buffer.alloc(2e5, name)]);
        stream.once('close', () => (open -= 1));
        return stream;
      },
    });
    await buffer(zipOf(['1', '2', '3', '4'].map(counted)));
    expect(most).toBeLessThanOrEqual(2);
  });

  test('breaks off where a file cannot be read', async () => {
    const broken: ZipEntry = { name: 'a', at, open: () => Promise.reject(new Error('the storage is away')) };
    await expect(buffer(zipOf([broken]))).rejects.toThrow('the storage is away');
  });
});

test('a stream that breaks leaves nothing in the storage', async () => {
  const calls: string[] = [];
  const storage = {
    beginUpload: () => Promise.resolve('u'),
    putPart: () => Promise.resolve({ part: 1, mark: 'm' }),
    completeUpload: () => Promise.resolve(void calls.push('completed')),
    abortUpload: () => Promise.resolve(void calls.push('aborted')),
  };
  const broken: ZipEntry = { name: 'a', at, open: () => Promise.reject(new Error('the storage is away')) };
  await expect(storeStream(storage, 'k', zipOf([broken]))).rejects.toThrow('the storage is away');
  expect(calls).toEqual(['aborted']);
});
